/**
 * What a document is, by its bytes. The page, the worker and the build judge by these marks alone; like
 * `contract.ts`, this file imports nothing.
 */

/** As much of the beginning of a file (bytes) as is looked at: pdf.js finds the mark of a PDF this far in. */
export const headLength = 1_024;

/** As much of the end (bytes) as is looked at: the longest comment after the directory of a zip, and that directory's end. */
export const tailLength = 65_557;

/** `latin1` gives one character for each byte. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Whether the bytes are those of a PDF: some programs write up to 1,024 bytes of their own before its mark. */
export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, headLength)).includes('%PDF-');

const zip = 'PK\x03\x04';
/** An OLE file: documents of the old Office, and those of the new one that are locked with a password. */
const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const rtf = '{\\rtf';

/** How a file begins, by the end of its name. A `.doc` may be RTF or a newer document under the old name. */
const marks: Readonly<Record<string, readonly string[]>> = {
  docx: [zip, ole],
  xlsx: [zip, ole],
  pptx: [zip, ole],
  doc: [ole, zip, rtf],
  xls: [ole, zip],
  ppt: [ole, zip],
  odt: [zip],
  ods: [zip],
  odp: [zip],
  zip: [zip],
  rtf: [rtf],
};

/** What a document is by its name, or by its media type where that says PDF: `pdf`, `docx`; empty for neither. */
export function endingOf(url: string, type: string): string {
  if (/^application\/pdf\b/i.test(type)) return 'pdf';
  return /\.([a-z0-9]{2,5})$/i.exec(url.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase() ?? '';
}

/** Whether a media type is that of a page or of data, which no document has but one that is named so. */
export const isPageType = (ending: string, type: string): boolean =>
  (/\bx?html\b/i.test(type) && !/^x?html?$/.test(ending)) ||
  (/[/+]json\b/i.test(type) && !/json$/.test(ending));

const html = /^\s*<(!doctype\s+html|html|head|body|title|script|meta|!--)/i;
const json = /^\s*(\{\s*["}]|\[\s*["{[\]\d-])/;

/**
 * Whether the beginning of a file is that of the kind that its name promises, and no page and no JSON. A name that
 * promises no kind that is known here takes all but these two.
 */
export function isOfItsKind(ending: string, head: Uint8Array): boolean {
  const text = latin1(head.subarray(0, headLength)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (html.test(text) && !/^x?html?$/.test(ending)) return false;
  if (json.test(text) && !/json$/.test(ending)) return false;
  if (ending === 'pdf') return isPdf(head);
  return !Object.hasOwn(marks, ending) || marks[ending]!.some((mark) => text.startsWith(mark));
}

/** What a server or a mail gateway writes behind the end of a PDF is shorter than this (bytes); padding may be longer. */
const pdfEndWithin = 4_096;

/**
 * Whether the end of a file is there, where its kind has a mark for it: `%%EOF` of a PDF, the directory of a zip. A
 * file that was cut short has lost it. `tail` is its last 65,557 bytes. Most programs want `%%EOF` in the last 1,024
 * bytes; pdf.js walks back through the whole file, which would take the mark of an older revision for the end.
 */
export function hasItsEnd(ending: string, head: Uint8Array, tail: Uint8Array): boolean {
  const text = latin1(tail);
  if (ending === 'pdf') return withoutPadding(text).slice(-pdfEndWithin).includes('%%EOF');
  const isZip = Object.hasOwn(marks, ending) && latin1(head.subarray(0, zip.length)) === zip;
  return !isZip || text.includes('PK\x05\x06');
}

function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && /[\0\s]/.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/**
 * Whether as many bytes came as the answer promised. An encoding blurs that, and another origin hides its
 * `Content-Encoding`: more bytes than promised are then taken for an unpacked body.
 */
export function hasPromisedLength(
  size: number,
  { type, headers }: Pick<Response, 'type' | 'headers'>,
): boolean {
  const promised = headers.get('content-length');
  if (promised === null || headers.has('content-encoding')) return true;
  return type === 'cors' ? size >= Number(promised) : size === Number(promised);
}

/** The SHA-256 of a file in hexadecimal digits; undefined where the browser cannot count it (a site without https). */
export async function sha256Of(bytes: BufferSource): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
