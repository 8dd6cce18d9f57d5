import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageSize } from './pdf';
import { readText } from './page-text';

/** The left and right edge of the text, in points from the left edge of the widest page. Pages are centred. */
export interface TextColumn {
  left: number;
  right: number;
}

/** A text item: its position on the page (points) and its width. */
export interface Placed {
  str: string;
  transform: number[];
  width: number;
}

/** A page with texts: its width, and the matrix from its own coordinates to points from its top left corner. */
export interface TextPage {
  width: number;
  matrix: readonly number[];
  items: readonly Placed[];
}

/** The first pages tell how wide the text is. */
const measured = 2;

/**
 * The column of the text on the first pages; undefined if they have none, or if this screen shows the pages at full
 * size in any orientation. Never rejects.
 */
export async function measureColumn(
  pdf: PDFDocumentProxy,
  sizes: readonly PageSize[],
): Promise<TextColumn | undefined> {
  if (Math.min(innerWidth, innerHeight) >= Math.max(...sizes.map(({ width }) => width))) return undefined;
  try {
    const count = Math.min(measured, pdf.numPages);
    const pages = await Promise.all(
      Array.from({ length: count }, async (_, index): Promise<TextPage> => {
        const viewport = (await pdf.getPage(index + 1)).getViewport({ scale: 1 });
        const { items } = await readText(pdf, index + 1);
        return {
          width: viewport.width,
          matrix: viewport.transform as number[],
          items: items.map(({ str, transform, width }) => ({
            str,
            transform: transform as number[],
            width,
          })),
        };
      }),
    );
    return columnOf(pages, Math.max(...sizes.map(({ width }) => width)));
  } catch (error) {
    console.warn(`The text could not be measured: ${String(error)}`);
    return undefined;
  }
}

/**
 * The column that holds all level text of the pages; undefined if there is none. `widest`: the width of the widest
 * page.
 */
export function columnOf(pages: readonly TextPage[], widest: number): TextColumn | undefined {
  const edges = pages.flatMap(({ width, matrix, items }) => {
    const [a = 1, b = 0, c = 0, d = 1, e = 0] = matrix;
    const indent = (widest - width) / 2;
    return items.flatMap(({ str, transform: [p = 1, q = 0, , , x = 0, y = 0], width: length }) => {
      const [across, down] = [a * p + c * q, b * p + d * q];
      if (str.trim() === '' || Math.abs(down) > Math.abs(across)) return [];
      const start = a * x + c * y + e;
      const end = start + Math.sign(across) * length;
      return [
        {
          left: Math.max(0, Math.min(start, end)) + indent,
          right: Math.min(width, Math.max(start, end)) + indent,
        },
      ];
    });
  });
  if (edges.length === 0) return undefined;
  const column = {
    left: Math.min(...edges.map(({ left }) => left)),
    right: Math.max(...edges.map(({ right }) => right)),
  };
  return column.right > column.left ? column : undefined;
}
