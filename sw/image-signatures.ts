/**
 * What an image is, by its bytes. A decoder would prove more, but `createImageBitmap` takes 3 MB and some 30 ms of a slow
 * phone for a picture of 1200 × 675, and decodes no SVG; these marks also tell a file that was cut short.
 */

interface Format {
  begins(bytes: Uint8Array): boolean;
  isWhole(bytes: Uint8Array): boolean;
}

/** One character for each byte; not the same one in all programs from 0x80 to 0x9f, for browsers take windows-1252. */
const text = (bytes: Uint8Array, from: number, to?: number) =>
  new TextDecoder('latin1').decode(bytes.subarray(from, to));

const numbers = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Cameras and servers write some bytes of their own behind an image. */
const endWithin = 1_024;

const ends = (bytes: Uint8Array, mark: string) =>
  text(bytes, Math.max(0, bytes.length - endWithin)).includes(mark);

/** AVIF and HEIC are boxes, one behind the other, each with its length. */
function holdsItsBoxes(bytes: Uint8Array): boolean {
  const view = numbers(bytes);
  let place = 0;
  while (place + 8 <= bytes.length) {
    const short = view.getUint32(place);
    // 0: to the end of the file. 1: the length stands behind the name, in eight bytes.
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
  // A phone may append a film: the end mark is looked for in the whole file.
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
  isWhole: holdsItsBoxes,
};
const svg: Format = {
  // Its root element may stand behind a mark of bytes, a declaration, comments and a document type.
  begins: (bytes) =>
    /^(\xef\xbb\xbf)?\s*(<\?[^>]*>\s*|<!--[^]*?-->\s*|<!doctype\s+svg[^>[]*(\[[^\]]*\]\s*)?>\s*)*<svg[\s/>]/i.test(
      text(bytes, 0, 16_384),
    ),
  isWhole: (bytes) => ends(bytes, '</svg') || /^[^]*<svg[^>]*\/>\s*$/i.test(text(bytes, 0, 16_384)),
};

const ofPixels = [png, jpeg, gif, webp, boxes];

/**
 * Why these bytes are no image that a browser shows under this content type, in words; undefined where they are one: AVIF,
 * WebP, PNG, JPEG, GIF or SVG, to its end.
 */
export function validateImage(bytes: Uint8Array, type: string): string | undefined {
  const formats = /^image\/svg\b/i.test(type) ? [svg] : ofPixels;
  const format = formats.find(({ begins }) => begins(bytes));
  if (!format) return `no image by its bytes, though "${type}"`;
  return format.isWhole(bytes) ? undefined : 'an image that was cut short';
}
