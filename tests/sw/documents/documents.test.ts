import { describe, expect, it, vi } from 'vitest';
import { ask, openScope } from '../worker-scope';
import { half, redirect, send, startServer } from '../server';
import { handleDocument } from '../../../sw/documents/documents';
import { cacheNames } from '../../../sw/contract/contract';
import { expectWarning } from '../../support/console';
import { until } from '../../support/eventually';

const tor = '%PDF-1.7 terms of reference %%EOF';
const newer = '%PDF-1.7 terms of reference, corrected %%EOF';
const pdf = (body: string, headers = {}) => send('application/pdf', body, 200, headers);
const { documents, savedDocuments } = cacheNames;

async function setUp() {
  const server = await startServer(pdf(tor));
  const scope = openScope(server.origin);
  const url = `${server.origin}/files/tor.pdf`;
  const askFor = (init?: Parameters<typeof ask>[2]) => ask(handleDocument, url, init);
  const open = async (init?: Parameters<typeof ask>[2]) => {
    const { response, over } = askFor(init);
    const answer = await response;
    const text = await answer.text().catch(String);
    await over();
    return { answer, text };
  };
  const held = async (cacheName: string) =>
    (await scope.caches.match(url, { cacheName, ignoreVary: true }))?.text();
  const save = async (body: string, headers = {}) =>
    (await scope.caches.open(savedDocuments)).put(url, new Response(body, { headers }));
  return { server, scope, url, askFor, open, held, save };
}

describe('an opened document', () => {
  it('opens again without a network', async () => {
    expectWarning(/was not updated: TypeError/);
    const { server, open } = await setUp();
    expect((await open()).text).toBe(tor);
    await server.stop();
    const { answer, text } = await open();
    expect([answer.status, answer.headers.get('content-length'), text]).toEqual([200, `${tor.length}`, tor]);
  });

  it('is shown but not stored if it came from a redirect', async () => {
    expectWarning(/was not stored: it came from another address/);
    const { server, open, held } = await setUp();
    server.answer = redirect(pdf(tor));
    expect((await open()).text).toBe(tor);
    expect(await held(documents)).toBeUndefined();
  });

  it('is found whatever its Vary header', async () => {
    expectWarning(/was not updated: TypeError/);
    const { server, open } = await setUp();
    server.answer = pdf(tor, { vary: 'accept' });
    await open({ headers: { accept: 'application/pdf' } });
    await server.stop();
    expect((await open({ headers: { accept: '*/*' } })).text).toBe(tor);
  });

  it('is replaced by a changed one, and the pages are notified', async () => {
    const { server, scope, url, open, held } = await setUp();
    await open();
    server.answer = pdf(newer);
    expect((await open()).text).toBe(tor);
    expect(await held(documents)).toBe(newer);
    expect(scope.told).toEqual([
      { type: 'document-stored', url },
      { type: 'document-updated', url },
    ]);
  });

  it.each([
    ['its tag', { etag: '"1"' }, newer],
    ['its bytes', {}, tor],
  ])('stays as it is if %s are the same', async (_, headers, body) => {
    const { server, scope, url, open, held } = await setUp();
    server.answer = pdf(tor, headers);
    await open();
    server.answer = pdf(body, headers);
    await open();
    expect(await held(documents)).toBe(tor);
    expect(scope.told, 'only of the first copy').toEqual([{ type: 'document-stored', url }]);
  });

  it('serves ranges from the complete file', async () => {
    const { server, open } = await setUp();
    await open();
    await server.stop();
    const { answer, text } = await open({ headers: { range: 'bytes=0-4' } });
    expect([answer.status, text]).toEqual([206, '%PDF-']);
  });
});

describe('an invalid response for a document', () => {
  const bad: [string, Parameters<typeof startServer>[0]][] = [
    ['half a file', half('application/pdf', newer)],
    ['HTML with status 200', send('text/html', '<title>Log in</title>')],
    ['a redirect to HTML', redirect(send('text/html', '<title>Log in</title>'))],
    ['another kind of file named as a PDF', send('application/octet-stream', 'PK')],
    ['an HTML page with the type of a PDF', pdf('<!doctype html><p>%PDF- %%EOF')],
    ['JSON', send('application/json', '{"message":"Unauthenticated."}')],
    ['a redirect to another PDF', redirect(pdf(newer))],
    ['a PDF of 16 bytes', pdf('%PDF-1.7 16 bytes')],
    ['an error', send('application/pdf', newer, 500)],
  ];

  it.each(bad)('is not stored: %s', async (_, answer) => {
    expectWarning(/was not stored|did not arrive completely/, 1);
    const { server, open, held } = await setUp();
    server.answer = answer;
    await open();
    expect(await held(documents)).toBeUndefined();
  });

  it.each(bad)('does not replace a saved document: %s', async (_, answer) => {
    expectWarning(/was not updated/, 1);
    const { server, scope, open, held, save } = await setUp();
    await save(tor);
    server.answer = answer;
    expect((await open()).text).toBe(tor);
    expect([await held(savedDocuments), scope.told]).toEqual([tor, []]);
  });
});

