import { expect, it, vi } from 'vitest';
import { cacheNames } from '../../sw/contract/contract';
import { markHeaders, rowStamp, stampOf } from '../../sw/contract/mark';
import { expectWarning } from '../support/console';
import { callAt, faultyStorage, isWrite, type Faults } from './faulty-storage';
import type { MemoryCaches } from './memory-caches';
import { contentsOf, startHost, startWorker, versionOf, type Host } from './version';

const { formerDocuments, pages, savedDocuments } = cacheNames;
const old = versionOf('old');
const next = versionOf('next');
const vacancies = '[{"title":"Driver"}]';
const [first = '', second = ''] = ['first', 'second'].map((text) => `%PDF-1.4\n${text}\n%%EOF\n`);

interface Phone {
  host: Host;
  caches: MemoryCaches;
  faults: Faults;
}

/** A phone with the old version of the app, in front of a host with the next one. */
async function startPhone(host: Host): Promise<Phone> {
  vi.restoreAllMocks();
  const { caches, faults } = faultyStorage();
  host.version = old;
  const worker = await startWorker(host.origin, old, caches);
  await worker.install();
  await worker.activate();
  host.version = next;
  return { host, caches, faults };
}

/** Runs `run` once for each of its writes, which fails: with the quota exceeded, or with the loss of what was there. */
async function forEachWrite<T>(
  start: () => Promise<Phone>,
  run: (phone: Phone) => Promise<T>,
  check: (phone: Phone, result: T, what: string) => Promise<void>,
) {
  const rejected = vi.fn();
  process.on('unhandledRejection', rejected);
  // Each failure has its own warning.
  expectWarning(/./);
  const dry = await start();
  dry.faults.calls.length = 0;
  await run(dry);
  const writes = [...dry.faults.calls.entries()].filter(([, call]) => isWrite(call));
  expect(writes.length).toBeGreaterThan(0);
  for (const losesEntry of [false, true])
    for (const [place, call] of writes) {
      const phone = await start();
      phone.faults.calls.length = 0;
      phone.faults.fails = callAt(place, { andAllAfter: false });
      phone.faults.losesEntry = losesEntry;
      const result = await run(phone);
      phone.faults.fails = () => undefined;
      await check(phone, result, `write ${place}, ${call}${losesEntry ? ', which loses the entry' : ''}`);
    }
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', rejected);
  expect(rejected).not.toHaveBeenCalled();
}

const isInstalled = ({ host, caches }: Phone) =>
  startWorker(host.origin, next, caches).then((worker) =>
    worker.install().then(
      () => true,
      (error: unknown) => {
        console.warn(error);
        return false;
      },
    ),
  );

it('an install stores each file whole or fails, and the old version keeps its files, whichever write fails', async () => {
  const host = await startHost(old);
  await forEachWrite(
    () => startPhone(host),
    isInstalled,
    async ({ caches }, isDone, what) => {
      const held = await contentsOf(caches, `ngo-precache-v2-${host.origin}/`);
      for (const [path, text] of Object.entries(held))
        expect.soft([old.files[path]?.[1], next.files[path]?.[1]], `${what}: ${path}`).toContain(text);
      const needed = (version: typeof old) =>
        Object.keys(version.files).filter((path) => /^\/assets\/[^/]+$/.test(path));
      for (const path of needed(old)) expect.soft(held, `${what}: of the old version`).toHaveProperty([path]);
      if (isDone) for (const path of needed(next)) expect.soft(held, what).toHaveProperty([path]);
    },
  );
});

const drawn = (text: string) =>
  next.shell.replace('<div id="root">', `<div id="root"><main>${text}</main>`) +
  `<script type="application/json" id="prerendered">${JSON.stringify({
    path: '/vacancies',
    rows: [['/api/vacancies', { stamp: rowStamp(stampOf(vacancies), 'of-the-schema') }]],
  })}</script>`;

it('a page is stored whole with what it was rendered from, or not at all, whichever write fails', async () => {
  const host = await startHost(next);
  host.instead = (path) =>
    path === '/vacancies' ? [200, { 'content-type': 'text/html' }, drawn('Driver')] : undefined;
  const keepPages = async ({ caches }: Phone) => {
    const worker = await startWorker(host.origin, next, caches);
    await worker.send({ type: 'KEEP_PAGES', paths: ['/vacancies'] });
    return worker;
  };
  const start = async () => {
    const phone = await startPhone(host);
    const list = new Response(vacancies, { headers: markHeaders({ stamp: stampOf(vacancies) }) });
    await (await phone.caches.open(cacheNames.api)).put(`${host.origin}/api/vacancies`, list);
    return phone;
  };
  let kept = 0;
  await forEachWrite(start, keepPages, async ({ caches }, worker, what) => {
    const held = await contentsOf(caches, pages);
    if (held['/vacancies'] !== undefined) kept += 1;
    expect.soft([undefined, drawn('Driver')], what).toContain(held['/vacancies']);
    const answer = await worker.navigate('/vacancies');
    expect.soft([drawn('Driver'), next.shell], what).toContain(await answer?.text());
  });
  expect(kept).toBeGreaterThan(0);
});

it('of a saved document, the last copies are there or come back, whichever write of its former copy fails', async () => {
  const host = await startHost(next);
  const url = `${host.origin}/files/tor.pdf`;
  const start = async () => {
    const phone = await startPhone(host);
    const cache = await phone.caches.open(savedDocuments);
    await cache.put(url, new Response(second, { headers: { etag: '"2"' } }));
    const former = await phone.caches.open(formerDocuments);
    await former.put(
      url,
      new Response(first, { headers: { 'x-former': '1', 'x-other-version': '"3"', 'x-newer-at': '8' } }),
    );
    return phone;
  };
  const load = () => import('../../sw/documents/former-copies');
  const held = async ({ caches }: Phone, cacheName: string) =>
    (await caches.match(url, { cacheName }))?.text();
  const present = () => new Response(second, { headers: { etag: '"2"' } });

  await forEachWrite(
    start,
    async () => (await load()).keepFormer(url, present()),
    async (phone, isKept, what) => {
      expect.soft(await held(phone, savedDocuments), what).toBe(second);
      expect.soft(await held(phone, formerDocuments), `${what}, kept: ${isKept}`).toBe(first);
    },
  );
  await forEachWrite(
    start,
    async () => (await load()).noteVersion(url, new Headers({ etag: '"4"' }), { hasNewer: true }),
    async (phone, _, what) => {
      expect.soft(await held(phone, savedDocuments), what).toBe(second);
      expect.soft(await held(phone, formerDocuments), what).toBe(first);
    },
  );
  await forEachWrite(
    async () => {
      const phone = await start();
      await (await phone.caches.open(savedDocuments)).delete(url);
      return phone;
    },
    async () => (await load()).restoreLost(url),
    async (phone, restored, what) => {
      expect.soft(await restored?.text(), what).toBe(first);
      expect
        .soft([await held(phone, savedDocuments), await held(phone, formerDocuments)], what)
        .toContain(first);
    },
  );
});
