import type { Plugin } from 'vite';

/** Everything that only the reader of documents needs lies here, so that no visit without a document fetches it. */
export const viewerFolder = 'assets/reader';

/** The file of the build that tells page and worker what the reader is made of. */
export const viewerList = 'reader.json';

const isOfReader = (names: readonly string[]) =>
  names.some((name) => /\/src\/reader\/|\/pdfjs-dist\/|(^|\/)(pdfjs-dist|src\/reader)\//.test(name));

/** The names that the build gives to its files: those of the reader stand in their own folder. */
export const fileNames = {
  chunkFileNames: (chunk: { name: string; moduleIds: readonly string[]; facadeModuleId?: string | null }) => {
    if (isOfReader([...chunk.moduleIds, chunk.facadeModuleId ?? '']))
      return `${viewerFolder}/[name]-[hash].js`;
    // What pages share is named after all of them: every page carries the list of these names.
    return chunk.name.includes('~') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js';
  },
  assetFileNames: ({ originalFileNames }: { originalFileNames: readonly string[] }) =>
    isOfReader(originalFileNames)
      ? `${viewerFolder}/[name]-[hash][extname]`
      : 'assets/[name]-[hash][extname]',
};

/** The reader's worker is the only one that the build bundles. */
export const workerFileNames = `${viewerFolder}/[name]-[hash].js`;

/** What `reader.json` holds: addresses, all of them on the app's own origin. */
interface ReaderFiles {
  /** Needed by every document. */
  always: string[];
  /** Decoders of scanned pages, by the name under which a document asks for them. */
  decoders: Record<'openjpeg' | 'jbig2', string>;
}

/**
 * Writes the list of the reader's files, which the page stores with the first document and the worker with each new
 * version. Fails the build where one of them is missing.
 */
export function viewerFiles(): Plugin {
  return {
    name: 'reader-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith(`${viewerFolder}/`));
        this.emitFile({ type: 'asset', fileName: viewerList, source: JSON.stringify(listFiles(names)) });
      },
    },
  };
}

/** The list, from the names of the reader's files in the build. */
export function listFiles(names: readonly string[]): ReaderFiles {
  const addresses = names.filter((name) => !name.endsWith('.map')).map((name) => `/${name}`);
  const find = (pattern: RegExp) => {
    const found = addresses.find((address) => pattern.test(address));
    if (found === undefined) throw new Error(`The build has no file ${String(pattern)} for the reader.`);
    return found;
  };
  find(/\/reader-[^/]+\.js$/);
  find(/\/pdf\.worker-[^/]+\.js$/);
  return {
    always: addresses.filter((address) => !address.endsWith('.wasm')),
    decoders: { openjpeg: find(/\/openjpeg-[^/]+\.wasm$/), jbig2: find(/\/jbig2-[^/]+\.wasm$/) },
  };
}
