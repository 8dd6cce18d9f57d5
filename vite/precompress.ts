import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { CompressedFiles, type Coding } from './cache/compressed-files.ts';
import { trimFolderHourly, writeWhole } from './cache/files.ts';

/** The extensions of compressible files, and their types. */
export const compressedTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  atom: 'application/atom+xml',
  ics: 'text/calendar',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  wasm: 'application/wasm',
};

/** A smaller file (bytes) fits into one packet with its headers, compressed or not. */
const minBytes = 512;

/** Whether a file is sent compressed, by its name and its length. */
export const isCompressible = (file: string, length: number): boolean =>
  length >= minBytes && extname(file).slice(1) in compressedTypes;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotli = (quality: number): Coding => ({
  suffix: '.br',
  version: `br ${quality} ${process.versions.brotli}`,
  compress: (bytes) =>
    toBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  decompress: promisify(brotliDecompress),
});
const gzipCoding: Coding = {
  suffix: '.gz',
  version: `gz 9 ${process.versions.zlib}`,
  compress: (bytes) => toGzip(bytes, { level: 9 }),
  decompress: promisify(gunzip),
};

/** The smallest, and one that is 2 to 3 % larger and takes a third of the time: for the pages of a site with very many. */
const smallest = [brotli(11), gzipCoding];
const quick = [brotli(10), gzipCoding];

/** A site with more pages than this has its HTML compressed more quickly. */
const veryMany = 1_000;

const isPage = (file: string) => extname(file) === '.html';

const codingsOf = (file: string, isLarge: boolean) => (isPage(file) && isLarge ? quick : smallest);

/**
 * Whether this process belongs to `npm start`. Its build leaves the compression to its server, which compresses in the
 * background: half of the time of a build is Brotli's.
 */
export const isNpmStart = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['npm_lifecycle_event'] === 'start';

/** Below the project's root: where compressed files are kept between builds. */
export const compressedFolder = 'node_modules/.cache/compressed';

interface Precompressing {
  /** Where compressed files are kept between builds; without it, everything is compressed anew. */
  cacheFolder?: string;
  /** How many files are compressed at a time: by default four on each core, of which most wait for the disk. */
  atOnce?: number;
  /** HTML is compressed more quickly where the folder has more pages than this. */
  manyPages?: number;
  /** Whether to go on, asked before each file and before it is written. */
  goesOn?: () => boolean;
}

/**
 * Writes `.br` and `.gz` beside each compressible file of a folder for which that saves bytes, in parallel on all cores:
 * after everything else is written.
 */
export async function precompressFolder(
  folder: string,
  {
    cacheFolder,
    atOnce = 4 * availableParallelism(),
    manyPages = veryMany,
    goesOn = () => true,
  }: Precompressing = {},
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && extname(entry.name).slice(1) in compressedTypes)
    .map(({ parentPath, name }) => join(parentPath, name));
  const isLarge = paths.filter(isPage).length > manyPages;
  const files = paths.values();
  const cache = cacheFolder === undefined ? undefined : new CompressedFiles(cacheFolder);
  const compressNext = async () => {
    for (const file of files) {
      if (!goesOn()) return;
      const bytes = await readFile(file);
      if (!isCompressible(file, bytes.length)) continue;
      const codings = codingsOf(file, isLarge);
      const made = await Promise.all(
        codings.map((coding) => cache?.compress(bytes, coding) ?? coding.compress(bytes)),
      );
      if (!goesOn()) return;
      for (const [index, { suffix }] of codings.entries()) {
        const compressed = made[index]!;
        if (compressed.length < bytes.length) await writeWhole(file + suffix, compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, compressNext));
  if (cacheFolder !== undefined) await trimFolderHourly(cacheFolder);
}

/** Compresses files while their build goes on. */
export interface CompressionAhead {
  /** Compresses a file once those before it are done; `pages` is the number of pages of the site, as far as known. */
  add: (file: string, pages: number) => void;
  /** Leaves what is not begun to `precompressFolder`. */
  end: () => void;
}

/**
 * Compresses files into the cache one at a time, on another thread than that of a build that renders pages.
 * `precompressFolder` finds them there, and reports what cannot be read or written.
 */
export function compressionAhead(cacheFolder: string): CompressionAhead {
  const cache = new CompressedFiles(cacheFolder);
  let isEnded = false;
  let last = Promise.resolve();
  async function compress(file: string, pages: number) {
    if (isEnded) return;
    const bytes = await readFile(file);
    if (!isCompressible(file, bytes.length)) return;
    const codings = codingsOf(file, pages > veryMany);
    await Promise.all(codings.map((coding) => cache.compress(bytes, coding)));
  }
  return {
    add: (file, pages) => {
      last = last.then(() => compress(file, pages)).catch(() => undefined);
    },
    end: () => {
      isEnded = true;
    },
  };
}

/** The lowest quality that makes a page about as small as a host does that compresses at each request. */
const quickQuality = 5;

/** Compresses one answer within milliseconds, for a file that has not been compressed yet. */
export const compressQuickly = (bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } })
    : toGzip(bytes, { level: quickQuality });
