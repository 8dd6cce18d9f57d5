import { expect, it, vi } from 'vitest';
import { cacheNames } from '../../../sw/contract/contract';
import { callAt, faultyStorage, isWrite } from '../../sw/faulty-storage';
import { send, startServer } from '../../sw/server';
import { expectWarning } from '../../support/console';
import { usePhone } from '../lists/fresh';
import { startTab, useBrowser } from './saved-tab';

const { documents, formerDocuments, savedDocuments } = cacheNames;
const about = { title: 'Field officer', page: '/vacancies', isNamedByList: true } as const;
const tor = '%PDF-1.7 terms of reference %%EOF';
const newer = '%PDF-1.7 terms of reference, corrected %%EOF';
const pages = { annex: '/files/annex.pdf', tor: '/files/tor.pdf' };

async function startOnFullDevice(origin: string) {
  vi.restoreAllMocks();
  usePhone();
  const { caches, faults } = faultyStorage();
  vi.stubGlobal('caches', caches);
  const url = origin + pages.tor;
  const put = async (name: string, body: string, headers: Record<string, string>) =>
    (await caches.open(name)).put(
      url,
      new Response(body, { headers: { 'content-length': String(body.length), ...headers } }),
    );
  const document = { url, ...about, size: tor.length, savedAt: 7 };
  const saved = encodeURIComponent(JSON.stringify(document));
  return {
    url,
    faults,
    documents: Object.values(pages).map((path) => ({ file: { url: origin + path }, ...about })),
    hasOpened: () => put(documents, newer, { 'content-type': 'application/pdf' }),
    hasSaved: () => put(savedDocuments, tor, { 'x-saved-as': saved, etag: '"1"' }),
    async hasRenewed() {
      await put(savedDocuments, newer, { 'x-saved-as': saved, 'x-updated-at': '9', etag: '"2"' });
      await put(formerDocuments, tor, { 'x-saved-as': saved, 'x-former': '1', etag: '"1"' });
    },
    held: async (name: string, address = url) => (await caches.match(address, { cacheName: name }))?.text(),
  };
}

type Device = Awaited<ReturnType<typeof startOnFullDevice>>;
type Tab = Awaited<ReturnType<typeof startTab>>;

interface Act {
  before: (device: Device) => Promise<void>;
  /** Resolves to whether it told the user that it was done. */
  run: (tab: Tab, device: Device) => Promise<boolean>;
  /** What may be held as the saved copy after a failure, and what is held after it was done. */
  mayBe: readonly (string | undefined)[];
  done: string;
  /** Whether a failure is told to the caller alone. */
  isSilent?: true;
}

const isRefused = (error: Error) => {
  if (error.name !== 'StorageError') throw error;
  return false;
};

const acts: Record<string, Act> = {
  'a save of a document that was opened': {
    before: ({ hasOpened }) => hasOpened(),
    run: (tab, { url }) => tab.saveDocument({ url }, about),
    mayBe: [undefined, newer],
    done: newer,
  },
  'an update of a saved document': {
    before: ({ hasSaved }) => hasSaved(),
    run: (tab, { url }) => tab.saveDocument({ url }, about, undefined, true),
    mayBe: [tor, newer],
    done: newer,
  },
  'an update of a document that has a former copy': {
    before: ({ hasRenewed }) => hasRenewed(),
    run: (tab, { url }) => tab.saveDocument({ url }, about, undefined, true),
    mayBe: [newer],
    done: newer,
  },
  'the return to the former copy': {
    before: ({ hasRenewed }) => hasRenewed(),
    run: (tab, { url }) => tab.restoreFormer(url).catch(isRefused),
    mayBe: [tor, newer],
    done: tor,
    isSilent: true,
  },
  'the opening of an updated document, after which its former copy goes': {
    before: ({ hasRenewed }) => hasRenewed(),
    run: (tab, { url }) => tab.deleteFormerAfterOpening(url, 9).then(() => true),
    mayBe: [newer],
    done: newer,
  },
};

