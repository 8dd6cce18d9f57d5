import { JSDOM } from 'jsdom';
import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames, savedAsHeader } from '../../../sw/contract/contract';
import { startHost, startWorker, versionOf } from '../version';
import { expectWarning } from '../../support/console';

/** A device without the app and without a network, with these saved documents. */
async function setUp(
  documents: Record<string, { title?: unknown; isNamedByList?: boolean; type?: string; words?: string }>,
) {
  const version = versionOf('one');
  const host = await startHost(version);
  const worker = await startWorker(host.origin, version);
  await host.stop();
  const saved = await worker.scope.caches.open(cacheNames.savedDocuments);
  for (const [url, { title, isNamedByList = true, type = 'application/pdf', words }] of Object.entries(
    documents,
  )) {
    const headers = {
      'content-type': type,
      [savedAsHeader]:
        words ?? encodeURIComponent(JSON.stringify({ url, title, page: '/team', isNamedByList })),
    };
    await saved.put(new URL(url, host.origin).href, new Response(`bytes of ${url}`, { headers }));
  }
  const open = async (path: string) => {
    const answer = await worker.navigate(host.origin + path);
    const page = new JSDOM(await answer?.text(), { url: host.origin + path }).window.document;
    const links = [...page.querySelectorAll('a')].map(({ textContent, href }) => [textContent, href]);
    return { page, links: Object.fromEntries(links) as Record<string, string> };
  };
  return { host, worker, open };
}

beforeEach(() => {
  expectWarning(/The scripts of the app are not on this device/);
  expectWarning(/did not arrive/);
  expectWarning(/The files of the app could not be completed/);
});

it('it lists the saved documents by the titles in their headers, and offers to try again', async () => {
  const { host, open } = await setUp({
    '/files/tor.pdf': { title: 'Terms of Reference' },
    'https://api.test/files/budget.xlsx': { title: 'Budget' },
  });
  const { page, links } = await open('/vacancies?open=1');
  expect(page.title).toBe('Site');
  expect(page.querySelector('h1')?.textContent).toBe('This app cannot be opened just now.');
  const viewer = (file: string) => `${host.origin}/read?${new URLSearchParams({ file })}`;
  expect(links).toEqual({
    'Try again': `${host.origin}/vacancies?open=1`,
    'Terms of Reference': viewer(`${host.origin}/files/tor.pdf`),
    Budget: viewer('https://api.test/files/budget.xlsx'),
  });
  expect(page.querySelectorAll('script, link, img, iframe')).toHaveLength(0);
});

it('without the viewer, its links lead to the documents themselves', async () => {
  const { worker, open } = await setUp({
    '/files/tor.pdf': { title: 'Terms' },
    '/files/b.xlsx': { title: 'B', type: 'application/x' },
  });
  const { links } = await open('/');
  const pdf = await worker.navigate(links['Terms']!);
  expect([pdf?.status, await pdf?.text()]).toEqual([200, 'bytes of /files/tor.pdf']);
  expect(pdf?.headers.get('content-security-policy')).not.toContain('sandbox');
  const other = await worker.navigate(links['B']!);
  expect(other?.headers.get('content-security-policy')).toContain('sandbox');
});

it('a document that is not saved leads to the page itself', async () => {
  const { worker } = await setUp({});
  for (const file of ['/files/other.pdf', 'http://%zz', '']) {
    const answer = await worker.navigate(`/read?${new URLSearchParams({ file })}`);
    expect(answer?.status, file).toBe(503);
  }
});

it('an empty or damaged title, or that of a link, is replaced by the file name', async () => {
  expectWarning(/A saved copy carries a row that cannot be read/);
  const { open } = await setUp({
    '/files/a.pdf': { title: ' ' },
    '/files/b.pdf': { title: { not: 'text' } },
    '/files/c.pdf': { words: '%7Bdamaged' },
    '/files/d.pdf': { title: 'URGENT: pay 500, says the link', isNamedByList: false },
    '/files/%E0%A4%A.pdf': { words: '%E0%A4%A' },
  });
  expect(Object.keys((await open('/')).links)).toEqual([
    'Try again',
    'a.pdf',
    'b.pdf',
    'c.pdf',
    'd.pdf',
    '%E0%A4%A.pdf',
  ]);
});

it('neither a title nor an address can inject markup or lead to another site', async () => {
  const { host, open } = await setUp({ '/files/a.pdf': { title: `"><img src=x onerror=alert(1)>'&` } });
  const { page, links } = await open('//abroad.test/"><script>alert(1)</script>');
  expect(page.querySelectorAll('img, script')).toHaveLength(0);
  expect(links[`"><img src=x onerror=alert(1)>'&`]).toContain('/read?file=');
  expect(new URL(links['Try again']!).origin).toBe(host.origin);
});

it('it says so if nothing is saved, and if storage does not respond', async () => {
  expectWarning(/The saved documents could not be listed/);
  const { worker, open } = await setUp({});
  expect((await open('/')).page.body.textContent).toContain('No saved document was found on this device.');
  vi.spyOn(worker.scope.caches, 'keys').mockRejectedValue(new Error('broken'));
  expect((await open('/')).page.body.textContent).toContain('does not answer just now');
});
