import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A link on a page: to an external address or to another page. Its box is in percent of the page. */
export interface PageLink {
  key: string;
  box: { left: string; top: string; width: string; height: string };
  to: { url: string } | { page: number };
}

interface LinkAnnotation {
  id: string;
  subtype: string;
  rect: number[];
  url?: string;
  dest?: string | unknown[] | null;
}

/** The links of a page. Never rejects: a page whose links cannot be read has none. */
export async function readLinks(pdf: PDFDocumentProxy, number: number): Promise<PageLink[]> {
  try {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const { width, height } = viewport;
    const annotations = (await page.getAnnotations()) as LinkAnnotation[];
    const links = annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map(async ({ id, rect, url, dest }) => {
        const to = url && isSafe(url) ? { url } : await pageOf(pdf, dest);
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

const isSafe = (url: string) => /^(https?|mailto|tel):/i.test(url);

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
