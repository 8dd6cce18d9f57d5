import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { extractEdition } from '../../src/document-text/extract';
import { readTextContent } from '../../src/document-text/pdf-page';
import { readText } from '../../src/viewer/page-text';
import { openPdf } from '../support/open-pdf';
import { lines, writtenPdf } from '../support/written-pdf';

async function open(data: Uint8Array) {
  const pdf = await openPdf(data);
  return { pdf, close: () => pdf.loadingTask.destroy() };
}

const iterator = Object.getOwnPropertyDescriptor(ReadableStream.prototype, Symbol.asyncIterator)!;
const sample = async () => new Uint8Array(await readFile('tests/fixtures/pdfs/chromium-tor-english.pdf'));

/** As Chrome before 124 and Safari before 27, whose streams cannot be iterated over. */
const withoutIterator = () =>
  delete (ReadableStream.prototype as Partial<ReadableStream>)[Symbol.asyncIterator];

afterEach(() => void Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, iterator));

describe('a browser whose streams cannot be iterated over', () => {
  it('is one in which pdf.js itself reads no text', async () => {
    const { pdf, close } = await open(await sample());
    withoutIterator();
    await expect((await pdf.getPage(1)).getTextContent()).rejects.toThrow(TypeError);
    await close();
  });

  it('reads the text of a page for Find, the selection and screen readers', async () => {
    const { pdf, close } = await open(await sample());
    withoutIterator();
    const { items } = await readText(pdf, 1);
    expect(items.map(({ str }) => str).join(' ')).toContain('Background');
    await close();
  });

  it('makes the text of a document', async () => {
    const { pdf, close } = await open(await sample());
    withoutIterator();
    expect(await extractEdition(pdf)).toMatchObject({ edition: { lang: 'en', pages: 2 } });
    await close();
  });
});

it('the text is that of pdf.js, with marked content where it is asked for', async () => {
  const { pdf, close } = await open(await sample());
  const page = await pdf.getPage(1);
  for (const options of [{}, { includeMarkedContent: true }])
    expect(await readTextContent(page, options)).toEqual(await page.getTextContent(options));
  await close();
});

it('a page longer than one chunk is read to its end', async () => {
  const many = Array.from({ length: 400 }, (_, line) => `Line ${line + 1}`);
  const { pdf, close } = await open(writtenPdf([lines(72, 800, 1, many)]));
  const { items } = await readTextContent(await pdf.getPage(1));
  expect(items.flatMap((item) => ('str' in item && item.str ? [item.str] : []))).toEqual(many);
  await close();
});
