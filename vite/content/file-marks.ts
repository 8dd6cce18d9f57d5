import { decodeText } from './disk';

const zip = ['PK\x03\x04'];
const office = ['\xd0\xcf\x11\xe0'];

/** How the bytes of a document begin, by the ending of its name. A `.doc` is often RTF by another name. */
const marks: Readonly<Record<string, readonly string[]>> = {
  pdf: ['%PDF-'],
  doc: [...office, '{\\rtf'],
  xls: office,
  ppt: office,
  docx: zip,
  xlsx: zip,
  pptx: zip,
  odt: zip,
  ods: zip,
  odp: zip,
  zip,
  rtf: ['{\\rtf'],
};

/** Other bytes may stand before the mark of a PDF, as many as PDF readers skip. */
const pdfMarkWithin = 1024;

/** Why the bytes of a document are not what its ending promises, as the end of "found that …"; undefined where they are. */
export function markFlaw(ending: string, bytes: Buffer): string | undefined {
  if (ending === 'csv') return 'flaw' in decodeText(bytes) ? 'is not text in UTF-8' : undefined;
  const beginning = bytes.toString('latin1', 0, pdfMarkWithin);
  const wanted = Object.hasOwn(marks, ending) ? marks[ending]! : [];
  if (ending === 'pdf') return beginning.includes('%PDF-') ? undefined : 'does not begin with %PDF-';
  if (wanted.some((mark) => beginning.startsWith(mark))) return undefined;
  return `does not begin as a .${ending} file does`;
}
