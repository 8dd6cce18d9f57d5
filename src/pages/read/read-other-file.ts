import { storeMadeText } from '../../data/documents/extracted-texts';
import { fileName } from '../../data/documents/fetch-document';
import { readTextPosition } from '../../data/documents/reading-position';
import type { NoEdition } from '../../document-text/edition';
import type { FileValue } from '../../schemas/base';
import type { ReaderFailure } from '../../words/reader';
import type { Reading } from './load-document';

/** Why a file that is no PDF is not shown. */
const failures: Readonly<Record<NoEdition, ReaderFailure>> = {
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
};

/** Makes and stores the text of a document that is no PDF. Never rejects. */
export async function readOtherFile(file: FileValue, bytes: Blob, signal: AbortSignal): Promise<Reading> {
  try {
    const { makeOfficeEdition } = await import('../../viewer/edition/make-office-edition');
    const made = await makeOfficeEdition(bytes, fileName(file.url), signal);
    const text = await storeMadeText(file.url, bytes, made);
    if ('none' in text) return { is: 'failed', failure: failures[text.none] };
    return { is: 'text', text, start: await readTextPosition(file.url) };
  } catch (error) {
    if (!signal.aborted) console.warn(error);
    return { is: 'failed', failure: 'no-reader' };
  }
}
