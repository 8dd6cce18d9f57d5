import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import type * as Prerender from '../../src/server/prerender.tsx';
import type { BuildVariables } from '../build-variables.ts';
import { aliases } from '../aliases.ts';
import { messages } from '../messages.ts';
import { loadCatalogue } from '../messages/load.ts';
import { moved } from '../moved.ts';
import { siteColours } from '../site/colours.ts';
import { siteLists } from '../site/lists.ts';
import { sitePages, type SitePages } from '../site/pages.ts';
import { fillWords } from '../messages/compile.ts';
import type { SiteLanguage } from '../messages/languages.ts';
import { codeOfOwnFormats } from '../messages/own-formats.ts';
import { outputFileNames } from '../viewer-files.ts';

/** The app for the build: its route table, and its pages as HTML. `code` is the text that it was loaded from. */
export type Site = typeof Prerender & { code: string };

/**
 * Builds the app for Node, with the same asset names as the browser's build, and loads it in each language. The output
 * is in Vite's cache folder. Rejects with the bundler's error.
 */
export async function loadSites(
  config: ResolvedConfig,
  variables: Pick<BuildVariables, 'siteLanguages' | 'colours'> & { pages?: SitePages },
): Promise<ReadonlyMap<SiteLanguage, Site>> {
  const { siteLanguages } = variables;
  const bundle = await buildForNode(config, variables);
  const code = await readFile(bundle, 'utf8');
  const make = await codeOfOwnFormats(siteLanguages);
  const sites = siteLanguages.map(async (siteLanguage) => {
    const file = bundle.replace(/\.mjs$/, `-${siteLanguage.code}.mjs`);
    const own = fillWords(code, loadCatalogue(siteLanguage), siteLanguage, make);
    await writeFile(file, own);
    // Vite's module runner loads the config, and its own `import()` is closed by now.
    const exported = createRequire(import.meta.url)(file) as typeof Prerender;
    return [siteLanguage, { ...exported, code: own }] as const;
  });
  return new Map(await Promise.all(sites));
}

async function buildForNode(
  { root, cacheDir, mode, env, define, build: { outDir: folder } }: ResolvedConfig,
  {
    siteLanguages,
    colours,
    pages,
  }: Pick<BuildVariables, 'siteLanguages' | 'colours'> & { pages?: SitePages },
): Promise<string> {
  // Builds of several sites may run at once.
  const outDir = join(cacheDir, 'prerender', basename(folder));
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'warn',
    define: {
      ...Object.fromEntries(
        Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
      ),
      ...define,
      'process.env.NODE_ENV': '"production"',
    },
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { alias: aliases },
    plugins: [
      messages(siteLanguages),
      moved(siteLanguages),
      siteLists(),
      sitePages(pages),
      siteColours(colours),
    ],
    ssr: { noExternal: true, external: ['jsdom'] },
    build: {
      ssr: 'src/server/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      // Names the sources where a page cannot be rendered.
      sourcemap: true,
      rolldownOptions: {
        // Some libraries have `"use client"` directives, which only matter for React Server Components.
        checks: { moduleLevelDirective: false, pluginTimings: false },
        output: { ...outputFileNames, entryFileNames: 'prerender.mjs', codeSplitting: false },
      },
    },
  });
  return join(outDir, 'prerender.mjs');
}
