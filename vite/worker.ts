import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import type { BuildVariables } from './build-variables.ts';
import { hostRules } from './host/rules.ts';
import { readerList } from './reader-files.ts';

interface Options {
  variables: BuildVariables;
  target: string[];
}

/**
 * How the worker is built once the pages are written. Its list names each file with the hash of its content, and the
 * shell, the list of the viewer's files and the security headers of the site stand in the worker itself.
 */
export function workerOptions({ variables, target }: Options): Partial<VitePWAOptions['injectManifest']> {
  let folder = '';
  const noteFolder: Plugin = {
    name: 'worker-folder',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
  };
  return {
    target,
    // The viewer is listed for the worker, which keeps it out of the precache.
    globPatterns: [
      'assets/*.{js,css}',
      'assets/reader/*.{js,css,wasm,pfb}',
      'favicon.svg',
      'icons/icon-192.png',
    ],
    rollupFormat: 'iife',
    buildPlugins: { vite: [noteFolder, builtIn(variables)] },
    manifestTransforms: [
      async (entries) => ({
        manifest: await Promise.all(
          entries.map(async (entry) => ({ ...entry, integrity: await integrityOf(join(folder, entry.url)) })),
        ),
      }),
    ],
  };
}

/** Writes what `sw/files.ts` reads as `__BUILT_IN`. Fails the build where the shell is not written yet. */
function builtIn(variables: BuildVariables): Plugin {
  return {
    name: 'worker-built-in',
    async config({ root = '.', build }) {
      const folder = resolve(root, build?.outDir ?? 'dist');
      const { security, documentPolicy } = hostRules(variables);
      const texts = {
        shell: await readFile(join(folder, 'shell.html'), 'utf8'),
        readerList: await readFile(join(folder, readerList), 'utf8'),
      };
      return { define: { 'self.__BUILT_IN': JSON.stringify({ ...texts, security, documentPolicy }) } };
    },
  };
}

/** The content of a file as an `integrity` attribute has it. */
async function integrityOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
}
