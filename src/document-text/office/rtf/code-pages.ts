import { symbolOf } from '../docx/symbols';

/** A font, as the letters of its runs depend on it. */
export interface Font {
  name: string;
  /** Its `\fcharset`. */
  charset?: number;
  /** Its `\cpg`. */
  codePage?: number;
}

/** The character sets of fonts; 0 and others are those of western Europe. */
const byCharset: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};

const byCodePage: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10_000: 'macintosh',
  65_001: 'utf-8',
};

/** The encoding of a code page; of one that browsers do not know, the usual one. */
export const encodingOf = (codePage: number): string =>
  byCodePage[codePage] ?? (codePage >= 1250 && codePage <= 1258 ? `windows-${codePage}` : 'windows-1252');

const decoders = new Map<string, TextDecoder>();

/** The letters of bytes in a font; `usual` is the encoding of the file. */
export function decodeBytes(bytes: Uint8Array, font: Font | undefined, usual: string): string {
  if (font?.charset === 2) return [...bytes].map((byte) => symbolOf(font.name, byte.toString(16))).join('');
  const encoding = encodingIn(font, usual);
  let decoder = decoders.get(encoding);
  if (!decoder) decoders.set(encoding, (decoder = new TextDecoder(encoding)));
  return decoder.decode(bytes);
}

function encodingIn(font: Font | undefined, usual: string): string {
  if (font?.codePage) return encodingOf(font.codePage);
  // 1 is the character set of the computer that wrote the file.
  if (font?.charset === undefined || font.charset === 1) return usual;
  return byCharset[font.charset] ?? 'windows-1252';
}

/** The letter of a `\u`: signs of the fonts of pictures are in the private area. */
export function letterOf(value: number, font: Font | undefined): string {
  const code = value < 0 ? value + 0x1_0000 : value;
  if (code < 0 || code > 0xffff) return '';
  if (code >= 0xf000 && code <= 0xf0ff) return symbolOf(font?.name ?? '', code.toString(16));
  return String.fromCharCode(code);
}

/** The languages of Windows, by the lower ten bits of their numbers. */
const languages: Readonly<Record<number, string>> = {
  0x01: 'ar',
  0x07: 'de',
  0x09: 'en',
  0x0a: 'es',
  0x0c: 'fr',
  0x10: 'it',
  0x13: 'nl',
  0x16: 'pt',
  0x19: 'ru',
  0x1f: 'tr',
  0x20: 'ur',
  0x28: 'tg',
  0x29: 'fa',
  0x2a: 'vi',
  0x43: 'uz',
  0x63: 'ps',
  0x8c: 'prs',
};

export const languageOf = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : languages[value & 0x3ff];
