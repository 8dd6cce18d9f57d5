import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import type * as Prerender from '../src/server/prerender.tsx';
import { aliases } from './aliases.ts';
import { buildStamp } from './build-stamp.ts';
import { fileNames } from './viewer-files.ts';

/** The app as the build runs it: its route table, and its pages as HTML. */
export type Site = typeof Prerender;

/**
 * Builds the app for Node, with the names that the browser's build gives to assets, and loads it. Its folder lies
 * below Vite's cache. Rejects with the bundler's error.
 */
export async function loadSite({ root, cacheDir, mode, env }: ResolvedConfig): Promise<Site> {
  const outDir = join(cacheDir, 'prerender');
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    define: {
      ...buildStamp(process.env),
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      ),
      'process.env.NODE_ENV': '"production"',
    },
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { alias: aliases },
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: 'src/server/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        // What libraries say to bundlers of server components is nothing to us.
        checks: { moduleLevelDirective: false },
        output: { ...fileNames, entryFileNames: 'prerender.mjs', codeSplitting: false },
      },
    },
  });
  // The config is loaded by Vite's module runner, whose own import() is closed by now.
  return createRequire(import.meta.url)(join(outDir, 'prerender.mjs')) as Site;
}
