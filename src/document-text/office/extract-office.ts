import type { Edition, NoEdition } from '../edition';
import type { OfficeText } from './draft';
import { readDocx } from './docx/docx';
import { finishText } from './finish';
import { Broken, TooBig } from './limits';
import { readOdt } from './odt';
import { readRtf } from './rtf/rtf';
import { readCsv } from './sheets/csv';
import { readOds } from './sheets/ods';
import { readXlsx } from './sheets/xlsx';
import { sniff, type Format } from './sniff';

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