/** The list must end complete at the next attempt, whatever failed in the first. */
const saveAll = async (list: Device['documents']) => {
  const { saveList } = await import('../../../src/data/documents/save-list');
  await saveList('vacancies', list);
};

/** What the next start finds: no catalogue entry without its bytes, and no copy without an entry. */
async function expectHonest(device: Device, what: string): Promise<Tab> {
  device.faults.fails = () => undefined;
  const tab = await startTab();
  for (const { file } of device.documents) {
    const entry = tab.listDocuments()?.find(({ url }) => url === file.url);
    const copy = await device.held(savedDocuments, file.url);
    expect.soft([tor, newer, undefined], what).toContain(copy);
    expect
      .soft(entry !== undefined && !entry.isLost, `${what}: ${file.url} is named as saved`)
      .toBe(copy !== undefined);
    if (entry && copy) expect.soft(entry.size, what).toBe(copy.length);
  }
  return tab;
}

/** Runs an act once for each of its writes, which fails: with the quota exceeded, or with the loss of what was there. */
async function forEachWrite(
  start: () => Promise<Device>,
  run: (tab: Tab, device: Device) => Promise<unknown>,
  check: (device: Device, result: unknown, what: string) => Promise<void>,
  isSilent = false,
) {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  // Each failure has its own warning.
  if (!isSilent) expectWarning(/./);
  const attempt = async (fail: (device: Device) => void) => {
    const device = await start();
    const tab = await startTab();
    device.faults.calls.length = 0;
    fail(device);
    return { device, result: await run(tab, device) };
  };
  const { device: dry } = await attempt(() => undefined);
  const writes = [...dry.faults.calls.entries()].filter(([, call]) => isWrite(call));
  expect(writes.length).toBeGreaterThan(0);
  for (const losesEntry of [false, true])
    for (const [place, call] of writes) {
      const what = `write ${place}, ${call}${losesEntry ? ', which loses the entry' : ''}`;
      const { device, result } = await attempt(({ faults }) => {
        faults.fails = callAt(place, { andAllAfter: false });
        faults.losesEntry = losesEntry;
      });
      await check(device, result, what);
    }
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
}

async function startHost() {
  vi.stubGlobal('location', new URL('https://app.example/saved'));
  // The tabs of earlier attempts would read the storage of this one.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage() {}
    },
  );
  useBrowser();
  const { origin } = await startServer(send('application/pdf', newer, 200, { etag: '"2"' }));
  return origin;
}

it.each(Object.entries(acts))(
  '%s ends whole or leaves what was there, whichever of its writes fails',
  async (_, { before, run, mayBe, done, isSilent }) => {
    const origin = await startHost();
    const start = async () => {
      const device = await startOnFullDevice(origin);
      await before(device);
      return device;
    };
    const check = async (device: Device, isDone: unknown, what: string) => {
      await expectHonest(device, what);
      const held = await device.held(savedDocuments);
      expect.soft(mayBe, what).toContain(held);
      if (isDone) expect.soft(held, `${what}: told as done`).toBe(done);
    };
    await forEachWrite(start, run, check, isSilent);
  },
);

it('a list that is saved is complete after the next attempt, whichever write of the first fails', async () => {
  const origin = await startHost();
  await forEachWrite(
    () => startOnFullDevice(origin),
    (_, device) => saveAll(device.documents),
    async (device, _, what) => {
      await expectHonest(device, what);
      const { readQueue } = await import('../../../src/data/documents/list-queues');
      const queue = await readQueue('vacancies');
      const known = device.documents.map(({ file }) => file.url);
      for (const { file } of [...(queue?.left ?? []), ...(queue?.failed ?? [])])
        expect.soft(known, `${what}: waits`).toContain(file.url);
      await saveAll(device.documents);
      for (const url of known) expect.soft(await device.held(savedDocuments, url), what).toBe(newer);
      expect.soft(await readQueue('vacancies'), what).toBeUndefined();
    },
  );
});
