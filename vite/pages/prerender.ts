import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import type * as Prerender from '../../src/server/prerender.tsx';
import { aliases } from '../aliases.ts';
import { messages } from '../messages.ts';
import { fileNames } from '../viewer-files.ts';

/** The app for the build: its route table, and its pages as HTML. */
export type Site = typeof Prerender;

/**
 * Builds the app for Node, with the same asset names as the browser's build, and loads it. The output is in
 * Vite's cache folder. Rejects with the bundler's error.
 */
export async function loadSite({ root, cacheDir, mode, env, define }: ResolvedConfig): Promise<Site> {
  const outDir = join(cacheDir, 'prerender');
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    define: {
      ...define,
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      ),
      'process.env.NODE_ENV': '"production"',
    },
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { alias: aliases },
    plugins: [messages()],
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: 'src/server/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        // Some libraries have `"use client"` directives, which only matter for React Server Components.
        checks: { moduleLevelDirective: false },
        output: { ...fileNames, entryFileNames: 'prerender.mjs', codeSplitting: false },
      },
    },
  });
  // Vite's module runner loads the config, and its own `import()` is closed by now.
  return createRequire(import.meta.url)(join(outDir, 'prerender.mjs')) as Site;
}
