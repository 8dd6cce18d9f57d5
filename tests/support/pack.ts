import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Files by path (`site/index.html`). */
export type Files = ReadonlyMap<string, Buffer>;

/**
 * Packs files into one, compressed as a whole: pages of one site repeat each other, and a window of 16 MB covers that.
 */
export function packFiles(files: Files): Buffer {
  const list = [...files].map(([path, { length }]) => [path, length]);
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...files.values()]);
  return brotliCompressSync(whole, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
    },
  });
}

/** Unpacks the original files. */
export function unpackFiles(pack: Buffer): Files {
  const whole = brotliDecompressSync(pack);
  const end = whole.indexOf('\n');
  const list = JSON.parse(whole.subarray(0, end).toString()) as [path: string, length: number][];
  let at = end + 1;
  return new Map(list.map(([path, length]) => [path, whole.subarray(at, (at += length))]));
}
