import { expect, it } from 'vitest';
import dari from '../../../src/words/fa.json';
import { cacheNames } from '../../../sw/contract/contract';
import { escape } from '../../../sw/pages/own-page';
import { expectWarning } from '../../support/console';
import { MemoryCaches } from '../memory-caches';
import { contentsOf, startHost, startWorker, versionOf, type Version } from '../version';

const english = versionOf('one');
const others = {
  '/assets/index.fa-0000000a.js': ['text/javascript', 'index("fa")'],
  '/assets/start.fa-0000000b.js': ['text/javascript', 'start("fa")'],
} as const;
const words = dari.built.worker;
const shell = english.shell
  .replace('lang="en" dir="ltr"', 'lang="fa-AF" dir="rtl"')
  .replaceAll('/index-one.js', '/index.fa-0000000a.js')
  .replaceAll('/start-one.js', '/start.fa-0000000b.js');

/** A version in two languages. */
const version: Version = {
  ...english,
  files: { ...english.files, ...others },
  languages: {
    own: ['/assets/index-one.js', '/assets/start-one.js'],
    editions: [{ prefix: '/fa', shell, readerList: '["fa"]', words, own: Object.keys(others) }],
  },
};

async function setUp() {
  const host = await startHost(version);
  const caches = new MemoryCaches();
  const worker = await startWorker(host.origin, version, caches);
  await worker.install();
  await worker.activate();
  const files = async () => Object.keys(await contentsOf(caches, `ngo-precache-v2-${host.origin}/`));
  return { host, worker, files };
}

it('a version is installed in the language in use alone', async () => {
  const { files } = await setUp();
  const stored = await files();
  expect(stored).toEqual(expect.arrayContaining(['/assets/index-one.js', '/assets/shared-1a2b.js']));
  expect(stored.filter((path) => path.includes('.fa-'))).toEqual([]);
});

it('a page in another language stores that language, and then starts from the device in it', async () => {
  expectWarning(/scripts of the app are not on this device/);
  const { worker, files } = await setUp();
  await (await worker.navigate('/fa/vacancies'))?.text();
  await expect.poll(files).toEqual(expect.arrayContaining(Object.keys(others)));
  const answer = await (await worker.navigate('/fa/vacancies'))?.text();
  expect(answer).toContain('/assets/start.fa-0000000b.js');
  expect(await (await worker.navigate('/vacancies'))?.text()).toContain('/assets/start-one.js');
  expect(await (await worker.navigate('/family'))?.text()).toContain('/assets/start-one.js');
});

it('without a network, what the worker says by itself is in the language of the page', async () => {
  expectWarning(/scripts of the app are not on this device/);
  expectWarning(/did not arrive/);
  expectWarning(/The files of the app could not be completed/);
  const host = await startHost(version);
  const worker = await startWorker(host.origin, version, new MemoryCaches());
  await host.stop();
  const saved = await worker.scope.caches.open(cacheNames.savedDocuments);
  await saved.put(`${host.origin}/files/tor.pdf`, new Response('the TOR'));
  const pageAt = async (path: string) => (await worker.navigate(host.origin + path))?.text();
  const page = await pageAt('/fa/vacancies');
  expect(page).toContain('<html lang="fa-AF" dir="rtl">');
  expect(page).toContain(`<h1>${words.cannotOpen}</h1>`);
  expect(page).toContain(`href="${escape(`${host.origin}/fa/read?file=`)}`);
  expect(await pageAt('/vacancies')).toContain('<html lang="en" dir="ltr">');
  const file = encodeURIComponent(`${host.origin}/files/tor.pdf`);
  expect(await pageAt(`/fa/read?file=${file}`)).toBe('the TOR');
});
