import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ask, openScope } from '../worker-scope';
import { send, startServer } from '../server';
import { handleDocument } from '../../../sw/documents/documents';
import { cacheNames } from '../../../sw/contract/contract';
import { expectWarning } from '../../support/console';

const { documents, savedDocuments, formerDocuments, api, images } = cacheNames;
const tor = `%PDF-1.7 ${'terms of reference '.repeat(20)}%%EOF`;
const newer = tor.replace('%%EOF', 'corrected %%EOF');
const newest = tor.replace('%%EOF', 'corrected twice %%EOF');
const small = '%PDF-1.7 welcome to the hotel %%EOF';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const pdf = (body: string, etag?: string) => send('application/pdf', body, 200, etag ? { etag } : {});

async function setUp(name = 'tor.pdf') {
  const server = await startServer(pdf(newer, '"2"'));
  const scope = openScope(server.origin);
  const url = `${server.origin}/files/${name}`;
  const open = async () => {
    const { response, over } = ask(handleDocument, url);
    const text = await (await response).text();
    await over();
    return text;
  };
  const find = (cacheName: string) => scope.caches.match(url, { cacheName, ignoreVary: true });
  const held = async (cacheName: string) => (await find(cacheName))?.text();
  const put = async (cacheName: string, body: string, headers: Record<string, string> = {}) =>
    (await scope.caches.open(cacheName)).put(url, new Response(body, { headers }));
  /** An API list, as the worker stores it. */
  const list = async (record: object) =>
    (await scope.caches.open(api)).put(
      `${server.origin}/api/vacancies`,
      Response.json({ data: [{ title: 'Another' }, { title: 'Officer', ...record }] }),
    );
  /** Response bodies that were sent. */
  const bodies = () => server.asked.length;
  return { server, scope, url, open, find, held, put, list, bodies };
}

describe('the update of a saved document', () => {
  it('stores the former copy beside it, with all its headers', async () => {
    const { scope, url, open, find, held, put } = await setUp();
    await put(savedDocuments, tor, { etag: '"1"', 'x-saved-as': '%7B%7D' });
    expect(await open()).toBe(tor);
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([newer, tor]);
    const former = (await find(formerDocuments))!.headers;
    expect([former.get('x-former'), former.get('etag'), former.get('x-saved-as')]).toEqual([
      '1',
      '"1"',
      '%7B%7D',
    ]);
    expect(scope.told).toEqual([{ type: 'document-updated', url }]);
  });

  it('keeps the last copy that the user opened, however often the document is updated', async () => {
    const { server, open, held, put } = await setUp();
    await put(savedDocuments, tor);
    await open();
    server.answer = pdf(newest, '"3"');
    await open();
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([newest, tor]);
  });

  it('does not store a former copy of a document that was only opened', async () => {
    const { open, held, put } = await setUp();
    await put(documents, tor);
    await open();
    expect([await held(documents), await held(formerDocuments)]).toEqual([newer, undefined]);
  });

  it.each([
    ['the former copy', tor.length - 1, newer],
    ['the new copy', tor.length + 20, newer.padEnd(3 * tor.length)],
  ])(
    'waits if there is no room for %s: the pages are notified, and the body is downloaded once',
    async (...given) => {
      expectWarning(/could not be stored: QuotaExceededError/);
      const [, room, body] = given;
      const { server, scope, url, open, find, held, put } = await setUp();
      server.answer = pdf(body, '"2"');
      await put(savedDocuments, tor);
      scope.caches.quota = scope.caches.size() + room;
      await open();
      expect(await held(savedDocuments)).toBe(tor);
      expect(scope.told).toEqual([{ type: 'document-newer', url }]);
      const note = (await find(formerDocuments))!.headers;
      expect([note.get('x-former'), note.get('x-other-version')]).toEqual([null, '"2"']);

      scope.caches.quota = Infinity;
      await open();
      expect([await held(savedDocuments), scope.told.length], 'its head tells that it is the same').toEqual([
        tor,
        1,
      ]);
      server.answer = pdf(newest, '"3"');
      await open();
      expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([newest, tor]);
    },
  );

  it('is not applied if the new file is a small fraction of the present copy, and the user is told', async () => {
    expectWarning(/was not updated: \d+ bytes in the place of/);
    const { server, scope, url, open, held, put } = await setUp();
    server.answer = pdf(small, '"9"');
    await put(savedDocuments, tor);
    await open();
    expect([await held(savedDocuments), scope.told]).toEqual([tor, [{ type: 'document-newer', url }]]);
  });
});

