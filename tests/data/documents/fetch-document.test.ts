import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  documentFailure,
  fetchDocument,
  fileName,
  isStored,
} from '../../../src/data/documents/fetch-document';
import { BlockedCaches } from '../../sw/memory-caches';
import { half, redirect, send, startServer } from '../../sw/server';
import { tinyPdf } from '../../support/tiny-files';
import { usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';
import { until } from '../../support/eventually';
import { faultyCaches, runFor, storageFaults } from '../../support/silent-storage';

const pdf = tinyPdf(['Terms of Reference']);
const sendBytes =
  (type: string, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(pdf);

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/vacancies'));
  vi.stubGlobal('navigator', {});
});

describe('a document', () => {
  it('arrives completely, with its own name and type', async () => {
    const { origin } = await startServer(sendBytes('application/pdf', { 'content-length': `${pdf.length}` }));
    const { blob, name } = await fetchDocument({ url: `${origin}/files/TOR%20driver.pdf` });
    expect(name).toBe('TOR driver.pdf');
    expect(blob.type).toBe('application/pdf');
    expect(Buffer.from(await blob.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it.each(['never settles', 'rejects'] as const)(
    'comes from the network where a look into Cache Storage %s',
    async (fault) => {
      expectWarning(/Cache Storage did not respond/);
      vi.stubGlobal('caches', faultyCaches(fault, ['match']));
      const { origin } = await startServer(sendBytes('application/pdf'));
      const document = await runFor(10_000, () => fetchDocument({ url: `${origin}/files/tor.pdf` }));
      expect(document.blob.size).toBe(pdf.length);
    },
  );

  it('may be another format than PDF', async () => {
    const { origin } = await startServer(send('application/msword', '{\\rtf1 a form}'));
    const { blob, isPdf } = await fetchDocument({ url: `${origin}/files/form.doc` });
    expect([await blob.text(), isPdf]).toEqual(['{\\rtf1 a form}', false]);
  });

  it('may start with some bytes of the program that wrote it', async () => {
    const junk = Buffer.concat([Buffer.from('\n'.repeat(1_000)), pdf]);
    const { origin } = await startServer((response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(junk),
    );
    const { blob, isPdf } = await fetchDocument({ url: `${origin}/files/tor.pdf` });
    expect([blob.size, isPdf]).toEqual([junk.length, true]);
  });

  it('may be redirected within its own origin, not to a third one', async () => {
    const server = await startServer(redirect(sendBytes('application/pdf')));
    expect((await fetchDocument({ url: `${server.origin}/files/tor.pdf` })).blob.size).toBe(pdf.length);
    const third = await startServer(sendBytes('application/pdf'));
    server.answer = (response) => response.writeHead(302, { location: `${third.origin}/login.pdf` }).end();
    await expect(fetchDocument({ url: `${server.origin}/files/tor.pdf` })).rejects.toMatchObject({
      kind: 'not-json',
    });
  });

  it('may have no type', async () => {
    const { origin } = await startServer((response) => response.writeHead(200).end('a,b'));
    expect((await fetchDocument({ url: `${origin}/list.csv` })).blob.type).toBe('application/octet-stream');
  });

  it('is fetched once for two concurrent calls, and again after that', async () => {
    const { origin, asked } = await startServer(sendBytes('application/pdf'));
    const file = { url: `${origin}/a.pdf` };
    const [one, other] = await Promise.all([fetchDocument(file), fetchDocument({ ...file, size: 7 })]);
    expect(one).toBe(other);
    expect(asked).toEqual(['/a.pdf']);
    await fetchDocument(file);
    expect(asked).toEqual(['/a.pdf', '/a.pdf']);
  });

  it('can be fetched again after a failure', async () => {
    const server = await startServer(send('text/html', '', 500));
    const file = { url: `${server.origin}/a.pdf` };
    await expect(fetchDocument(file)).rejects.toMatchObject({ kind: 'refused' });
    server.answer = sendBytes('application/pdf');
    expect((await fetchDocument(file)).blob.size).toBe(pdf.length);
  });

  it.each([
    ['not-json', 'a page of HTML', send('text/html; charset=utf-8', '<h1>Sign in</h1>'), 'a.pdf'],
    ['not-json', 'a page of HTML for another file', send('text/html', '<h1>Sign in</h1>'), 'a.docx'],
    ['not-json', 'something else under the name of a PDF', send('application/octet-stream', 'no'), 'a.PDF'],
    ['not-json', 'something else under the type of a PDF', send('application/pdf', 'no'), 'download'],
    ['not-json', 'an empty PDF', send('application/pdf', ''), 'a.pdf'],
    ['not-json', 'a page without a type', send('', '<!doctype html><h1>Sign in</h1>'), 'a.docx'],
    ['not-json', 'JSON', send('application/json', '{"message":"Unauthenticated."}'), 'a.docx'],
    ['not-json', 'JSON under another type', send('application/msword', '{"message":"No"}'), 'a.docx'],
    ['not-json', 'another kind of file', send('application/msword', '%PDF-1.4 %%EOF'), 'a.docx'],
    ['not-found', 'a 404', send('text/html', '', 404), 'a.pdf'],
    ['refused', 'a 503', send('text/html', '', 503), 'a.pdf'],
    ['unreachable', 'half of it', half('application/pdf', '%PDF-1.4 half of it'), 'a.pdf'],
    ['unreachable', 'a closed connection', (response: ServerResponse) => response.destroy(), 'a.pdf'],
  ] as const)('fails as %s at %s', async (kind, _name, answer, path) => {
    const { origin } = await startServer(answer);
    vi.stubGlobal('location', new URL(origin));
    await expect(fetchDocument({ url: `${origin}/${path}` })).rejects.toMatchObject({
      name: 'CallError',
      kind,
    });
  });

  describe('that the browser does not let the page read', () => {
    /** A browser in which the page may see that a server answers, and no more. */
    const browser = (type: ResponseType) =>
      vi.fn(async (_url: string, { method }: RequestInit = {}) => {
        if (method !== 'HEAD') throw new TypeError('Failed to fetch');
        const answer = new Response(null);
        Object.defineProperty(answer, 'type', { value: type });
        return answer;
      });

    it.each([
      ['lies on an API whose server sends no CORS header', 'https://api.example/storage/a.pdf', 'opaque'],
      ['is redirected to another site', 'https://app.example/files/a.pdf', 'opaqueredirect'],
    ] as const)('because it %s fails as unreadable', async (_why, url, type) => {
      vi.stubEnv('VITE_API_BASE_URL', 'https://api.example');
      vi.resetModules();
      const documents = await import('../../../src/data/documents/fetch-document');
      vi.stubGlobal('fetch', browser(type));
      const failure = await documents.fetchDocument({ url }).catch(documents.documentFailure);
      expect(failure).toBe('unreadable');
    });

    it('because the policy of the site allows no request to its origin, fails as unreadable', async () => {
      const fetching = browser('error');
      vi.stubGlobal('fetch', fetching);
      expect(await fetchDocument({ url: 'https://third.example/a.pdf' }).catch(documentFailure)).toBe(
        'unreadable',
      );
      expect(fetching).toHaveBeenCalledOnce();
    });

    it('is unreachable where nothing answers at all', async () => {
      const fetching = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
      vi.stubGlobal('fetch', fetching);
      expect(await fetchDocument({ url: '/files/a.pdf' }).catch(documentFailure)).toBe('unreachable');
    });
  });

  describe('of another length than promised', () => {
    const answer = (promised: number, type: ResponseType, headers: Record<string, string> = {}) => {
      const response = new Response(new Uint8Array(pdf), {
        headers: { 'content-type': 'application/pdf', 'content-length': `${promised}`, ...headers },
      });
      Object.defineProperty(response, 'type', { value: type });
      vi.stubGlobal('fetch', async () => response);
      return fetchDocument({ url: 'https://files.example/a.pdf' });
    };
    const short = { kind: 'unreachable' };

    it('is rejected', async () => {
      await expect(answer(pdf.length + 1, 'basic')).rejects.toMatchObject(short);
      await expect(answer(pdf.length - 1, 'basic')).rejects.toMatchObject(short);
      await expect(answer(pdf.length + 1, 'cors')).rejects.toMatchObject(short);
    });

    it('is accepted if an encoding blurs the length, even if CORS hides the encoding', async () => {
      expect((await answer(10, 'basic', { 'content-encoding': 'gzip' })).blob.size).toBe(pdf.length);
      expect((await answer(10, 'cors')).blob.size).toBe(pdf.length);
    });
  });

  describe('that stalls', () => {
    afterEach(() => void vi.useRealTimers());

    it('fails as silent after 8 s, and can be fetched again', async () => {
      vi.useFakeTimers();
      const fetching = vi.fn(() => new Promise<Response>(() => {}));
      vi.stubGlobal('fetch', fetching);
      const file = { url: 'https://files.example/hangs.pdf' };
      const outcome = fetchDocument(file).catch((error: { kind: string }) => error.kind);
      await vi.advanceTimersByTimeAsync(8_000);
      expect(await outcome).toBe('silent');
      void fetchDocument(file).catch(() => undefined);
      await until(() => fetching.mock.calls.length === 2);
      await vi.advanceTimersByTimeAsync(8_000);
    });
  });
});

it.each([
  ['/files/tor.pdf', 'tor.pdf'],
  ['https://api.example.org/storage/tor.pdf?v=2#page=3', 'tor.pdf'],
  ['/files/%D9%81%D8%B1%D9%85.pdf', 'فرم.pdf'],
  ['/files/100%.pdf', '100%.pdf'],
  ['https://api.example.org/', 'document'],
  ['https://api.example.org:99999999/tor.pdf', 'tor.pdf'],
  ['/files/tor%E2%80%AEfdp.exe%0A.pdf', 'torfdp.exe.pdf'],
])('%s is kept as %s', (url, name) => expect(fileName(url)).toBe(name));

describe('whether a document is on the device', () => {
  const url = 'https://files.example/a.pdf';
  const put = async (cacheName: string) => {
    const { caches } = usePhone();
    await (await caches.open(cacheName)).put(url, new Response('x', { headers: { vary: 'origin' } }));
  };

  it.each(['ngo-documents', 'ngo-saved-documents'])('is true if it is in %s', async (cacheName) => {
    await put(cacheName);
    expect(await isStored({ url })).toBe(true);
  });

  it.each(['ngo-images', 'other-documents'])('is false if it is in %s', async (cacheName) => {
    await put(cacheName);
    expect(await isStored({ url })).toBe(false);
  });

  it('is false for another document', async () => {
    await put('ngo-documents');
    expect(await isStored({ url: 'https://files.example/b.pdf' })).toBe(false);
  });

  it('is false in a browser without Cache Storage', async () => {
    expect('caches' in globalThis).toBe(false);
    expect(await isStored({ url })).toBe(false);
  });

  it.each([
    ['rejects', new BlockedCaches()],
    [
      'throws',
      {
        match: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      },
    ],
    ['never settles', { match: storageFaults['never settles'] }],
  ])('is false, with a warning, in a browser whose Cache Storage %s', async (_how, caches) => {
    expectWarning(/Cache Storage did not respond/);
    vi.stubGlobal('caches', caches);
    expect(await runFor(5_000, () => isStored({ url }))).toBe(false);
  });
});
