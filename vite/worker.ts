import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import type { BuildVariables } from './build-variables.ts';
import { hostRules } from './host/rules.ts';
import { viewerList } from '../sw/contract/contract';

interface Options {
  variables: BuildVariables;
  target: string[];
}

/** The files that the worker stores. Pages are not precached, and the viewer's files are not in the first install. */
const listed = [
  /^assets\/[^/]+\.(js|css)$/,
  /^assets\/reader\/[^/]+\.(js|css|wasm|pfb)$/,
  /^(favicon\.svg|app-icons\/icon-192\.png|manifest\.webmanifest)$/,
];

/**
 * The options for building the worker after the pages: all build data is inlined into its script. The
 * plugin's own manifest has no hashes of file contents.
 */
export const workerOptions = ({ variables, target }: Options): Partial<VitePWAOptions['injectManifest']> => ({
  target,
  rollupFormat: 'iife',
  buildPlugins: { vite: [builtIn(variables)] },
  ...withoutOwnList,
});

/**
 * Turns off the manifest: https://vite-pwa-org.netlify.app/guide/inject-manifest.html The option's type lacks
 * `undefined`.
 */
const withoutOwnList: object = { injectionPoint: undefined };

/** Defines `__BUILT_IN` for `sw/version/version-files.ts`. Fails the build if the shell is not written yet. */
function builtIn(variables: BuildVariables): Plugin {
  return {
    name: 'worker-built-in',
    async config({ root = '.', build }) {
      const folder = resolve(root, build?.outDir ?? 'dist');
      const { security, documentPolicy } = hostRules(variables);
      const [shell, list, files] = await Promise.all([
        readFile(join(folder, 'shell.html'), 'utf8'),
        readFile(join(folder, viewerList), 'utf8'),
        listFiles(folder),
      ]);
      const all = { files, shell, readerList: list, security, documentPolicy };
      return { define: { 'self.__BUILT_IN': JSON.stringify(all) } };
    },
  };
}

/** Each file by its address, with its hash in the format of an `integrity` attribute. */
async function listFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const matching = names.filter((name) => listed.some((pattern) => pattern.test(name))).sort();
  const hashes = matching.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    return [`/${name}`, `sha256-${hash.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