describe('lists and bytes', () => {
  it('agree: a file that a list names is accepted, whatever its size and end', async () => {
    const { server, open, held, find, put, list } = await setUp();
    server.answer = pdf('%PDF-1.7 short', '"2"');
    await put(savedDocuments, tor);
    await list({ file: '/files/tor.pdf', sha256: sha256('%PDF-1.7 short').toUpperCase() });
    await open();
    expect(await held(savedDocuments)).toBe('%PDF-1.7 short');
    expect((await find(savedDocuments))!.headers.get('x-sha256')).toBe(sha256('%PDF-1.7 short'));
  });

  it.each(['an opened', 'a saved'])('%s copy that a list names is not downloaded again', async (which) => {
    const { open, held, put, list, bodies } = await setUp();
    const cacheName = which === 'a saved' ? savedDocuments : documents;
    await put(cacheName, tor, { etag: '"1"' });
    await list({ file: 'files/tor.pdf', sha256: sha256(tor) });
    await open();
    expect([await held(cacheName), bodies()]).toEqual([tor, 1]);
  });

  it('disagree: the copy stays until the list has the hash of the new file', async () => {
    expectWarning(/was not updated: its bytes are not those that the lists name/);
    const { open, held, put, list, scope } = await setUp();
    await put(savedDocuments, tor, { etag: '"1"' });
    await list({ file: '/files/tor.pdf', sha256: sha256(newest) });
    await open();
    await open();
    expect([await held(savedDocuments), scope.told]).toEqual([tor, []]);
    await list({ file: '/files/tor.pdf', sha256: sha256(newer) });
    await open();
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([newer, tor]);
  });

  it('an opened document whose hash no list has is shown and not stored', async () => {
    expectWarning(/was not stored: its bytes are not those that the lists name/);
    const { open, held, list } = await setUp();
    await list({ file: '/files/tor.pdf', sha256: sha256(tor) });
    expect(await open()).toBe(newer);
    expect(await held(documents)).toBeUndefined();
    await list({ file: '/files/tor.pdf', sha256: sha256(newer) });
    await open();
    expect(await held(documents)).toBe(newer);
  });

  it('a copy that a list once named stays when no list names the document any more', async () => {
    const { open, held, put, list } = await setUp();
    await put(savedDocuments, tor, { 'x-sha256': sha256(tor) });
    await open();
    expect(await held(savedDocuments)).toBe(tor);
    await list({ file: '/files/tor.pdf' });
    await open();
    expect(await held(savedDocuments), 'a list names it without its bytes').toBe(newer);
  });

  it('agree for names with other characters, as PHP encodes them', async () => {
    const { scope, server, open, held, put } = await setUp(encodeURIComponent('فرم.pdf'));
    await put(savedDocuments, tor);
    const body = `{"data":[{"file":"\\/files\\/\\u0641\\u0631\\u0645.pdf","sha256":"${sha256(newer)}"}]}`;
    await (await scope.caches.open(api)).put(`${server.origin}/api/itbs`, new Response(body));
    await open();
    expect(await held(savedDocuments)).toBe(newer);
  });

  it('an unreadable response says nothing', async () => {
    const { scope, server, open, held, put } = await setUp();
    await put(savedDocuments, tor);
    const broken = '{"file":"/files/tor.pdf","sha256":';
    await (await scope.caches.open(api)).put(`${server.origin}/api/itbs`, new Response(broken));
    await open();
    expect(await held(savedDocuments)).toBe(newer);
  });
});

