import { makeEdition } from '../../document-text/extract';
import type { PdfPage } from '../../document-text/pdf-page';

/** The message of the page: the pages of a document, and the language that the file names. */
export interface EditionOrder {
  pages: readonly PdfPage[];
  language: string | null | undefined;
  /** So many pages has the document. */
  all: number;
}

addEventListener('message', ({ data }: MessageEvent<EditionOrder>) => {
  postMessage(makeEdition(data.pages, data.language, data.all));
});
