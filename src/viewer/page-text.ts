import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inReadingOrder } from '../document-text/reading-order';

type TextContent = Awaited<ReturnType<Awaited<ReturnType<PDFDocumentProxy['getPage']>>['getTextContent']>>;
type Item = TextContent['items'][number];

/** The text of a page in reading order. */
export async function readText(pdf: PDFDocumentProxy, number: number): Promise<TextContent> {
  const content = await (await pdf.getPage(number)).getTextContent();
  const pieces = content.items.filter((item): item is Exclude<Item, { type: string }> => 'str' in item);
  return { ...content, items: inReadingOrder(pieces) };
}
