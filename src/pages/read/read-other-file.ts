import { storeMadeText } from '../../data/documents/extracted-texts';
import { fileName } from '../../data/documents/fetch-document';
import { readTextPosition } from '../../data/documents/reading-position';
import type { OfficeExtracted } from '../../document-text/office/extract-office';
import type { OpenedFile } from '../../document-text/office/open-file';
import type { FileValue } from '../../schemas/base';
import type { ReaderFailure } from '../../words/reader';
import { openPages, type Reading } from './load-document';
import { partName, partUrl } from './archive/part-url';

type NotShown = Extract<OpenedFile, { none: unknown }>['none'];

/** Why a file that is no PDF is not shown. */
const failures: Readonly<Record<NotShown, ReaderFailure>> = {
  scan: 'no-text',
  pictures: 'no-text',
  glyphs: 'no-text',
  order: 'no-text',
  empty: 'no-text',
  locked: 'locked',
  broken: 'broken',
  'too-big': 'too-big',
  'too-slow': 'too-slow',
  old: 'old-office',
  kind: 'no-pdf',
  part: 'no-part',
  nested: 'nested',
};

const failed = (none: NotShown): Reading => ({ is: 'failed', failure: failures[none] });

/** A document that is no PDF, and the path of the file in it that is wanted, if it is an archive. */
interface OtherFile {
  file: FileValue;
  bytes: Blob;
  part: string | undefined;
}

/**
 * Makes and stores the text of a document that is no PDF, lists the files of an archive, or opens one of these. Never
 * rejects.
 */
export async function readOtherFile({ file, bytes, part }: OtherFile, signal: AbortSignal): Promise<Reading> {
  try {
    const { makeOfficeEdition } = await import('../../viewer/edition/make-office-edition');
    const made = await makeOfficeEdition(bytes, { name: fileName(file.url), part }, signal);
    if ('archive' in made) return { is: 'archive', list: made.archive };
    if ('pdf' in made) return await openPart(file, made.pdf, part ?? '');
    if (part !== undefined) return 'none' in made ? failed(made.none) : await readPart(file, part, made);
    if ('none' in made && (made.none === 'part' || made.none === 'nested')) return failed(made.none);
    const text = await storeMadeText(file.url, bytes, made as OfficeExtracted);
    if ('none' in text) return failed(text.none);
    return { is: 'text', text, start: await readTextPosition(file.url) };
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    return { is: 'failed', failure: 'no-reader' };
  }
}

/** Not stored: the archive is on the phone, and the lists name it alone. */
async function readPart(
  { url }: FileValue,
  part: string,
  { edition }: Extract<OfficeExtracted, { edition: unknown }>,
): Promise<Reading> {
  const text = { edition: { ...edition, of: { sha256: '', size: 0 } } };
  return { is: 'text', text, start: await readTextPosition(partUrl(url, part)) };
}

function openPart({ url }: FileValue, bytes: Uint8Array, part: string): Promise<Reading> {
  const pdf = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  const opened = { url: partUrl(url, part), bytes: pdf, name: partName(part), updatedAt: undefined };
  return openPages(opened, () => import('../../viewer/viewer'));
}
