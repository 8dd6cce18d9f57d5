/** A piece of an RTF file. Letters are bytes: which letters they are depends on the font. */
export type Token =
  | { is: 'open' }
  | { is: 'close' }
  /** A word such as `\b0`; `value` is the number after it. */
  | { is: 'word'; word: string; value: number | undefined }
  /** A sign after a backslash, such as `\~`. */
  | { is: 'sign'; sign: string }
  | { is: 'bytes'; bytes: Uint8Array };

const [backslash, open, close, apostrophe, minus, space] = [..."\\{}'- "].map((sign) => sign.charCodeAt(0));

const isLetter = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** Longer words and numbers are of no RTF file. */
const [longestWord, longestNumber] = [32, 10];

/** Reads an RTF file piece by piece: https://www.microsoft.com/download/details.aspx?id=10725 (RTF 1.9.1). */
export function* tokensOf(file: Uint8Array): Generator<Token> {
  let at = 0;
  const number = (): number | undefined => {
    const start = at;
    if (file[at] === minus && isDigit(file[at + 1] ?? 0)) at += 1;
    while (at - start <= longestNumber && isDigit(file[at] ?? 0)) at += 1;
    return at === start ? undefined : Number(String.fromCharCode(...file.subarray(start, at)));
  };
  while (at < file.length) {
    const byte = file[at]!;
    if (byte === open || byte === close) {
      at += 1;
      yield { is: byte === open ? 'open' : 'close' };
    } else if (byte !== backslash) {
      const start = at;
      while (at < file.length && !isEndOfText(file[at]!)) at += 1;
      if (at > start) yield { is: 'bytes', bytes: file.subarray(start, at) };
      // The ends of lines are no text, nor are the zeros after some files.
      while (at < file.length && isSilent(file[at]!)) at += 1;
    } else if (isLetter(file[at + 1] ?? 0)) {
      const start = at + 1;
      at = start;
      while (at - start < longestWord && isLetter(file[at] ?? 0)) at += 1;
      const word = String.fromCharCode(...file.subarray(start, at));
      const value = number();
      if (file[at] === space) at += 1;
      if (word === 'bin') at += Math.max(0, value ?? 0);
      else yield { is: 'word', word, value };
    } else if (file[at + 1] === apostrophe) {
      const code = Number.parseInt(String.fromCharCode(...file.subarray(at + 2, at + 4)), 16);
      at += 4;
      if (!Number.isNaN(code)) yield { is: 'bytes', bytes: Uint8Array.of(code) };
    } else {
      const sign = String.fromCharCode(file[at + 1] ?? 0);
      at += 2;
      yield { is: 'sign', sign };
    }
  }
}

const isSilent = (byte: number) => byte === 0x0a || byte === 0x0d || byte === 0;
const isEndOfText = (byte: number) => byte === open || byte === close || byte === backslash || isSilent(byte);
