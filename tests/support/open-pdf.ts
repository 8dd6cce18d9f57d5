import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { preparePdfjs } from '../../vite/document-texts/extract';

/** Opens a PDF in Node, with the worker that the build and the viewer have. Its bytes are copied. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  await preparePdfjs();
  return getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
}
