/**
 * Detects images by their bytes. Decoding would prove more, but `createImageBitmap` takes 3 MB and about 30
 * ms on a slow phone for an image of 1200 × 675 px, and does not decode SVG. These signatures also detect a
 * truncated file.
 */

interface Format {
  begins(bytes: Uint8Array): boolean;
  isWhole(bytes: Uint8Array): boolean;
}

/**
 * Decodes one character per byte. In browsers `latin1` is windows-1252, which differs from 0x80 to 0x9f:
 * https://encoding.spec.whatwg.org/#names-and-labels
 */
const text = (bytes: Uint8Array, from: number, to?: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to));

const numbers = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Cameras and servers may append some bytes to an image. */
const endWithin = 1_024;

const ends = (bytes: Uint8Array, mark: string) =>
  text(bytes, Math.max(0, bytes.length - endWithin)).includes(mark);

/** AVIF and HEIC files are a sequence of boxes, each with its length. */
function hasCompleteBoxes(bytes: Uint8Array): boolean {
  const view = numbers(bytes);
  let place = 0;
  while (place + 8 <= bytes.length) {
    const short = view.getUint32(place);
    // 0: the box extends to the end of the file. 1: the length is in the eight bytes after the box type.
    if (short === 0) return true;
    if (short === 1 && place + 16 > bytes.length) return false;
    const length = short === 1 ? Number(view.getBigUint64(place + 8)) : short;
    if (length < 8) return false;
    place += length;
  }
  return place <= bytes.length;
}

const png: Format = {
  begins: (bytes) => bytes[0] === 0x89 && text(bytes, 1, 8) === 'PNG\r\n\x1a\n',
  isWhole: (bytes) => ends(bytes, 'IEND'),
};
const jpeg: Format = {
  begins: (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff',
  // A phone may append a video, so the end marker is searched in the whole file.
  isWhole: (bytes) => text(bytes, 3).includes('\xff\xd9'),
};
const gif: Format = {
  begins: (bytes) => /^GIF8[79]a/.test(text(bytes, 0, 6)),
  isWhole: (bytes) => text(bytes, Math.max(0, bytes.length - 16)).includes(';'),
};
const webp: Format = {
  begins: (bytes) => /^RIFF[^]{4}WEBP/.test(text(bytes, 0, 12)),
  isWhole: (bytes) => bytes.length >= 12 && numbers(bytes).getUint32(4, true) + 8 <= bytes.length,
};
const boxes: Format = {
  begins: (bytes) => /^[^]{4}ftyp[^]{0,64}?(avi[fs]|mif1|msf1|hei[cx])/.test(text(bytes, 0, 80)),
  isWhole: hasCompleteBoxes,
};
const svg: Format = {
  // The root element may follow a byte order mark, an XML declaration, comments and a doctype. A comment ends at the
  // first `-->`: with `[^]*?`, n comments could be divided in 2^n ways.
  begins: (bytes) =>
    /^(\xef\xbb\xbf)?\s*(<\?[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*|<!doctype\s+svg[^>[]*(\[[^\]]*\]\s*)?>\s*)*<svg[\s/>]/i.test(
      text(bytes, 0, 16_384),
    ),
  isWhole: (bytes) => ends(bytes, '</svg') || /<svg[^<>]*\/>\s*$/i.test(text(bytes, 0, 16_384)),
};

/** An icon is a directory of images, each with its size and offset: https://en.wikipedia.org/wiki/ICO_(file_format) */
const ico: Format = {
  begins: (bytes) => text(bytes, 0, 4) === '\0\0\x01\0',
  isWhole(bytes) {
    const count = bytes.length >= 6 ? numbers(bytes).getUint16(4, true) : 0;
    const entries = Array.from({ length: count }, (_, index) => 6 + index * 16);
    const ends = (entry: number) =>
      numbers(bytes).getUint32(entry + 8, true) + numbers(bytes).getUint32(entry + 12, true);
    return count > 0 && entries.every((entry) => entry + 16 <= bytes.length && ends(entry) <= bytes.length);
  },
};

const rasterFormats = [png, jpeg, gif, webp, boxes, ico];

/**
 * Why the bytes are not a complete image that browsers show with this content type (AVIF, WebP, PNG, JPEG,
 * GIF, ICO or SVG); undefined if they are.
 */
export function validateImage(bytes: Uint8Array, type: string): string | undefined {
  const formats = /^image\/svg\b/i.test(type) ? [svg] : rasterFormats;
  const format = formats.find(({ begins }) => begins(bytes));
  if (!format) return `not an image, although the content type is "${type}"`;
  return format.isWhole(bytes) ? undefined : 'a truncated image';
}
