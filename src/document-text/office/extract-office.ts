import type { Edition, NoEdition } from '../edition';
import type { OfficeText } from './office-text';
import { readDocx } from './docx/docx';
import { finishText } from './finish';
import { Broken, TooBig } from './limits';
import { readOdt } from './odt';
import { readRtf } from './rtf/rtf';
import { readCsv } from './sheets/csv';
import { readOds } from './sheets/ods';
import { readXlsx } from './sheets/xlsx';
import { listArchive, unpack } from './archive';

export type OfficeExtracted = { edition: Omit<Edition, 'of'> } | { none: NoEdition };

const readers: Readonly<Record<Format, (bytes: Uint8Array) => OfficeText>> = {
  DOCX: readDocx,
  ODT: readOdt,
  XLSX: readXlsx,
  ODS: readOds,
  CSV: readCsv,
  RTF: readRtf,
};

/**
 * Makes the text edition of an office file, by its content, whatever its name; or says why it has none. Asks for nothing
 * that the file names. Never throws because of the file.
 */
export function extractOffice(bytes: Uint8Array, name: string): OfficeExtracted {
  try {
    const format = sniff(bytes, name);
    if (format === 'old' || format === 'locked' || format === 'kind') return { none: format };
    const made = finishText(readers[format](bytes));
    return 'none' in made ? made : { edition: { ...made.edition, from: format } };
  } catch (error) {
    if (error instanceof TooBig) return { none: 'too-big' };
    if (error instanceof Broken || error instanceof RangeError || error instanceof TypeError)
      return { none: 'broken' };
    throw error;
  }
}

/** A kind of file that has a text, as people name it. */
type Format = 'DOCX' | 'ODT' | 'XLSX' | 'ODS' | 'CSV' | 'RTF';

/** Word and Excel files of before 2007, and new ones that are locked, are folders of this format. */
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Names within a compound file are UTF-16. */
const inUtf16 = (name: string) => [...name].join('\0');

/** What an OpenDocument file says to be. */
const typeOf = (bytes: Uint8Array) =>
  latin1(unpack(bytes, (name) => name === 'mimetype').get('mimetype') ?? new Uint8Array());

/**
 * The kind of a file by its content: its name may lie, and tells only a table of text. `old`: of Word, Excel or PowerPoint
 * before 2007; `locked`: with a password; `kind`: no kind that has a text. Throws for an archive that cannot be read.
 */
function sniff(bytes: Uint8Array, name: string): Format | 'old' | 'locked' | 'kind' {
  const head = latin1(bytes.subarray(0, 8));
  if (head === compound) return latin1(bytes).includes(inUtf16('EncryptedPackage')) ? 'locked' : 'old';
  if (head.startsWith('{\\rtf')) return 'RTF';
  if (!head.startsWith('PK\x03\x04')) return /\.csv$/i.test(name) ? 'CSV' : 'kind';
  const names = listArchive(bytes).map((entry) => entry.name);
  if (names.some((each) => /^word\/document\d*\.xml$/i.test(each))) return 'DOCX';
  if (names.includes('xl/workbook.xml')) return 'XLSX';
  if (!names.includes('content.xml')) return 'kind';
  const type = /^application\/vnd\.oasis\.opendocument\.([a-z]+)/.exec(typeOf(bytes))?.[1];
  return type === 'text' ? 'ODT' : type === 'spreadsheet' ? 'ODS' : 'kind';
}
