import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import type { BuildVariables } from './build-variables.ts';
import { hostRules } from './host/rules.ts';
import { viewerList } from './viewer-files.ts';

interface Options {
  variables: BuildVariables;
  target: string[];
}

/** The files that the worker stores. Pages are the network's; it keeps the viewer out of what it stores at first. */
const listed = [
  /^assets\/[^/]+\.(js|css)$/,
  /^assets\/reader\/[^/]+\.(js|css|wasm|pfb)$/,
  /^(favicon\.svg|icons\/icon-192\.png|manifest\.webmanifest)$/,
];

/**
 * How the worker is built once the pages are written: all that it has to know of the build stands in it as text. The
 * plugin's own list of files holds no hash of their content.
 */
export const workerOptions = ({ variables, target }: Options): Partial<VitePWAOptions['injectManifest']> => ({
  target,
  rollupFormat: 'iife',
  buildPlugins: { vite: [builtIn(variables)] },
  ...withoutOwnList,
});

/** As the plugin's documentation says; its type does not know it. */
const withoutOwnList: object = { injectionPoint: undefined };

/** Writes what `sw/version-files.ts` reads as `__BUILT_IN`. Fails the build where the shell is not written yet. */
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

/** Each file by its address, with its content as an `integrity` attribute has it. */
async function listFiles(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const wanted = names.filter((name) => listed.some((pattern) => pattern.test(name))).sort();
  const hashes = wanted.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(folder, name)));
    return [`/${name}`, `sha256-${hash.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
