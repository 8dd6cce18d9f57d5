import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { aliases } from './vite/aliases';
import { apiCalls } from './vite/api/calls';
import { apiReach } from './vite/api/reach';
import { buildStamp } from './vite/build-stamp';
import { readBuildVariables } from './vite/build-variables';
import { contentApi } from './vite/content-api';
import { formReceiver } from './vite/form-receiver';
import { unregisterWorker } from './vite/unregister-worker';
import { host } from './vite/host';
import { hostsStamp } from './vite/host/outside-hosts';
import { trimPdfjs } from './vite/trim-pdfjs';
import { globalCss } from './vite/global-css';
import { Licences } from './vite/licences';
import { manifest } from './vite/manifest';
import { messages } from './vite/messages';
import { EditionFiles } from './vite/messages/edition-files';
import { pages } from './vite/pages';
import { plainImports } from './vite/plain-imports';
import { precompress } from './vite/precompress';
import { previewHost } from './vite/preview';
import { fileNames, viewerFiles, workerFileNames } from './vite/viewer-files';
import { workerOptions } from './vite/worker';
import { texts } from './vite/texts';
import { replaceDist } from './vite/replace-dist';

/** The browser floor: Android WebView and Chrome 109, Firefox 115, Safari 16.4. */
const target = ['chrome109', 'firefox115', 'safari16.4'];

/**
 * The scripts of every page are bundled into two files: many small ones cost round trips, and compress badly. Libraries
 * change seldom, so a new version of the app leaves their file cached.
 */
const initial = ['$initial' as const];
/**
 * The entry with its imports; everything else is loaded after the page is painted. It runs even if no other file loads.
 */
const entry = { name: 'entry', test: /\/src\/main\.ts$|\/index\.html/, priority: 4 };
const libraries = {
  name: 'libraries',
  test: /\/node_modules\/|\/src\/app\/vendor\.ts$/,
  tags: initial,
  priority: 3,
};
const base = { name: 'base', tags: initial, priority: 2 };
/** Small modules that most pages use, though none of them at the start: files of their own would cost more. */
const small = {
  name: 'small',
  test: /\/src\/(components\/ui\/(skeleton|entry-boundary|progress-bar)|data\/search\/fold-text)/,
  priority: 2,
  includeDependenciesRecursively: false,
};
/** The components of lists and documents: most pages show one or the other. */
const records = {
  name: 'records',
  test: /\/src\/(components\/(list|document(?!\/(document-menu|share-document)\.))|components\/install\/install-before-save|words\/(documents|vacancies|volunteers)|browser\/download-blob|data\/documents\/types)/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** Only the sample templates use these: in the shared chunk every page would fetch them. */
const templates = {
  name: 'templates',
  test: /\/src\/(components\/(template\/|form\/consultation-form)|words\/templates)/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** The components of lists of news and articles. The home page uses their cards, but not the rest. */
const news = {
  name: 'news',
  test: /\/src\/components\/news\/(?!\w+-card\.)/,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** Modules that several pages share are grouped by the pages that share them. */
const shared = {
  name: 'shared',
  test: /\/src\/(components|data|browser|schemas|words|format|addresses)/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 4_000,
};

export default defineConfig(({ mode }) => {
  const variables = readBuildVariables(loadEnv(mode, process.cwd(), 'VITE_'));
  const ask = apiCalls(console.warn);
  const licences = new Licences();
  const editionFiles = new EditionFiles(variables.editions);
  const server = { host: process.env.HOST ?? 'localhost', strictPort: true };
  return {
    server: { ...server, port: Number(process.env.PORT ?? 5173) },
    preview: { ...server, port: Number(process.env.PORT ?? 4173) },
    define: { ...buildStamp(process.env), ...hostsStamp(variables) },
    resolve: { alias: aliases },
    build: {
      target,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['index.html', 'src/app/start.tsx'],
        output: {
          ...fileNames,
          codeSplitting: { groups: [entry, libraries, base, small, records, templates, news, shared] },
        },
      },
    },
    worker: {
      format: 'es',
      plugins: () => [trimPdfjs(), licences.collect()],
      rolldownOptions: { output: { entryFileNames: workerFileNames } },
    },
    plugins: [
      replaceDist(),
      messages(variables.editions),
      react(),
      globalCss(),
      trimPdfjs(),
      plainImports(),
      viewerFiles(),
      editionFiles.write(),
      apiReach({ variables, ask }),
      formReceiver({ endpoint: variables.formsEndpoint, folder: process.env.FORMS_FOLDER || 'messages' }),
      contentApi({ enabled: variables.apiBaseUrl === '' }),
      texts(),
      pages({ variables, ask, editionFiles }),
      unregisterWorker({ target }),
      host({ variables }),
      licences.collect(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        injectRegister: false,
        integration: { configureCustomSWViteBuild: licences.collectIn },
        registerType: 'prompt',
        manifest: manifest(variables),
        includeManifestIcons: false,
        injectManifest: workerOptions({ variables, target, editionFiles }),
      }),
      licences.write(),
      precompress(),
      previewHost(),
    ],
  };
});
