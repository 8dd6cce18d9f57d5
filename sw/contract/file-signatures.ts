/**
 * Detects the kind of a document from its bytes. The page, the worker and the build all use these signatures.
 * This file imports nothing.
 */

/**
 * How many leading bytes are checked. pdf.js also searches for the `%PDF-` header in the first 1,024 bytes
 * (`checkHeader`): https://github.com/mozilla/pdf.js/blob/master/src/core/document.js
 */
export const headLength = 1_024;

/**
 * How many trailing bytes are checked: the end record of a zip archive (22) and its longest comment (65,535).
 * Section 4.3.16 of https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export const tailLength = 65_557;

/** Decodes one character per byte. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Whether the bytes are a PDF. Some programs write up to 1,024 bytes before the `%PDF-` header. */
export const isPdf = (bytes: Uint8Array): boolean => latin1(bytes.subarray(0, headLength)).includes('%PDF-');

const zip = 'PK\x03\x04';
/** An OLE compound file: an old Office document, or a new one that is encrypted with a password. */
const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const rtf = '{\\rtf';

/** File signatures by kind (`documentKind`). A `.doc` file may be RTF or a newer document with the old extension. */
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

/** The group of formats that the first bytes name; an office document may change its format with its program. */
export function formatOf(head: Uint8Array): 'pdf' | 'office or archive' | undefined {
  if (isPdf(head)) return 'pdf';
  const text = latin1(head.subarray(0, ole.length));
  return [zip, ole, rtf].some((mark) => text.startsWith(mark)) ? 'office or archive' : undefined;
}

/** Whether a media type is HTML or JSON although the document is of another kind. */
export const isPageType = (kind: string, type: string): boolean =>
  (/\bx?html\b/i.test(type) && !/^x?html?$/.test(kind)) || (/[/+]json\b/i.test(type) && !/json$/.test(kind));

const html = /^\s*<(!doctype\s+html|html|head|body|title|script|meta|!--)/i;
const json = /^\s*(\{\s*["}]|\[\s*["{[\]\d-])/;

/**
 * Whether the first bytes match the kind of the document, and are neither HTML nor JSON in its place. Of a
 * kind that is not listed here, all but HTML and JSON is accepted.
 */
export function isOfItsKind(kind: string, head: Uint8Array): boolean {
  const text = latin1(head.subarray(0, headLength)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (html.test(text) && !/^x?html?$/.test(kind)) return false;
  if (json.test(text) && !/json$/.test(kind)) return false;
  if (kind === 'pdf') return isPdf(head);
  return !Object.hasOwn(marks, kind) || marks[kind]!.some((mark) => text.startsWith(mark));
}

/** A server or a mail gateway may append less than this (bytes) to a PDF; padding may be longer. */
const pdfEndWithin = 4_096;

/**
 * Whether a file is complete, judged by its end: `%%EOF` of a PDF, the end record of a zip archive. `tail` is
 * the last 65,557 bytes. Most programs require `%%EOF` in the last 1,024 bytes. pdf.js searches the whole
 * file backwards, which would accept the end marker of an older revision.
 */
export function hasItsEnd(kind: string, head: Uint8Array, tail: Uint8Array): boolean {
  const text = latin1(tail);
  if (kind === 'pdf') return withoutPadding(text).slice(-pdfEndWithin).includes('%%EOF');
  const isZip = Object.hasOwn(marks, kind) && latin1(head.subarray(0, zip.length)) === zip;
  return !isZip || text.includes('PK\x05\x06');
}

function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && /[\0\s]/.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/**
 * Whether the body is as long as the `Content-Length` header says. That header counts encoded bytes, and CORS
 * hides `Content-Encoding` from the page: for a cross-origin response, more bytes than promised count as a
 * decoded body.
 * https://developer.mozilla.org/en-US/docs/Glossary/CORS-safelisted_response_header
 */
export function hasPromisedLength(
  size: number,
  { type, headers }: Pick<Response, 'type' | 'headers'>,
): boolean {
  const promised = headers.get('content-length');
  if (promised === null || headers.has('content-encoding')) return true;
  return type === 'cors' ? size >= Number(promised) : size === Number(promised);
}

/**
 * The SHA-256 of a file in hexadecimal; undefined without `crypto.subtle`, which needs a secure context:
 * https://developer.mozilla.org/en-US/docs/Web/API/Crypto/subtle
 */
export async function sha256Of(bytes: BufferSource): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