describe('a saved document', () => {
  it('is replaced in its own cache, and not stored twice', async () => {
    const { server, open, held, save } = await setUp();
    await save(tor);
    server.answer = pdf(newer);
    expect((await open()).text).toBe(tor);
    expect([await held(savedDocuments), await held(documents)]).toEqual([newer, undefined]);
  });

  it('that was updated has the time of the update and keeps its title', async () => {
    const { server, scope, url, open, save } = await setUp();
    await save(tor, { 'x-saved-as': '%7B%7D' });
    server.answer = pdf(newer, { etag: '"2"' });
    const before = Date.now();
    await open();
    const copy = await scope.caches.match(url, { cacheName: savedDocuments });
    expect(Number(copy!.headers.get('x-updated-at'))).toBeGreaterThanOrEqual(before);
    expect(['x-saved-as', 'etag'].map((name) => copy!.headers.get(name))).toEqual(['%7B%7D', '"2"']);
    expect(scope.told).toEqual([{ type: 'document-updated', url }]);
  });

  it('gets the newer version that was being fetched while it was only opened', async () => {
    const { server, scope, url, askFor, open, held, save } = await setUp();
    await open();
    let deliver = () => {};
    server.answer = (response, request) => (deliver = () => pdf(newer)(response, request));
    const { response, over } = askFor();
    await response;
    await until(() => server.asked.length === 2);
    await save(tor);
    await (await scope.caches.open(documents)).delete(url);
    deliver();
    await over();
    expect([await held(savedDocuments), await held(documents)]).toEqual([newer, undefined]);
  });

  it('does not come back if the user removed it during the download of a newer one', async () => {
    const { server, scope, url, askFor, held, save } = await setUp();
    await save(tor);
    let deliver = () => {};
    server.answer = (response, request) => (deliver = () => pdf(newer)(response, request));
    const { response, over } = askFor();
    await response;
    await until(() => server.asked.length === 1);
    await (await scope.caches.open(savedDocuments)).delete(url);
    deliver();
    await over();
    expect(await held(savedDocuments)).toBeUndefined();
  });
});

describe('a document that is not stored', () => {
  it('is passed through for range requests, which are not stored', async () => {
    const { server, open, held } = await setUp();
    server.answer = send('application/pdf', '%PDF-', 206, { 'content-range': `bytes 0-4/${tor.length}` });
    expect((await open({ headers: { range: 'bytes=0-4' } })).answer.status).toBe(206);
    expect(await held(documents)).toBeUndefined();
  });

  it('is not stored if the page requests with no-store', async () => {
    const { open, held } = await setUp();
    expect((await open({ cache: 'no-store' })).text).toBe(tor);
    expect(await held(documents)).toBeUndefined();
  });

  it('comes from the network if the page requests with reload', async () => {
    const { server, open, held } = await setUp();
    await open();
    server.answer = pdf(newer);
    expect((await open({ cache: 'reload' })).text).toBe(newer);
    expect(await held(documents), 'nor is it stored').toBe(tor);
  });

  it('streams to the page while it is being downloaded', async () => {
    const { server, askFor, held } = await setUp();
    let end = () => {};
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/pdf' }).write(tor.slice(0, 9));
      end = () => response.end(tor.slice(9));
    };
    const { response, over } = askFor();
    const reader = (await response).body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(tor.slice(0, 9));
    expect(await held(documents)).toBeUndefined();
    end();
    await over();
    expect(await held(documents)).toBe(tor);
  });

  it('is a network error for a page without a network', async () => {
    expectWarning(/did not arrive completely/);
    const { server, open } = await setUp();
    await server.stop();
    expect((await open()).answer.type).toBe('error');
  });

  it('is an HTML page for a navigation without a network', async () => {
    expectWarning(/did not arrive completely/);
    const { server, open } = await setUp();
    await server.stop();
    const { answer, text } = await open({ as: { mode: 'navigate' } });
    expect(answer.status).toBe(503);
    expect(text).toMatch(
      /<html lang="en" dir="ltr">[^]*name="viewport"[^]*Not on this device yet<[^]*href="\/"/,
    );
    expect(text).not.toMatch(/<script|<style|style=/);
  });

  it('is given up after 8 s without a byte, and stored if it arrives late', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server, scope, url, askFor, held } = await setUp();
    let deliver = () => {};
    server.answer = (response, request) => (deliver = () => pdf(tor)(response, request));
    const { response, over } = askFor();
    await until(() => server.asked.length === 1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).type).toBe('error');
    deliver();
    await over();
    vi.useRealTimers();
    expect(await held(documents)).toBe(tor);
    expect(scope.told).toEqual([{ type: 'document-stored', url }]);
  });
});
