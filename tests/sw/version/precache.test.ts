import { expect, it, vi } from 'vitest';
import { MemoryCaches } from '../memory-caches';
import { captive, contentsOf, portal, security, startHost, startWorker, versionOf } from '../version';
import { expectWarning } from '../../support/console';

const version = versionOf('one');
const path = '/assets/page-one.js';
const js = { 'content-type': 'text/javascript' };

/** A device with the files of this version, as an earlier worker of any version may have left them. */
async function setUp() {
  const host = await startHost(version);
  const name = `ngo-precache-v2-${host.origin}/`;
  const caches = new MemoryCaches();
  const put = async (address: string, response: Response) =>
    (await caches.open(name)).put(host.origin + address, response);
  for (const [address, [type, text]] of Object.entries(version.files))
    if (address.startsWith('/assets/') && !address.includes('/reader/'))
      await put(address, new Response(text, { headers: { 'content-type': type } }));
  const start = () => startWorker(host.origin, version, caches);
  const textAt = async (address: string) => (await contentsOf(caches, name))[address];
  const headersAt = async (address: string) =>
    (await caches.match(host.origin + address, { cacheName: name }))?.headers;
  return { host, name, caches, put, start, textAt, headersAt };
}

it('a valid stored file is not fetched again', async () => {
  const { host, start } = await setUp();
  await (await start()).install();
  expect(host.asked).toEqual([]);
});

it.each([
  ['a captive portal page', new Response(portal, { headers: { 'content-type': 'text/html' } })],
  ['a captive portal page with the type of a script', new Response(portal, { headers: js })],
  ['half of the file', new Response("page('o", { headers: js })],
  ['nothing', new Response('', { headers: js })],
  ['the file with a type that browsers reject', new Response("page('one')")],
])('an install replaces an invalid stored file: %s', async (_what, wrong) => {
  const { host, put, start, textAt } = await setUp();
  await put(path, wrong);
  expectWarning(/is damaged on this device and is fetched again/, 1);
  await (await start()).install();
  expect(host.asked).toEqual([path]);
  expect(await textAt(path)).toBe("page('one')");
});

it("a file of an earlier version without the site's headers gets them, without a request", async () => {
  const { host, start, headersAt } = await setUp();
  await (await start()).install();
  for (const [name, value] of Object.entries(security))
    expect((await headersAt(path))?.get(name), name).toBe(value);
  expect(host.asked).toEqual([]);
});

it('a file of an earlier version with other headers gets those of this one', async () => {
  const { host, put, start, headersAt } = await setUp();
  await put(path, new Response("page('one')", { headers: { ...js, 'content-security-policy': 'older' } }));
  await (await start()).install();
  expect((await headersAt(path))?.get('content-security-policy')).toBe(security['Content-Security-Policy']);
  expect(host.asked).toEqual([]);
});

it('an install that exceeds the quota fails', async () => {
  expectWarning(/could not be stored: QuotaExceededError: no room/);
  expectWarning(/The new version is not installed: .*the device did not store it/);
  const host = await startHost(version);
  const caches = new MemoryCaches();
  caches.quota = 20;
  const worker = await startWorker(host.origin, version, caches);
  await expect(worker.install()).rejects.toThrow('the device did not store it');
});

it('a missing file comes from the network and is stored again', async () => {
  const { host, name, caches, start, textAt } = await setUp();
  const worker = await start();
  await caches.delete(name);
  expect(await (await worker.fetch(path))?.text()).toBe("page('one')");
  expect(await textAt(path)).toBe("page('one')");
  await worker.fetch(path);
  expect(host.asked).toEqual([path]);
});

it('from the network only the exact file is returned and stored, or an error', async () => {
  expectWarning(/was not stored: content type "text\/html"/);
  expectWarning(/was not stored: status 404/);
  expectWarning(/was not stored: TypeError: fetch failed/);
  const { host, name, caches, start, textAt } = await setUp();
  const worker = await start();
  await caches.delete(name);
  host.instead = captive;
  expect((await worker.fetch(path))?.type).toBe('error');
  host.instead = () => [404, {}, 'gone'];
  expect((await worker.fetch(path))?.status).toBe(404);
  await host.stop();
  expect((await worker.fetch(path))?.type).toBe('error');
  expect(await textAt(path)).toBeUndefined();
});

it('a file that does not arrive within 8 s is an error, and is stored when it arrives', async () => {
  const { host, name, caches, start, textAt } = await setUp();
  const worker = await start();
  await caches.delete(name);
  const { answer } = host;
  let send = () => undefined as void;
  const asked = new Promise<void>((resolve) => {
    host.answer = (response, request) => {
      send = () => answer(response, request);
      resolve();
    };
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answered = worker.fetch(path);
  await asked;
  await vi.advanceTimersByTimeAsync(8_000);
  send();
  expect((await answered)?.type).toBe('error');
  vi.useRealTimers();
  expect(await textAt(path)).toBe("page('one')");
});

it.each(['open', 'match', 'keys'] as const)(
  'when Cache Storage fails at %s, a file is returned anyway',
  async (method) => {
    if (method === 'match') expectWarning(/Cache Storage did not respond/);
    const { caches, start } = await setUp();
    const worker = await start();
    vi.spyOn(caches, method).mockRejectedValue(new Error('broken'));
    expect(await (await worker.fetch(path))?.text()).toBe("page('one')");
  },
);

it('when Cache Storage fails at put, a missing file comes from the network', async () => {
  expectWarning(/could not be stored: Error: broken/);
  const { name, caches, start } = await setUp();
  const worker = await start();
  await caches.delete(name);
  vi.spyOn(await caches.open(name), 'put').mockRejectedValue(new Error('broken'));
  expect(await (await worker.fetch(path))?.text()).toBe("page('one')");
});

it('missing files are fetched again when the page is idle', async () => {
  const { host, name, caches, start, textAt } = await setUp();
  const worker = await start();
  await caches.delete(name);
  await worker.send({ type: 'KEEP_PAGES', paths: [] });
  expect(await textAt(path)).toBe("page('one')");
  expect(host.asked).toHaveLength(5);
});

it('when Cache Storage never opens a cache, the next call stores the missing files', async () => {
  expectWarning(/The files of the app could not be completed: TimeoutError: no response within 5000 ms/, 1);
  const { name, caches, start, textAt } = await setUp();
  await start();
  const { storeMissingFiles } = await import('../../../sw/version/precache');
  const { filesOfThisVersion } = await import('../../../sw/version/version-files');
  await caches.delete(name);
  const open = vi.spyOn(caches, 'open').mockImplementation(() => new Promise<never>(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = storeMissingFiles(filesOfThisVersion().app);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await hanging;
  open.mockRestore();
  await storeMissingFiles(filesOfThisVersion().app);
  expect(await textAt(path)).toBe("page('one')");
});
