import type { Edition } from '../../document-text/edition';
import { readerWords as words } from '../../words/reader';

/** Says what a text was made of, and that the file counts. */
export const originSentence = ({ from }: Edition): string =>
  from === undefined ? words.textOfPdf : words.textOfFile(from);

/** Whether the document has pages that can be shown. */
export const hasPages = ({ from }: Edition): boolean => from === undefined;
