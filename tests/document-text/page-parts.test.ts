import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { readAnyPage } from '../../src/document-text/pdf-page';
import { expectWarning } from '../support/console';
import { openPdf } from '../support/open-pdf';

async function openSample() {
  const pdf = await openPdf(new Uint8Array(await readFile('tests/fixtures/pdfs/chromium-tor-english.pdf')));
  return { pdf, page: await pdf.getPage(1) };
}

it('a page whose tags and links cannot be read has its text, and the developer reads why', async () => {
  expectWarning(/^The tags of page 1 could not be read: Error: damaged tree/);
  expectWarning(/^The links of page 1 could not be read: Error: damaged links/);
  const { pdf, page } = await openSample();
  vi.spyOn(page, 'getStructTree').mockRejectedValue(new Error('damaged tree'));
  vi.spyOn(page, 'getAnnotations').mockRejectedValue(new Error('damaged links'));
  const { pieces, tags } = await readAnyPage(pdf, 1);
  expect(pieces.map(({ str }) => str).join(' ')).toContain('Background');
  expect(tags).toBeUndefined();
  await pdf.loadingTask.destroy();
});

it('a page that cannot be read is called damaged, and the developer reads why', async () => {
  expectWarning(/^Page 1 could not be read: TypeError: a method is missing/);
  const { pdf, page } = await openSample();
  vi.spyOn(page, 'streamTextContent').mockImplementation(() => {
    throw new TypeError('a method is missing');
  });
  expect(await readAnyPage(pdf, 1)).toMatchObject({ pieces: [], isBroken: true });
  await pdf.loadingTask.destroy();
});
