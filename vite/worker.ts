import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type InlineConfig, type Plugin, build } from 'vite';
import { VitePWA, type VitePWAOptions, type VitePluginPWAAPI } from 'vite-plugin-pwa';
import { definesOf, type BuildVariables } from './build-variables.ts';
import { hostRules } from './host/rules.ts';
import { manifestAddress } from './manifest.ts';
import { loadCatalogue } from './messages/load.ts';
import type { LanguageFiles } from './messages/language-files.ts';
import type { SiteLanguage } from './messages/languages.ts';
import { readMoved } from './host/moved.ts';
import { plainMessages } from './messages/catalogue.ts';
import { siteColours } from './site/colours.ts';
import { viewerList } from '../sw/contract/contract.ts';

interface Options {
  variables: BuildVariables;
  target: string[];
  /** The chunks of each language. */
  languageFiles?: LanguageFiles | undefined;
}

/** The files that the worker stores. Pages are not precached, and the viewer's files are not in the first install. */
const listed = [
  /^assets\/[^/]+\.(js|css)$/,
  /^assets\/reader\/[^/]+\.(js|css|wasm|pfb)$/,
  /^(favicon\.svg|app-icons\/icon-192\.png|([a-z]+\/)?manifest\.webmanifest)$/,
];

interface WorkerOptions extends Options {
  /** The web app manifest. */
  manifest: VitePWAOptions['manifest'];
  /** Changes the configuration of the worker's own build. */
  configure: (config: InlineConfig) => void;
}

/**
 * The plugins that write the web app manifest, and `build`, which builds the worker once everything that it lists is
 * written. vite-plugin-pwa would build it in `closeBundle`, which the bundler calls after a failed build too: the error
 * of a worker without files would take the place of the first one.
 */
export function serviceWorker({ manifest, configure, ...options }: WorkerOptions): {
  plugins: Plugin[];
  build: () => Promise<void>;
} {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    integration: { configureCustomSWViteBuild: configure },
    registerType: 'prompt',
    manifest,
    includeManifestIcons: false,
    injectManifest: workerOptions(options),
  });
  const api = plugins.find((plugin) => plugin.name === 'vite-plugin-pwa')!.api as VitePluginPWAAPI;
  return {
    plugins: plugins.map(({ closeBundle: _inOwnStep, ...plugin }) => plugin),
    build: () => api.generateSW(),
  };
}

/**
 * The options for building the worker after the pages: all build data is inlined into its script. The
 * plugin's own manifest has no hashes of file contents.
 */
export const workerOptions = ({
  variables,
  target,
  languageFiles,
}: Options): Partial<VitePWAOptions['injectManifest']> => ({
  target,
  rollupFormat: 'iife',
  buildPlugins: { vite: [siteColours(variables.colours), builtIn({ variables, languageFiles })] },
  ...withoutOwnList,
});

/**
 * Turns off the manifest: https://vite-pwa-org.netlify.app/guide/inject-manifest.html The option's type lacks
 * `undefined`.
 */
const withoutOwnList: object = { injectionPoint: undefined };

/** Defines `__BUILT_IN` for `sw/version/version-files.ts`. Fails the build if the shell is not written yet. */
function builtIn({ variables, languageFiles }: Omit<Options, 'target'>): Plugin {
  return {
    name: 'worker-built-in',
    async config({ root = '.', build }) {
      const folder = resolve(root, build?.outDir ?? 'dist');
      const { security, documentPolicy } = hostRules(variables);
      const [first, ...others] = await Promise.all(
        variables.siteLanguages.map((siteLanguage) => readLanguage(folder, siteLanguage)),
      );
      const files = await listFiles(folder);
      const names = Object.keys(files);
      const all = {
        files,
        shell: first!.shell,
        readerList: first!.readerList,
        language: first!.language,
        ...(first!.lists && { lists: first!.lists }),
        security,
        documentPolicy,
        moved: readMoved(root, variables.siteLanguages),
        ...(others.length > 0 && {
          own: names.filter((name) => isManifest(first!, name) || languageFiles?.hasCopies(name)),
          siteLanguages: others.map((siteLanguage) => ({
            ...siteLanguage,
            own: names.filter(
              (name) => isManifest(siteLanguage, name) || languageFiles?.isOf(siteLanguage, name),
            ),
          })),
        }),
      };
      return { define: { ...definesOf(variables), 'self.__BUILT_IN': JSON.stringify(all) } };
    },
  };
}

const isManifest = (siteLanguage: Pick<SiteLanguage, 'prefix'>, name: string) =>
  name === manifestAddress(siteLanguage);

/** Reads the answers of the worker in one language. */
async function readLanguage(folder: string, siteLanguage: SiteLanguage) {
  const { prefix, lists, tag, name, direction } = siteLanguage;
  const [shell, readerList] = await Promise.all(
    ['shell.html', viewerList].map((name) => readFile(join(folder, prefix, name), 'utf8')),
  );
  const words = plainMessages(loadCatalogue(siteLanguage), 'worker');
  return { prefix, lists, shell: shell!, readerList: readerList!, language: { tag, name, direction, words } };
}

/**
 * The length (characters of base64) of a hash in the worker: 132 bits, which nobody can forge. Whole hashes would add a
 * sixth to the script that each phone fetches with each version.
 */
const hashLength = 22;

/** Each file by its address, with the beginning of its SHA-256. */
async function listFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const matching = names.filter((name) => listed.some((pattern) => pattern.test(name))).sort();
  const hashes = matching.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    return [`/${name}`, `sha256-${hash.digest('base64').slice(0, hashLength)}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

/** The file of the build to publish in place of `sw.js` to remove the worker from all devices. */
const unregisterFile = 'unregister-sw.js';

/** Adds the worker that unregisters itself to the build. Nothing registers, precaches or links to it. */
export function unregisterWorker({ target }: { target: string[] }): Plugin {
  let root = '';
  return {
    name: 'unregister-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: unregisterFile,
        source: await buildUnregisterWorker(root, target),
      });
    },
  };
}

/** The code of that worker. Throws unless it is one classic script: not every browser supports module workers. */
export async function buildUnregisterWorker(root: string, target: string[]): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'sw/unregister-worker-sw.ts'), output: { format: 'iife' } },
    },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [{ output: { code?: string }[] }];
  const [chunk, ...more] = output;
  if (!chunk?.code || more.length > 0)
    throw new Error('The worker that unregisters itself is to be one script.');
  return chunk.code;
}
