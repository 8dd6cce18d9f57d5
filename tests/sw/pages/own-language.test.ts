import { readdirSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import english from '../../../src/words/en.json';
import dari from '../../../src/words/fa.json';
import { cacheNames } from '../../../sw/contract/contract';
import { notStoredPage } from '../../../sw/pages/own-pages';
import { expectWarning } from '../../support/console';
import { MemoryCaches } from '../memory-caches';
import { startHost, startWorker, versionOf, writeInto, type Version } from '../version';
import { openScope } from '../worker-scope';

const words = dari.worker;
const ofDari = { tag: 'fa-AF', name: 'Dari', direction: 'rtl', words };
const version: Version = {
  ...versionOf('one'),
  languages: {
    own: [],
    siteLanguages: [
      { prefix: '/fa', shell: versionOf('one').shell, readerList: '[]', own: [], language: ofDari },
    ],
  },
};

const languageOf = ({ documentElement: { lang, dir } }: Document) => [lang, dir];

it('without the app and a network, a page is in the language of its address', async () => {
  expectWarning(/scripts of the app are not on this device/);
  expectWarning(/did not arrive/);
  expectWarning(/The files of the app could not be completed/);
  const host = await startHost(version);
  const worker = await startWorker(host.origin, version, new MemoryCaches());
  await host.stop();
  const saved = await worker.scope.caches.open(cacheNames.savedDocuments);
  await saved.put(`${host.origin}/files/tor.pdf`, new Response('the TOR'));
  const textAt = async (path: string) => (await worker.navigate(host.origin + path))?.text();
  const pageAt = async (path: string) => new JSDOM(await textAt(path)).window.document;
  const page = await pageAt('/fa/vacancies');
  expect(languageOf(page)).toEqual(['fa-AF', 'rtl']);
  expect(page.querySelector('h1')?.textContent).toBe(words.cannotOpen);
  const viewer = `/fa/read?${new URLSearchParams({ file: `${host.origin}/files/tor.pdf` })}`;
  expect(page.querySelector('li a')?.getAttribute('href')).toBe(host.origin + viewer);
  expect(await textAt(viewer)).toBe('the TOR');
  expect(languageOf(await pageAt('/vacancies'))).toEqual(['en', 'ltr']);
});

const origin = 'https://site.test';
const linkedFrom = async (referrer: string) => {
  openScope(origin);
  writeInto(version);
  const answer = notStoredPage({ url: `${origin}/files/tor.pdf`, referrer } as Request);
  return new JSDOM(await answer.text()).window.document;
};

it('a document that is not there is missed in the language of the page that links to it', async () => {
  const page = await linkedFrom(`${origin}/fa/vacancies`);
  expect(languageOf(page)).toEqual(['fa-AF', 'rtl']);
  expect(page.querySelector('h1')?.textContent).toBe(words.notStored);
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/fa');
});

it.each(['', 'https://other.test/fa', `${origin}/vacancies`])(
  '… in the first language from "%s"',
  async (referrer) => {
    const page = await linkedFrom(referrer);
    expect(languageOf(page)).toEqual(['en', 'ltr']);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/');
  },
);

it('the worker says all messages that the catalogue has for it, and no other', () => {
  const root = new URL('../../../sw/', import.meta.url);
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const sources = names.map((name) => readFileSync(new URL(name, root), 'utf8')).join('\n');
  const used = [...sources.matchAll(/\bwords\['(\w+)'\]/g)].map(([, key]) => key);
  expect([...new Set(used)].sort()).toEqual(Object.keys(english.worker).sort());
});
