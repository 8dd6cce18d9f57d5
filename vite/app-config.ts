import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { aliases } from './aliases';
import { apiCalls } from './api/calls';
import { apiReach } from './api/reach';
import { buildTarget as target } from './browser-floor';
import { buildStamp } from './build-stamp';
import { definesOf, type BuildVariables } from './build-variables';
import { chunkGroups, noCycles, plainImports } from './chunks';
import { loadResources, contentApi } from './content-api';
import { writeEditor } from './editor/write';
import { globalCss } from './pages/page-html';
import { host } from './host';
import { hostsStamp } from './host/policy';
import { Licences } from './licences';
import { manifest } from './manifest';
import { messages } from './messages';
import { moved } from './moved';
import { LanguageFiles } from './messages/language-files';
import { pages } from './pages';
import { compressedFolder, compressionAhead, isNpmStart, precompressFolder } from './precompress';
import { contentFindings } from './report/report';
import { siteFolder } from './site/folder';
import { hasAllPages, pagesOf, sitePages, unlinkedPaths } from './site/pages';
import { siteColours } from './site/colours';
import { siteIcons } from './site/icons';
import { siteLists } from './site/lists';
import { missingWords } from './site/missing-words';
import { replaceDist } from './replace-dist';
import { texts } from './document-texts';
import { trimPdfjs } from './pdfjs';
import { unregisterWorker, serviceWorker } from './worker';
import { withoutCounts } from './without-counts';
import { outputFileNames, viewerFiles, workerOutputFileNames } from './viewer-files';

/**
 * The Vite configuration of the build and the development server. The preview server needs none of it, and starts three
 * times as fast without.
 */
export function appConfig(given: BuildVariables, root = process.cwd()): UserConfig {
  // An API may have by tomorrow what it does not have today: only the folder of a site tells which pages are empty.
  const chosen = pagesOf(given, given.apiBaseUrl === '' ? siteFolder(root) : undefined);
  const unlinked = unlinkedPaths(chosen);
  const isWhole = hasAllPages(chosen);
  const variables = { ...given, pages: chosen };
  const ask = apiCalls(console.warn);
  const licences = new Licences();
  const findings = contentFindings(variables);
  const languageFiles = new LanguageFiles(variables.siteLanguages);
  const worker = serviceWorker({
    variables,
    target,
    languageFiles,
    manifest: manifest(variables),
    configure: licences.collectIn,
  });
  const cacheFolder = join(process.cwd(), compressedFolder);
  const ahead = isNpmStart(process.env) ? undefined : compressionAhead(cacheFolder);
  const compress = async (folder: string) => {
    ahead?.end();
    await precompressFolder(folder, { cacheFolder });
  };
  return {
    define: { ...buildStamp(process.env), ...hostsStamp(variables), ...definesOf(variables, unlinked) },
    resolve: { alias: aliases },
    build: {
      target,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['index.html', 'src/app/start.tsx'],
        output: { ...outputFileNames, codeSplitting: { groups: chunkGroups(isWhole) } },
      },
    },
    worker: {
      format: 'es',
      plugins: () => [trimPdfjs(), licences.collect()],
      rolldownOptions: { output: { entryFileNames: workerOutputFileNames } },
    },
    plugins: [
      replaceDist([worker.build, licences.write, writeEditor(variables), ...(ahead ? [compress] : [])]),
      messages(variables.siteLanguages),
      moved(variables.siteLanguages),
      missingWords(variables, siteFolder(root)),
      siteLists(),
      sitePages(chosen),
      withoutCounts(variables.countsEndpoint),
      siteColours(variables.colours),
      siteIcons(variables),
      react(),
      globalCss(),
      trimPdfjs(),
      plainImports(),
      ...(isWhole ? [] : [noCycles()]),
      viewerFiles(),
      languageFiles.write(),
      apiReach({ variables, ask, readResources: (at) => loadResources(at, chosen) }),
      contentApi({
        enabled: variables.apiBaseUrl === '',
        siteLanguages: variables.siteLanguages,
        inspect: findings.inspect,
        pages: chosen,
      }),
      findings.plugin,
      texts(),
      pages({ variables, ask, languageFiles, ahead }),
      unregisterWorker({ target }),
      host({ variables }),
      licences.collect(),
      worker.plugins,
    ],
  };
}
