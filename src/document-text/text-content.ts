import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { rightLetter } from './atoms';

export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Options = Parameters<PDFPageProxy['streamTextContent']>[0];

/** The worker of pdf.js is not the one that `vite/pdfjs.ts` makes: right-to-left text would come out wrong. */
export class NoGlyphsError extends Error {
  override name = 'NoGlyphsError';
}

/**
 * The text of a page, as `getTextContent` of pdf.js gives it. That one iterates over a ReadableStream, which Chrome can
 * from version 124 on, and Safari from 27 on; every browser has a reader. Rejects if the page cannot be read,
 * and with a NoGlyphsError.
 */
export async function readTextContent(page: PDFPageProxy, options: Options = {}): Promise<TextContent> {
  const content: TextContent = { items: [], styles: {}, lang: null };
  const reader = (page.streamTextContent(options) as ReadableStream<TextContent>).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    content.lang ??= chunk.value.lang;
    Object.assign(content.styles, chunk.value.styles);
    content.items.push(...chunk.value.items);
  }
  if (content.items.some((item) => 'str' in item && !('glyphs' in item) && rightLetter.test(item.str))) {
    throw new NoGlyphsError('Right-to-left text came without its glyphs: see vite/pdfjs.ts.');
  }
  return content;
}
