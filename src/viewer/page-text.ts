import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inReadingOrder } from '../document-text/reading-order';
import { inverted, turnedBy, uprightOf } from '../document-text/upright';
import { readTextContent, type TextContent } from '../document-text/pdf-page';

type Item = Exclude<TextContent['items'][number], { type: string }>;
type PageText = Omit<TextContent, 'items'> & { items: Item[] };

/** The last pages that were read: layer, links and first zoom ask for the same. */
const recent = new WeakMap<PDFDocumentProxy, Map<number, Promise<PageText>>>();
const maxRecent = 6;

/** The text of a page in reading order. */
export function readText(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const pages = recent.get(pdf) ?? new Map<number, Promise<PageText>>();
  recent.set(pdf, pages);
  const text = pages.get(number) ?? read(pdf, number);
  pages.delete(number);
  pages.set(number, text);
  for (const oldest of pages.keys()) if (pages.size > maxRecent) pages.delete(oldest);
  // Its callers are told; the next one tries again.
  text.catch(() => pages.delete(number));
  return text;
}

async function read(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await pdf.getPage(number);
  const content = await readTextContent(page);
  const pieces = content.items.filter((item): item is Item => 'str' in item);
  const { matrix } = uprightOf(page.getViewport({ scale: 1 }), pieces);
  const ordered = inReadingOrder(pieces.map((piece) => turnedBy(piece, matrix)));
  const back = inverted(matrix);
  return { ...content, items: ordered.map((piece) => turnedBy(piece, back)) };
}
