import type { Plugin } from 'vite';
import { viewerFolder, viewerList } from '../sw/contract/contract';
import { isForOffice } from '../sw/contract/urls';

/**
 * The files that only the document viewer needs have a folder of their own, so that no visit without a document fetches
 * them.
 */
const folder = viewerFolder.replaceAll(/^\/|\/$/g, '');

const isOfViewer = (names: readonly string[]) =>
  names.some((name) => /\/src\/viewer\/|\/pdfjs-dist\/|(^|\/)(pdfjs-dist|src\/viewer)\//.test(name));

/** File names of the build: those of the viewer are in their own folder. */
export const outputFileNames = {
  chunkFileNames: (chunk: { name: string; moduleIds: readonly string[]; facadeModuleId?: string | null }) => {
    if (isOfViewer([...chunk.moduleIds, chunk.facadeModuleId ?? ''])) return `${folder}/[name]-[hash].js`;
    // Rolldown names a shared chunk after all pages that use it, and every page's `data-parts` lists its name.
    // The scripts of a first visit name 84 others, and a hash does not compress: 42 bits tell versions of a name apart.
    return chunk.name.includes('~') ? 'assets/shared-[hash:7].js' : 'assets/[name]-[hash:7].js';
  },
  assetFileNames: ({ originalFileNames }: { originalFileNames: readonly string[] }) =>
    isOfViewer(originalFileNames) ? `${folder}/[name]-[hash][extname]` : 'assets/[name]-[hash][extname]',
};

/** The files of workers: that of the viewer is in its folder, that of the search among the app's scripts. */
export const workerOutputFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
  `${isOfViewer([facadeModuleId ?? '']) ? folder : 'assets'}/[name]-[hash].js`;

/** The content of `reader.json`: addresses on the app's own origin. */
interface ViewerFiles {
  /** Needed by every document. */
  always: string[];
  /** Needed by each document that is no PDF, and by no PDF. */
  office: string[];
  /** Decoders for scanned pages, by the name of the filter's library. */
  decoders: Record<'openjpeg' | 'jbig2', string>;
}

/**
 * Writes the list of the viewer's files, which the page stores with the first document and the worker with
 * each new version. Fails the build if one of them is missing.
 */
export function viewerFiles(): Plugin {
  return {
    name: 'viewer-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith(`${folder}/`));
        this.emitFile({
          type: 'asset',
          fileName: viewerList.slice(1),
          source: JSON.stringify(listFiles(names)),
        });
      },
    },
  };
}

/** The list, from the names of the viewer's files in the build. */
export function listFiles(names: readonly string[]): ViewerFiles {
  const addresses = names.filter((name) => !name.endsWith('.map')).map((name) => `/${name}`);
  const find = (pattern: RegExp) => {
    const found = addresses.find((address) => pattern.test(address));
    if (found === undefined) throw new Error(`The build has no file ${String(pattern)} for the viewer.`);
    return found;
  };
  find(/\/viewer-[^/]+\.js$/);
  find(/\/pdf\.worker-[^/]+\.js$/);
  find(/\/office-worker-[^/]+\.js$/);
  return {
    always: addresses.filter((address) => !address.endsWith('.wasm') && !isForOffice(address)),
    office: addresses.filter(isForOffice),
    decoders: { openjpeg: find(/\/openjpeg-[^/]+\.wasm$/), jbig2: find(/\/jbig2-[^/]+\.wasm$/) },
  };
}
