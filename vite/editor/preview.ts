import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, loadEnv, runnerImport, type InlineConfig, type Plugin } from 'vite';
import type * as GlobalCss from '../../src/server/global-css.tsx';
import { aliases } from '../aliases.ts';
import { buildTarget } from '../browser-floor.ts';
import { buildStamp } from '../build-stamp.ts';
import { definesOf, readBuildVariables } from '../build-variables.ts';
import { hostsStamp } from '../host/policy.ts';
import { inLanguage, messages } from '../messages.ts';
import { loadCatalogue } from '../messages/load.ts';
import { fillWords } from '../messages/compile.ts';
import { codeOfOwnFormats } from '../messages/own-formats.ts';
import { moved } from '../moved.ts';
import { globalCssElement, withHead } from '../pages/page-html.ts';
import { trimPdfjs } from '../pdfjs.ts';
import { siteColours } from '../site/colours.ts';
import { readDescription } from '../site/description.ts';
import { siteFolder } from '../site/folder.ts';
import { siteLists } from '../site/lists.ts';
import { sitePages } from '../site/pages.ts';

const entry = 'virtual:editor-preview';
const code = `
import { startPreview } from '/src/preview/preview.tsx';
import { recordOfDraft } from '/vite/editor/draft.ts';
startPreview(recordOfDraft);`;

/**
 * Bundles the frames in which the editor previews a record, one for each language of the site, into `folder`:
 * `fa.html`, and its files in `fa/`. They have the pages of the site and its colours. Takes about ten seconds. Rejects
 * with the error of the bundler.
 */
export async function bundlePreviews(root: string, folder: string): Promise<void> {
  const variables = readBuildVariables(
    loadEnv('production', root, 'VITE_'),
    readDescription(siteFolder(root)),
  );
  const { siteLanguages, colours } = variables;
  const shared = { root, configFile: false, logLevel: 'error' } as const;
  const plugins = (): Plugin[] => [
    messages(siteLanguages),
    moved(siteLanguages),
    siteLists(),
    sitePages(),
    siteColours(colours),
  ];
  const draft = `${folder}-all`;
  await build({
    ...shared,
    resolve: { alias: aliases },
    base: './',
    publicDir: false,
    define: { ...buildStamp(process.env), ...hostsStamp(variables), ...definesOf(variables) },
    plugins: [...plugins(), react(), trimPdfjs(), glue()],
    worker: { format: 'es', plugins: () => [trimPdfjs()] },
    build: {
      outDir: draft,
      emptyOutDir: true,
      target: buildTarget,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4_000,
      rolldownOptions: { input: join(root, 'src/preview/index.html') },
    },
  });
  const look = await lookOf(root, { ...shared, plugins: plugins() });
  const html = readFileSync(join(draft, 'src/preview/index.html'), 'utf8');
  rmSync(join(draft, 'src'), { recursive: true });
  const make = await codeOfOwnFormats(siteLanguages);
  for (const siteLanguage of siteLanguages) {
    const place = join(folder, siteLanguage.code);
    cpSync(draft, place, { recursive: true });
    const catalogue = loadCatalogue(siteLanguage);
    for (const { name, parentPath } of readdirSync(place, { recursive: true, withFileTypes: true })) {
      if (!name.endsWith('.js')) continue;
      const file = join(parentPath, name);
      writeFileSync(file, fillWords(readFileSync(file, 'utf8'), catalogue, siteLanguage, make));
    }
    const page = html.replaceAll('../../', `./${siteLanguage.code}/`);
    writeFileSync(`${place}.html`, withHead(inLanguage(page, siteLanguage), look));
  }
  rmSync(draft, { recursive: true });
}

/** The style sheet of all pages, as an element. */
async function lookOf(root: string, config: InlineConfig): Promise<string> {
  const { module } = await runnerImport<typeof GlobalCss>(join(root, 'src/server/global-css.tsx'), config);
  return globalCssElement(module.globalCss());
}

/** Joins the page, which knows nothing of files, with what reads them. */
const glue = (): Plugin => ({
  name: 'editor-preview',
  resolveId: { filter: { id: new RegExp(`^/?${entry}$`) }, handler: () => `\0${entry}` },
  load: { filter: { id: new RegExp(`^\0${entry}$`) }, handler: () => code },
});
