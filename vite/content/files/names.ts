import { documentTypes } from '../../../sw/contract/media-types';

/** The maximum length of a file name (bytes): with `.json.br` it fits the 255 bytes of file systems. */
const maxBytes = 200;

/**
 * Device names, which Windows does not allow with any extension:
 * https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file
 */
const devices = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[0-9¹²³])(\.|$)/i;

/** Characters that Windows or the hosts do not allow. Zero-width joiners are needed in Dari and Pashto. */
const forbidden = /[\\/:*?"<>|#\ufffd]|(?![\u200c\u200d])\p{C}/u;

interface Flaw {
  expected: string;
  found: string;
}

/** Why a file with this name cannot be published on every host or copied to every system; undefined if it can. */
export function nameFlaw(name: string): Flaw | undefined {
  const sign = forbidden.exec(name)?.[0];
  if (sign !== undefined) return { expected: 'a name that an address can carry', found: signName(sign) };
  if (devices.test(name)) return { expected: 'a name that Windows takes', found: 'the name of a device' };
  if (/^ |[ .]$/.test(name)) {
    return { expected: 'a name without a blank or dot at its end', found: JSON.stringify(name) };
  }
  const length = Buffer.byteLength(name);
  if (length > maxBytes) return { expected: `a name of at most ${maxBytes} bytes`, found: `${length} bytes` };
  return undefined;
}

function signName(sign: string): string {
  if (sign === '\ufffd') return 'bytes that are no letters';
  return /\p{C}/u.test(sign) ? `the invisible sign ${codeOf(sign)}` : `"${sign}"`;
}

/** `U+202E` */
export const codeOf = (sign: string): string =>
  `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The pictures that consist of pixels. */
export const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

export const imageTypes: Readonly<Record<string, string>> = { ...pictureTypes, svg: 'image/svg+xml' };

/** Types that prose may link to: documents and images, except SVG. */
export const linkedTypes: Readonly<Record<string, string>> = { ...documentTypes, ...pictureTypes };

const types = new Map(Object.entries({ ...imageTypes, ...documentTypes }));

/** The extension of a name in lower case, without the dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The MIME type of a file beside a record, by its name; undefined for a type that no field accepts. */
export const mediaType = (name: string): string | undefined => types.get(endingOf(name));
