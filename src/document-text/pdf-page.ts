import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Piece } from './draft';
import { readTextContent } from './text-content';

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
}

/** Reads a page. The structure tree is left out where the file has none. */
export async function readPage(pdf: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const [{ items }, root, links] = await Promise.all([
    readTextContent(page, { includeMarkedContent: true }),
    page.getStructTree().catch(() => null) as Promise<Element | null>,
    readLinks(page),
  ]);
  const pieces: Piece[] = [];
  const marked = new Map<string, Piece[]>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const { str, dir, transform, width: wide, height: high, hasEOL } = item;
      const href = links.find(({ covers }) => covers(transform as number[], wide))?.href;
      const piece: Piece = { str, dir, transform: transform as number[], width: wide, height: high, hasEOL };
      if (href !== undefined) piece.href = href;
      pieces.push(piece);
      const id = open.findLast((each) => each !== undefined);
      if (id !== undefined) marked.set(id, [...(marked.get(id) ?? []), piece]);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push((item as { id?: string | null }).id ?? undefined);
  }
  page.cleanup();
  return { number, width, height, pieces, ...(root && marked.size > 0 && { tags: { root, marked } }) };
}

interface Link {
  href: string;
  covers: (transform: readonly number[], width: number) => boolean;
}

interface Annotation {
  subtype: string;
  rect: [number, number, number, number];
  url?: string;
}

const isSafe = (url: string) => /^(https?|mailto|tel):/i.test(url);

async function readLinks(page: PDFPageProxy): Promise<Link[]> {
  const annotations = (await page.getAnnotations().catch(() => [])) as Annotation[];
  return annotations.flatMap(({ subtype, rect: [x1, y1, x2, y2], url }) => {
    if (subtype !== 'Link' || !url || !isSafe(url)) return [];
    const covers = ([, , , , x = 0, y = 0]: readonly number[], width: number) =>
      x + width / 2 > x1 && x + width / 2 < x2 && y >= y1 - 2 && y < y2;
    return [{ href: url, covers }];
  });
}
