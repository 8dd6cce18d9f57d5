import { expect, it, describe } from 'vitest';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readLinks, findAddresses } from '../../src/viewer/links';
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

const line = (...pieces: string[]) =>
  pieces.map((str, index) => ({ str, hasEOL: index === pieces.length - 1 }));
const hrefs = (...pieces: string[]) => findAddresses(line(...pieces)).map(({ href }) => href);

describe('addresses in the text of a page', () => {
  it.each([
    ['Write to jobs@example.org.', 'mailto:jobs@example.org'],
    ['(see https://example.org/apply?a=1)', 'https://example.org/apply?a=1'],
    ['at www.example.org/jobs, or', 'https://www.example.org/jobs'],
    ['Phone: +93 (0) 700 123-456', 'tel:+930700123456'],
    ['ایمیل jobs@example.org، تیلفون', 'mailto:jobs@example.org'],
  ])('%s becomes %s', (text, href) => expect(hrefs(text)).toEqual([href]));

  it.each(['AFN 38,400 to 44,200', 'account 0123456789', 'a @ b', 'e.g. this', 'http:// alone'])(
    'nothing in %s',
    (text) => expect(hrefs(text)).toEqual([]),
  );

  it('an address may be written in several pieces, and says where it stands', () =>
    expect(findAddresses(line('to jobs', '@example', '.org now'))).toEqual([
      { href: 'mailto:jobs@example.org', start: { piece: 0, offset: 3 }, end: { piece: 2, offset: 4 } },
    ]));

  it('the next line does not belong to it', () =>
    expect(findAddresses([...line('https://example.org/a'), ...line('Next')])[0]?.href).toBe(
      'https://example.org/a',
    ));
});