it('a Word file is replaced only by a Word file, never by JSON or another kind', async () => {
  expectWarning(/was not updated: a file of another kind/);
  expectWarning(/was not updated: its end is missing/);
  const word = (text: string) => `PK\x03\x04 ${text} PK\x05\x06`;
  const { server, open, held, put } = await setUp('form.docx');
  await put(savedDocuments, word('old'));
  for (const body of ['{"message":"Unauthenticated."}', '<html>', newer, 'PK\x03\x04 cut short']) {
    server.answer = send('application/octet-stream', body);
    await open();
    expect(await held(savedDocuments)).toBe(word('old'));
  }
  server.answer = send('application/octet-stream', word('new'));
  await open();
  expect(await held(savedDocuments)).toBe(word('new'));
});

it('a Word file is not replaced by a PDF, even if the server says that it is one', async () => {
  expectWarning(/form\.docx was not updated: a file of another kind in its place/);
  const word = (text: string) => `PK\x03\x04 ${text} PK\x05\x06`;
  const { server, open, held, put } = await setUp('form.docx');
  await put(savedDocuments, word('old'));
  server.answer = pdf(newer);
  await open();
  expect(await held(savedDocuments)).toBe(word('old'));
});

it.each([
  ['an archive', 'a PDF', `PK\x03\x04 ${'old '.repeat(9)} PK\x05\x06`, newer, 'application/pdf'],
  ['a PDF', 'an archive', tor, `PK\x03\x04 ${'new '.repeat(99)} PK\x05\x06`, 'application/zip'],
])(
  'at an address without an extension, %s is not replaced by %s, and the user is told',
  async (_was, _is, before, fresh, type) => {
    expectWarning(/was not updated: a file of another format than the present copy/);
    const { scope, server, url, open, held, put } = await setUp('download');
    await put(savedDocuments, before);
    server.answer = send(type, fresh, 200, { etag: '"2"' });
    await open();
    expect([await held(savedDocuments), scope.told]).toEqual([before, [{ type: 'document-newer', url }]]);
  },
);

it('at an address without an extension, a file whose format has no signature is replaced by any', async () => {
  const { open, held, put } = await setUp('download');
  await put(savedDocuments, 'name,amount\n'.repeat(9));
  await open();
  expect(await held(savedDocuments)).toBe(newer);
});

it('images are evicted for an update, saved documents never are', async () => {
  const { scope, server, open, held, put } = await setUp();
  await put(savedDocuments, tor);
  const other = `${server.origin}/files/other.pdf`;
  await (await scope.caches.open(savedDocuments)).put(other, new Response(tor));
  await (await scope.caches.open(images)).put(`${server.origin}/a.png`, new Response('i'.repeat(2_000)));
  await (await scope.caches.open(images)).put(`${server.origin}/b.png`, new Response('i'));
  scope.caches.quota = scope.caches.size() + 10;
  await open();
  expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([newer, tor]);
  expect(await (await scope.caches.match(other, { cacheName: savedDocuments }))!.text()).toBe(tor);
});

describe('a saved copy that is gone', () => {
  it('is replaced by its former one, which is read without a server', async () => {
    const { server, open, find, held, put } = await setUp();
    await put(formerDocuments, tor, { 'x-former': '1', 'x-other-version': '"2"', etag: '"1"' });
    await server.stop();
    expectWarning(/was not updated: TypeError: fetch failed/);
    expect(await open()).toBe(tor);
    expect([await held(savedDocuments), await held(formerDocuments)]).toEqual([tor, undefined]);
    const { headers } = (await find(savedDocuments))!;
    expect(['x-former', 'x-other-version', 'etag'].map((name) => headers.get(name))).toEqual([
      null,
      null,
      '"1"',
    ]);
  });

  it('has none where only a note of another version is stored', async () => {
    const { open, held, find, put } = await setUp();
    await put(formerDocuments, '', { 'x-other-version': '"9"', 'x-newer-at': '8' });
    expect(await open()).toBe(newer);
    expect(await held(savedDocuments)).toBeUndefined();
    expect((await find(formerDocuments))!.headers.get('x-newer-at')).toBe('8');
  });
});
