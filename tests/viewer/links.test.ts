import { expect, it } from 'vitest';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readLinks } from '../../src/viewer/links';
import { expectWarning } from '../support/console';

const rect = [0, 0, 10, 10];

/** A document of one page with these links; a destination that is no number is damaged. */
const documentWith = (annotations: object[]) =>
  ({
    getPage: () =>
      Promise.resolve({
        getViewport: () => ({ width: 100, height: 100, convertToViewportRectangle: (box: number[]) => box }),
        getAnnotations: () => Promise.resolve(annotations),
      }),
    getPageIndex: () => Promise.reject(new Error('Page dictionary kids object is not an array.')),
  }) as unknown as PDFDocumentProxy;

it('a page with one damaged link keeps its others, and the developer reads why', async () => {
  expectWarning(/^A link leads nowhere: Error: Page dictionary/);
  const pdf = documentWith([
    { id: 'damaged', subtype: 'Link', rect, dest: [{ num: 7, gen: 0 }] },
    { id: 'page', subtype: 'Link', rect, dest: [1] },
    { id: 'site', subtype: 'Link', rect, url: 'https://example.org/' },
  ]);
  expect((await readLinks(pdf, 1)).map(({ to }) => to)).toEqual([
    { page: 2 },
    { url: 'https://example.org/' },
  ]);
});
