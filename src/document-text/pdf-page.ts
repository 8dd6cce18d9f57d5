import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Piece } from './draft';
import { rectBy, turnedBy, uprightOf, type Matrix } from './upright';
import { rightLetter } from './atoms';

/** An element of a tagged page. */
export interface Element {
  role: string;
  lang?: string;
  children: (Element | Content)[];
}
interface Content {
  type: string;
  id: string;
}

/** The data of a page that pdf.js gives. */
export interface PdfPage {
  number: number;
  width: number;
  height: number;
  pieces: Piece[];
  /** The elements of a tagged page, and the pieces of each marked content by its id. */
  tags?: { root: Element; marked: ReadonlyMap<string, Piece[]> };
  /** The page is damaged: it has no pieces. */
  isBroken?: true;
}

/** Reads a page, or says that it is damaged: the other pages of its document can be read. */
export async function readAnyPage(pdf: PDFDocumentProxy, number: number): Promise<PdfPage> {
  try {
    return await readPage(pdf, number);
  } catch (error) {
    if (error instanceof NoGlyphsError) throw error;
    console.warn(`Page ${number} could not be read: ${String(error)}`);
    return { number, width: 0, height: 0, pieces: [], isBroken: true };
  }
}

/** Goes on with `value` in place of what could not be read: the text of the page can be. */
const without =
  <T>(what: string, value: T) =>
  (error: unknown): T => {
    console.warn(`${what} could not be read: ${String(error)}`);
    return value;
  };

/** The structure tree is left out where the file has none. */
async function readPage(pdf: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number);
  const [{ items }, root, annotations] = await Promise.all([
    readTextContent(page, { includeMarkedContent: true }),
    page.getStructTree().catch(without(`The tags of page ${number}`, null)) as Promise<Element | null>,
    page.getAnnotations().catch(without(`The links of page ${number}`, [])) as Promise<Annotation[]>,
  ]);
  const texts = items.filter((item) => 'str' in item);
  const { matrix, width, height } = uprightOf(page.getViewport({ scale: 1 }), texts);
  const links = linksOf(annotations, matrix);
  const pieces: Piece[] = [];
  const places = new Map<string, string>();
  const marked = new Map<string, Piece[]>();
  const open: { id: string | undefined; isDecoration: boolean }[] = [];
  for (const item of items) {
    if ('str' in item) {
      const piece: Piece = turnedBy(item, matrix);
      const href = links.find(({ covers }) => covers(piece))?.href;
      if (href !== undefined) piece.href = href;
      // Programs that lack a bold font, and some plots, draw a text at one place again and again.
      const grain = piece.str.length > 1 ? 2 : 20;
      const place = piece.transform.map((value) => Math.round(value * grain)).join(' ');
      const isAgain = piece.str.trim() !== '' && places.get(place) === piece.str;
      if (isAgain) continue;
      places.set(place, piece.str);
      pieces.push(piece);
      if (open.some(({ isDecoration }) => isDecoration)) piece.isDecoration = true;
      const id = open.findLast((each) => each.id !== undefined)?.id;
      if (id === undefined) continue;
      const others = marked.get(id);
      if (others) others.push(piece);
      else marked.set(id, [piece]);
    } else if (item.type === 'endMarkedContent') open.pop();
    else {
      const { id, tag } = item as { id?: string | null; tag?: string | null };
      open.push({ id: id ?? undefined, isDecoration: tag === 'Artifact' });
    }
  }
  page.cleanup();
  return { number, width, height, pieces, ...(root && marked.size > 0 && { tags: { root, marked } }) };
}

interface Link {
  href: string;
  covers: (piece: Piece) => boolean;
}

interface Annotation {
  subtype: string;
  rect: [number, number, number, number];
  url?: string;
}

const isSafe = (url: string) => /^(https?|mailto|tel):/i.test(url);

function linksOf(annotations: readonly Annotation[], matrix: Matrix): Link[] {
  return annotations.flatMap(({ subtype, rect, url }) => {
    if (subtype !== 'Link' || !url || !isSafe(url)) return [];
    const [x1, y1, x2, y2] = rectBy(rect, matrix);
    const covers = ({ transform: [, , , , x = 0, y = 0], width }: Piece) =>
      x + width / 2 > x1 && x + width / 2 < x2 && y >= y1 - 2 && y < y2;
    return [{ href: url, covers }];
  });
}

export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
type Options = Parameters<PDFPageProxy['streamTextContent']>[0];

/** The worker of pdf.js is not the one that `vite/pdfjs.ts` makes: right-to-left text would come out wrong. */
class NoGlyphsError extends Error {
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
