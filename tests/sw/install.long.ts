import { expect, it } from 'vitest';
import { expectWarning } from '../support/console';
import { MemoryCaches } from './memory-caches';
import { contentsOf, portal, startHost, startWorker, versionOf, type Host } from './version';

type Fault = (path: string) => [number, Record<string, string>, string] | 'break';

const html = { 'content-type': 'text/html' };
const js = { 'content-type': 'text/javascript' };

const faults: Record<string, Fault> = {
  'a captive portal page': () => [200, html, portal],
  'a captive portal page as a script': () => [200, js, portal],
  'a redirect to a captive portal': (path) =>
    path === '/login' ? [200, html, portal] : [302, { location: '/login' }, ''],
  'an empty response': () => [200, js, ''],
  'a missing file': () => [404, html, 'Not found'],
  'a failing server': () => [503, html, 'Try later'],
  'a partial response': () => [206, { ...js, 'content-range': 'bytes 0-1/9' }, 'in'],
  'a broken connection': () => 'break',
};

const old = versionOf('old');
const next = versionOf('next');
const installed = Object.keys(next.files).filter((path) => /^\/assets\/[^/]+$/.test(path));

/** The network responds with the fault from the nth request on. */
function failFrom(host: Host, first: number, fault: Fault) {
  const { answer } = host;
  let count = 0;
  host.answer = (response, request) => {
    count += 1;
    const path = request.url ?? '';
    const wrong = count > first ? fault(path) : undefined;
    if (wrong === undefined) return answer(response, request);
    if (wrong === 'break') return void response.destroy();
    response.writeHead(wrong[0], wrong[1]).end(wrong[2]);
  };
  return () => (host.answer = answer);
}

async function expectExact(caches: MemoryCaches, host: Host, version = next) {
  const stored = await contentsOf(caches, `ngo-precache-v2-${host.origin}/`);
  for (const [path, text] of Object.entries(stored)) {
    const known = { ...old.files, ...next.files }[path];
    expect(text, path).toBe(known?.[1]);
  }
  return Object.keys(version.files).filter((path) => path in stored);
}

for (const [name, fault] of Object.entries(faults))
  it(`an install that meets ${name} at any file stores nothing wrong, and the next one repairs it`, async () => {
    expectWarning(/The new version is not installed: .* could not be stored/, installed.length);
    for (let first = 0; first < installed.length; first += 1) {
      const host = await startHost(next);
      const caches = new MemoryCaches();
      const heal = failFrom(host, first, fault);
      await expect((await startWorker(host.origin, next, caches)).install(), `${first}`).rejects.toThrow();
      expect(await expectExact(caches, host), `${first}`).toHaveLength(first);
      heal();
      const worker = await startWorker(host.origin, next, caches);
      await worker.install();
      await worker.activate();
      expect((await expectExact(caches, host)).sort(), `${first}`).toEqual([...installed].sort());
      await host.stop();
      expect(await (await worker.navigate('/vacancies'))?.text(), `${first}`).toBe(next.shell);
    }
  });

for (const [name, fault] of Object.entries(faults))
  it(`an update that meets ${name} at any file leaves the previous version complete`, async () => {
    expectWarning(/The new version is not installed: .* could not be stored/, installed.length - 1);
    for (let first = 0; first < installed.length - 1; first += 1) {
      const host = await startHost(old);
      const caches = new MemoryCaches();
      const before = await startWorker(host.origin, old, caches);
      await before.install();
      await before.activate();
      host.version = next;
      const heal = failFrom(host, first, fault);
      await expect((await startWorker(host.origin, next, caches)).install(), `${first}`).rejects.toThrow();
      heal();
      await expectExact(caches, host);
      await host.stop();
      const again = await startWorker(host.origin, old, caches);
      expect(await (await again.navigate('/vacancies'))?.text(), `${first}`).toBe(old.shell);
      for (const path of Object.keys(old.files).filter((file) => /^\/assets\/[^/]+$/.test(file)))
        expect(await (await again.fetch(path))?.text(), path).toBe(old.files[path]![1]);
    }
  });

for (const [name, fault] of Object.entries(faults))
  it(`without the stored app and with ${name}, every page is the app or the last-resort page`, async () => {
    expectWarning(/The files of the app could not be completed/);
    expectWarning(/did not arrive: TypeError|is not a page of this app|are not on this device/);
    for (let first = 0; first < 3; first += 1) {
      const host = await startHost(next);
      const caches = new MemoryCaches();
      const worker = await startWorker(host.origin, next, caches);
      await worker.install();
      await worker.activate();
      for (const cache of await caches.keys()) await caches.delete(cache);
      failFrom(host, first, fault);
      for (const path of ['/', '/vacancies', '/no/such/page', '/read?file=/files/a.pdf']) {
        const answer = await worker.navigate(path);
        expect([200, 503], `${first} ${path}`).toContain(answer?.status);
        const text = await answer!.text();
        const isApp = text.includes('/assets/index-next.js');
        expect(isApp || text.includes('Try again'), `${first} ${path}`).toBe(true);
        expect(text).not.toContain('Wi-Fi login');
      }
      await expectExact(caches, host);
    }
  });
