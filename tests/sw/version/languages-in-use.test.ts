import { expect, it } from 'vitest';
import { expectWarning } from '../../support/console';
import { MemoryCaches } from '../memory-caches';
import { contentsOf, startHost, startWorker, versionOf, type Version } from '../version';

const english = versionOf('one');
const others = {
  '/assets/index.fa-0000000a.js': ['text/javascript', 'index("fa")'],
  '/assets/start.fa-0000000b.js': ['text/javascript', 'start("fa")'],
} as const;
const shell = english.shell
  .replaceAll('/index-one.js', '/index.fa-0000000a.js')
  .replaceAll('/start-one.js', '/start.fa-0000000b.js');

/** A version in two languages. */
const version: Version = {
  ...english,
  files: { ...english.files, ...others },
  languages: {
    own: ['/assets/index-one.js', '/assets/start-one.js'],
    editions: [{ prefix: '/fa', shell, readerList: '["fa"]', own: Object.keys(others) }],
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
