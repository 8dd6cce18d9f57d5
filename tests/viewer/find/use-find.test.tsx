// @vitest-environment jsdom
import { ReadableStream } from 'node:stream/web';
import { renderHook } from '@testing-library/react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { findNote, findSentence, useFind } from '../../../src/viewer/find/use-find';
import { expectWarning } from '../../support/console';
import { eventually } from '../../support/eventually';

/** A text of a page, or why it cannot be read. */
type Page = string | Error;

/** An open document whose pages have these texts. */
function documentOf(pages: Page[]): PDFDocumentProxy {
  const streamTextContent = (page: Page) => {
    if (page instanceof Error) return new ReadableStream({ start: (control) => control.error(page) });
    const items =
      page === ''
        ? []
        : [{ str: page, hasEOL: true, dir: 'ltr', transform: [9, 0, 0, 9, 72, 700], width: 90, height: 9 }];
    return new ReadableStream({
      start(control) {
        control.enqueue({ items, styles: {}, lang: null });
        control.close();
      },
    });
  };
  return {
    numPages: pages.length,
    getPage: (number: number) =>
      Promise.resolve({
        streamTextContent: () => streamTextContent(pages[number - 1]!),
        getViewport: () => ({ transform: [1, 0, 0, -1, 0, 842], width: 595, height: 842 }),
      }),
  } as unknown as PDFDocumentProxy;
}

/** What the bar says about a search: beside the field, and below it. */
async function search(pages: Page[], words: string) {
  const pdf = documentOf(pages);
  const { result, rerender } = renderHook((typed: string) => useFind(pdf, typed, 1), { initialProps: words });
  await eventually(() => expect(result.current.finds.state).toBe('done'));
  const said = () => {
    const { finds } = result.current;
    return [findSentence(finds, pages.length), findNote(finds, pages.length)];
  };
  return { said, result, rerender };
}

const lost = new Error('the page is damaged');

test('words that no page has are not found', async () => {
  const { said } = await search(['A well', 'A field'], 'seed');
  expect(said()).toEqual(['Not found', undefined]);
});

test('a document of pictures is called one where all of its pages were read', async () => {
  const { said } = await search(['', ''], 'seed');
  expect(said()).toEqual([
    'Not found',
    'This document holds pictures of its pages only: there is no text to search.',
  ]);
});

test('a document whose text cannot be read is neither one without the words nor one of pictures', async () => {
  expectWarning(/^The text of page [12] could not be read: Error: the page is damaged$/, 2);
  const { said } = await search([lost, lost], 'seed');
  expect(said()).toEqual(['', 'The text of this document could not be read, so it was not searched.']);
});

test.each([
  [['', lost], 'Not found'],
  [['The seed', lost], '1 of 1'],
])('pages that cannot be read are told beside what was found: %s', async (pages, sentence) => {
  expectWarning(/^The text of page 2 could not be read/, 1);
  const { said } = await search(pages, 'seed');
  expect(said()).toEqual([sentence, 'The text of 1 page could not be read, so it was not searched.']);
});

test('a page that could not be read is tried again by the next search', async () => {
  expectWarning(/^The text of page 1 could not be read/, 1);
  const pages: Page[] = [lost];
  const { said, result, rerender } = await search(pages, 'seed');
  pages[0] = 'The well and the seed';
  rerender('well');
  await eventually(() => expect(result.current.finds).toMatchObject({ words: 'well', state: 'done' }));
  expect(said()).toEqual(['1 of 1', undefined]);
});
