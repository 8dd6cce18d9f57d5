import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inReadingOrder } from '../document-text/reading-order';
import { readTextContent, type TextContent } from '../document-text/text-content';

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
  text.catch(() => pages.delete(number));
  return text;
}

async function read(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const content = await readTextContent(await pdf.getPage(number));
  const pieces = content.items.filter((item): item is Item => 'str' in item);
  return { ...content, items: inReadingOrder(pieces) };
}
