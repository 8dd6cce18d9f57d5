import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { boxesOf, type PageBox } from './find/highlights';
import { readText } from './page-text';
import { findContacts } from '../format/find-contacts';
import type { Match, Piece, Place } from './find/find';

/** A link on a page: to an external address or to another page. Its box is in percent of the page. */
export interface PageLink {
  key: string;
  box: PageBox;
  to: { url: string } | { page: number };
  /** True for an address in the text that is no link of the PDF. */
  isFound?: true;
}

interface LinkAnnotation {
  id: string;
  subtype: string;
  rect: number[];
  url?: string;
  dest?: string | unknown[] | null;
}

/** The links that the PDF declares on a page. Never rejects: a page whose links cannot be read has none. */
export async function readLinks(pdf: PDFDocumentProxy, number: number): Promise<PageLink[]> {
  try {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { width, height } = viewport;
    const annotations = (await page.getAnnotations()) as LinkAnnotation[];
    const links = annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map(async ({ id, rect, url, dest }) => {
        const to = url && isSafe(url) ? { url } : await anyPageOf(pdf, dest);
        if (!to) return [];
        const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = viewport.convertToViewportRectangle(rect) as number[];
        const box = {
          left: `${(100 * Math.min(x1, x2)) / width}%`,
          top: `${(100 * Math.min(y1, y2)) / height}%`,
          width: `${(100 * Math.abs(x2 - x1)) / width}%`,
          height: `${(100 * Math.abs(y2 - y1)) / height}%`,
        };
        return [{ key: id, box, to }];
      });
    return (await Promise.all(links)).flat();
  } catch (error) {
    console.warn(`The links of page ${number} could not be read: ${String(error)}`);
    return [];
  }
}

/**
 * The addresses in the text of a page that no declared link covers. `host` covers the page, and `texts` are the
 * elements of its text layer. Never rejects.
 */
export async function readAddresses(
  pdf: PDFDocumentProxy,
  number: number,
  host: HTMLElement,
  texts: readonly HTMLElement[],
  declared: readonly PageLink[],
): Promise<PageLink[]> {
  try {
    const { items } = await readText(pdf, number);
    return findAddresses(items).flatMap(({ href, ...match }, place) =>
      boxesOf(host, texts, match)
        .filter((box) => !declared.some((link) => covers(link.box, box)))
        .map((box, line) => ({
          key: `text ${place} ${line}`,
          box,
          to: { url: href },
          isFound: true as const,
        })),
    );
  } catch (error) {
    console.warn(`The addresses of page ${number} could not be read: ${String(error)}`);
    return [];
  }
}

/** Whether a box holds the middle of another. */
function covers(box: PageBox, other: PageBox): boolean {
  const within = (from: 'left' | 'top', size: 'width' | 'height') => {
    const distance = parseFloat(other[from]) + parseFloat(other[size]) / 2 - parseFloat(box[from]);
    return distance >= 0 && distance <= parseFloat(box[size]);
  };
  return within('left', 'width') && within('top', 'height');
}

const isSafe = (url: string) => /^(https?|mailto|tel):/i.test(url);

/** The page that a link leads to; undefined, with a warning, if that is damaged: the other links of the page work. */
async function anyPageOf(
  pdf: PDFDocumentProxy,
  dest: LinkAnnotation['dest'],
): Promise<{ page: number } | undefined> {
  try {
    return await pageOf(pdf, dest);
  } catch (error) {
    console.warn(`A link leads nowhere: ${String(error)}`);
    return undefined;
  }
}

async function pageOf(
  pdf: PDFDocumentProxy,
  dest: LinkAnnotation['dest'],
): Promise<{ page: number } | undefined> {
  const target = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const place: unknown = target?.[0];
  if (typeof place === 'number') return { page: place + 1 };
  if (typeof place !== 'object' || place === null) return undefined;
  return { page: (await pdf.getPageIndex(place as { num: number; gen: number })) + 1 };
}

/** An address in the text of a page: where it stands, and the link to it. */
export interface Address extends Match {
  href: string;
}

/** The addresses in the text of a page; one that is broken by a line end counts as far as the line goes. */
export function findAddresses(pieces: readonly Piece[]): Address[] {
  let text = '';
  const places: Place[] = [];
  pieces.forEach(({ str, hasEOL }, piece) => {
    const written = hasEOL ? `${str}\n` : str;
    for (let offset = 0; offset < written.length; offset += 1) places.push({ piece, offset });
    text += written;
  });
  return findContacts(text).flatMap(({ at, text: { length }, href }) => {
    const start = places[at];
    const last = places[at + length - 1];
    const end = last && { piece: last.piece, offset: last.offset + 1 };
    return start && end ? [{ start, end, href }] : [];
  });
}
