import { expect, it } from 'vitest';
import dari from '../../../src/words/fa.json';
import { notStoredPage } from '../../../sw/documents/not-stored-page';
import { versionOf, writeInto } from '../version';
import { openScope } from '../worker-scope';

const origin = 'https://site.test';
const words = dari.built.worker;

const pageFrom = async (referrer: string) => {
  openScope(origin);
  const english = versionOf('one');
  const shell = english.shell.replace('lang="en" dir="ltr"', 'lang="fa-AF" dir="rtl"');
  const editions = [{ prefix: '/fa', shell, readerList: '[]', words, own: [] }];
  writeInto({ ...english, languages: { own: [], editions } });
  return notStoredPage({ url: `${origin}/files/tor.pdf`, referrer } as Request).text();
};

it('speaks the language of the page that links to the document, and leads to its home page', async () => {
  const page = await pageFrom(`${origin}/fa/vacancies`);
  expect(page).toContain('<html lang="fa-AF" dir="rtl">');
  expect(page).toContain(`<h1>${words.notStored}</h1>`);
  expect(page).toContain('<a href="/fa">');
});

it.each(['', 'https://other.test/fa', `${origin}/vacancies`])(
  'speaks the first language from "%s"',
  async (from) => {
    const page = await pageFrom(from);
    expect(page).toContain('<html lang="en" dir="ltr">');
    expect(page).toContain('<a href="/">');
  },
);
