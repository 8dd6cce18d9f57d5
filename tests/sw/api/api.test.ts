import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ask, openScope } from '../worker-scope';
import { BlockedCaches } from '../memory-caches';
import { half, json, redirect, send, startServer, type Server } from '../server';
import { handleApi } from '../../../sw/api/api';
import { responseLimit, cacheNames, silenceHeader } from '../../../sw/contract/contract';
import { markHeaders, readMark } from '../../../sw/contract/mark';
import { expectWarning } from '../../support/console';
import { until } from '../../support/eventually';

const old = [{ title: 'Field officer' }];
const fresh = [{ title: 'Accountant' }];

/** A server with vacancies, and a worker; `visit` makes one request and waits until the response is stored. */
async function setUp(caches?: BlockedCaches) {
  const server = await startServer(json(old));
  const scope = openScope(server.origin, caches);
  const url = `${server.origin}/api/vacancies`;
  const askFor = (init?: RequestInit) => ask(handleApi, url, init);
  const visit = async (init?: RequestInit) => {
    const { response, over } = askFor(init);
    const answer = await response;
    const body: unknown = answer.type === 'error' ? undefined : await answer.json();
    await over();
    return { answer, body };
  };
  const stored = async () => (await scope.caches.match(url, { cacheName: cacheNames.api }))?.json();
  return { server, scope, url, askFor, visit, stored };
}

describe('a stored list', () => {
  it('is returned at once, and the updated one at the next request', async () => {
    const { server, scope, url, visit } = await setUp();
    await visit();
    server.answer = json(fresh);
    expect((await visit()).body).toEqual(old);
    expect(scope.told).toEqual([{ type: 'api-updated', url, confirmedAt: expect.any(Number) }]);
    expect((await visit()).body).toEqual(fresh);
  });

  it.each([
    ['its tag', { etag: '"1"' }],
    ['another tag', {}],
  ])('is confirmed by an equal body with %s', async (_, headers) => {
    const { server, scope, url, visit, stored } = await setUp();
    server.answer = json(old, { etag: '"1"' });
    const { answer } = await visit();
    server.answer = json(old, headers);
    await visit();
    expect(scope.told).toEqual([{ type: 'api-confirmed', url, confirmedAt: expect.any(Number) }]);
    expect(readMark(answer.headers).confirmedAt).toBeCloseTo(Date.now(), -4);
    expect(await stored()).toEqual(old);
  });

  it('is updated by another body with the same ETag', async () => {
    const { server, scope, url, visit, stored } = await setUp();
    server.answer = json(old, { etag: '"1"' });
    await visit();
    server.answer = json(fresh, { etag: '"1"' });
    await visit();
    expect(scope.told).toEqual([{ type: 'api-updated', url, confirmedAt: expect.any(Number) }]);
    expect(await stored()).toEqual(fresh);
  });

  it('is not overwritten by an older response, although another version of the worker stored the newer one', async () => {
    // A time of confirmation counts only if it has passed: the clock stands still but where it is moved.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, scope, url, visit, stored } = await setUp();
    await visit();
    const { fetch } = globalThis;
    // The headers arrive first, then the other worker stores its response, then the body follows.
    let endBody = () => {};
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
      endBody = () => response.end(']');
    };
    vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
      const response = await fetch(request, init);
      setImmediate(async () => {
        const cache = await scope.caches.open(cacheNames.api);
        vi.setSystemTime(Date.now() + 1);
        const headers = { ...markHeaders({ confirmedAt: Date.now() }), 'content-type': 'application/json' };
        await cache.put(url, new Response(JSON.stringify(fresh), { headers }));
        endBody();
      });
      return response;
    });
    await visit();
    expect(await stored()).toEqual(fresh);
  });

  it.each([
    ['not-json', 'HTML with status 200', send('text/html', '<title>Log in</title>')],
    ['not-json', 'a redirect', redirect(json(fresh))],
    ['not-json', 'truncated JSON', send('application/json', '[{"title":')],
    ['shape', 'JSON of another shape', json({ message: 'Server is busy' })],
    ['status', 'status 500', send('application/json', '[]', 500)],
    ['status', 'status 404', send('application/json', '[]', 404)],
    ['network', 'half an answer', half('application/json', JSON.stringify(fresh))],
  ])('stays, with the reason "%s", after %s', async (reason, _, answer) => {
    expectWarning(new RegExp(`was not updated: ${reason}, `), 2);
    const { server, scope, url, visit, stored } = await setUp();
    await visit();
    server.answer = answer;
    expect((await visit()).body).toEqual(old);
    expect((await visit({ cache: 'no-cache' })).body).toEqual(old);
    expect(await stored()).toEqual(old);
    const failure = { type: 'api-refresh-failed', url, reason, detail: expect.any(String) };
    expect(scope.told).toEqual([failure, failure]);
  });

  it('stays available without the server', async () => {
    expectWarning(/was not updated: network/);
    const { server, scope, visit } = await setUp();
    await visit();
    await server.stop();
    expect((await visit()).body).toEqual(old);
    expect(scope.told).toMatchObject([{ type: 'api-refresh-failed', reason: 'network' }]);
  });

  it('is fetched network-first when the user asks for a reload', async () => {
    const { server, visit } = await setUp();
    await visit();
    server.answer = json(fresh);
    expect((await visit({ cache: 'no-cache' })).body).toEqual(fresh);
  });

  it('is updated once for two concurrent requests', async () => {
    const { server, askFor, visit } = await setUp();
    await visit();
    await Promise.all([askFor().over(), askFor().over()]);
    expect(server.asked).toHaveLength(2);
  });

  it('is fetched again by a reload that found a pending call, which failed', async () => {
    expectWarning(/was not updated: network/);
    const { server, askFor, visit } = await setUp();
    await visit();
    const answers = [half('application/json', JSON.stringify(fresh)), json(fresh)];
    server.answer = (...call) => answers.shift()!(...call);
    const other = askFor();
    const reload = askFor({ cache: 'no-cache' });
    expect(await (await other.response).json()).toEqual(old);
    expect(await (await reload.response).json()).toEqual(fresh);
    expect(answers).toEqual([]);
    await Promise.all([other.over(), reload.over()]);
  });

  it('is not updated before the time in Retry-After', async () => {
    expectWarning(/was not updated: status/);
    const { server, visit, stored } = await setUp();
    await visit();
    server.answer = send('text/plain', 'slow down', 429, { 'retry-after': '600' });
    await visit();
    await visit();
    expect((await visit({ cache: 'no-cache' })).body).toEqual(old);
    expect(server.asked).toHaveLength(2);
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    server.answer = json(fresh);
    await visit();
    vi.useRealTimers();
    expect(await stored()).toEqual(fresh);
  });
});

describe('a server that answers with 429', () => {
  const busy = (headers = {}) => send('application/json', '{"message":"Too Many Attempts."}', 429, headers);

  it('is not stored, and the page gets it as it came', async () => {
    const { server, visit, stored } = await setUp();
    server.answer = busy({ 'retry-after': '30' });
    const { answer } = await visit();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await stored()).toBeUndefined();
    server.answer = json(fresh);
    expect((await visit()).body).toEqual(fresh);
  });

  it.each([
    [{ 'retry-after': '30' }, 30_000],
    [{}, 60_000],
  ])('leaves the stored list, and a reload is told of the pause (%j)', async (headers, wait) => {
    expectWarning(/was not updated: status/);
    const { server, visit, stored } = await setUp();
    await visit();
    server.answer = busy(headers);
    const { answer, body } = await visit({ cache: 'no-cache' });
    expect(body).toEqual(old);
    const left = Number(answer.headers.get('x-retry-at')) - Date.now();
    expect(left).toBeGreaterThan(wait - 10_000);
    expect(left).toBeLessThanOrEqual(wait);
    expect(await stored()).toEqual(old);
    expect((await visit({ cache: 'no-cache' })).answer.headers.get('x-retry-at')).toBeTruthy();
    expect(server.asked).toHaveLength(2);
  });
});

describe('a clock that was two years ahead', () => {
  const wrong = () => Date.now() + 730 * 86_400_000;

  it('does not block responses after it was corrected, nor late ones', async () => {
    expectWarning(/was not updated: silence/);
    const { server, scope, url, visit, askFor, stored } = await setUp();
    vi.useFakeTimers({ now: wrong(), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    await visit();
    vi.setSystemTime(wrong() - 2 * 730 * 86_400_000);
    server.answer = json(fresh);
    await visit();
    expect(await stored()).toEqual(fresh);

    const cache = await scope.caches.open(cacheNames.api);
    const future = { ...markHeaders({ confirmedAt: wrong() }), 'content-type': 'application/json' };
    await cache.put(url, new Response(JSON.stringify(fresh), { headers: future }));
    let deliver = () => {};
    server.answer = (response, request) => (deliver = () => json(old)(response, request));
    const asked = server.asked.length;
    const { over } = askFor();
    await until(() => server.asked.length > asked);
    await vi.advanceTimersByTimeAsync(8_000);
    deliver();
    await over();
    vi.useRealTimers();
    expect(await stored()).toEqual(old);
  });

  it('does not delay a call for two years, nor longer than the server asked', async () => {
    expectWarning(/was not updated: status/);
    const { server, visit, stored } = await setUp();
    await visit();
    vi.useFakeTimers({ now: wrong(), toFake: ['Date'] });
    server.answer = send('text/plain', 'slow down', 429, { 'retry-after': '600' });
    await visit();
    vi.useRealTimers();
    server.answer = json(fresh);
    await visit();
    expect(await stored()).toEqual(fresh);
  });
});

describe('a response of 50 MB', () => {
  const heavy = (isStated: boolean) => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const sent = { pieces: 0 };
    const answer: Server['answer'] = (response) => {
      const length = isStated && { 'content-length': 50 * piece.length };
      response.writeHead(200, { 'content-type': 'application/json', ...length });
      response.on('error', () => undefined);
      const next = () => {
        if (response.destroyed) return;
        if (sent.pieces === 50) return void response.end();
        sent.pieces += 1;
        response.write(piece, next);
      };
      next();
    };
    return { answer, sent };
  };

  it.each([
    ['with its length', true, 8],
    ['without a length', false, 24],
  ])('%s is a failed call: the stored list stays, and the rest is not read', async (_, isStated, most) => {
    expectWarning(/was not updated: shape, more than 16 MB/);
    const { server, scope, url, visit, stored } = await setUp();
    await visit();
    const { answer, sent } = heavy(isStated);
    server.answer = answer;
    expect((await visit()).body).toEqual(old);
    expect(await stored()).toEqual(old);
    expect(scope.told).toEqual([
      { type: 'api-refresh-failed', url, reason: 'shape', detail: 'more than 16 MB' },
    ]);
    expect(sent.pieces).toBeLessThan(most);
  });

  it('ends for a page without a stored list, after more bytes than the page accepts', async () => {
    const { server, askFor, stored } = await setUp();
    server.answer = heavy(false).answer;
    const { response, over } = askFor();
    const { size } = await (await response).blob();
    expect(size).toBeGreaterThan(responseLimit);
    expect(size).toBeLessThan(24 * 1024 * 1024);
    await over();
    expect(await stored()).toBeUndefined();
  });
});

describe('a list that is not stored', () => {
  it('returns the status and body of an error response', async () => {
    const { server, scope, visit, stored } = await setUp();
    server.answer = send('application/json', '{"message":"gone"}', 404);
    const { answer, body } = await visit();
    expect([answer.status, body, await stored()]).toEqual([404, { message: 'gone' }, undefined]);
    expect(scope.told).toEqual([]);
  });

  it('fails for the page when the transfer fails', async () => {
    const { server, askFor, stored } = await setUp();
    server.answer = half('application/json', JSON.stringify(old));
    const { response, over } = askFor();
    await expect((await response).text()).rejects.toThrow();
    await over();
    expect(await stored()).toBeUndefined();
  });

  it('is a network error without a server', async () => {
    const { server, visit } = await setUp();
    await server.stop();
    expect((await visit()).answer.type).toBe('error');
  });

  it('comes from the network when Cache Storage is blocked', async () => {
    expectWarning(/Cache Storage did not respond/);
    expectWarning(/could not be stored: SecurityError: blocked/);
    const { visit } = await setUp(new BlockedCaches());
    expect((await visit()).body).toEqual(old);
  });
});

describe('a device without room', () => {
  /** Fills the device after the first visit, so that no response fits that is longer than the stored one. */
  async function fill() {
    const app = await setUp();
    await app.visit();
    app.scope.caches.quota = app.scope.caches.size();
    return app;
  }
  const long = [{ title: 'Accountant for the whole of the eastern region' }];

  it('hands a changed list to the open pages, and keeps the stored one', async () => {
    expectWarning(/could not be stored: QuotaExceededError/);
    const { server, scope, url, visit, stored } = await fill();
    server.answer = json(long);
    expect((await visit()).body).toEqual(old);
    const response = { text: JSON.stringify(long), confirmedAt: expect.any(Number) };
    expect(scope.told).toEqual([{ type: 'api-unstored', url, isFull: true, response }]);
    expect(await stored()).toEqual(old);
  });

  it('tells what the page has received already, without its text', async () => {
    expectWarning(/could not be stored: QuotaExceededError/);
    const { server, scope, url, visit, stored } = await setUp();
    scope.caches.quota = 0;
    server.answer = json(long);
    expect((await visit()).body).toEqual(long);
    expect(scope.told).toEqual([{ type: 'api-unstored', url, isFull: true }]);
    expect(await stored()).toBeUndefined();
  });

  it('confirms an equal list, although the time of its confirmation could not be stored', async () => {
    expectWarning(/could not be stored: QuotaExceededError/);
    const { scope, url, visit } = await fill();
    scope.caches.quota = 0;
    await visit();
    expect(scope.told).toEqual([{ type: 'api-confirmed', url, confirmedAt: expect.any(Number) }]);
  });

  it('tells that another fault than a lack of room kept a list from being stored', async () => {
    expectWarning(/could not be stored: UnknownError/);
    const { server, scope, visit } = await fill();
    scope.caches.brokenWrites = 1;
    server.answer = json(fresh);
    await visit();
    expect(scope.told).toMatchObject([{ type: 'api-unstored', isFull: false, response: {} }]);
  });

  it('waits as long as the server asked, although that could not be stored', async () => {
    expectWarning(/was not updated: status/, 2);
    expectWarning(/could not be stored: QuotaExceededError/);
    const { server, scope, visit } = await fill();
    scope.caches.quota = 0;
    server.asked.length = 0;
    server.answer = send('text/plain', 'slow down', 429, { 'retry-after': '600' });
    await visit();
    await visit();
    expect(server.asked).toEqual(['/api/vacancies']);
  });
});

describe('a stalled request', () => {
  it('is given up after 8 s, and a late response is stored and announced', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server, scope, url, askFor, stored } = await setUp();
    let deliver = () => {};
    server.answer = (response, request) => (deliver = () => json(old)(response, request));
    const { response, over } = askFor();
    await until(() => server.asked.length === 1);
    await vi.advanceTimersByTimeAsync(8_000);
    const given = await response;
    expect([given.status, given.headers.has(silenceHeader)]).toEqual([504, true]);
    deliver();
    await over();
    vi.useRealTimers();
    expect(await stored()).toEqual(old);
    expect(scope.told).toEqual([{ type: 'api-updated', url, confirmedAt: expect.any(Number) }]);
  });

  it('is not a slow one that still receives bytes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server, askFor } = await setUp();
    let write: (text: string) => void = () => {};
    server.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      write = (text) => void (text ? response.write(text) : response.end());
      write('[');
    };
    const reader = (await askFor().response).body!.getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    expect(await read()).toBe('[');
    for (const text of ['{}', ',', '{}', ']']) {
      await vi.advanceTimersByTimeAsync(7_000);
      write(text);
      expect(await read()).toBe(text);
    }
    write('');
    expect((await reader.read()).done).toBe(true);
    vi.useRealTimers();
  });

  it('is aborted when the user asks again, so that the new request does not wait for it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server, askFor } = await setUp();
    const closed = vi.fn();
    server.answer = (response) => response.on('close', closed);
    const { response } = askFor();
    await until(() => server.asked.length === 1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(504);
    server.answer = json(fresh);
    expect(await (await askFor({ cache: 'no-cache' }).response).json()).toEqual(fresh);
    await until(() => closed.mock.calls.length === 1);
    vi.useRealTimers();
  });

  it('is aborted after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { server, askFor } = await setUp();
    const closed = vi.fn();
    server.answer = (response) => response.on('close', closed);
    const { over } = askFor();
    await until(() => server.asked.length === 1);
    await vi.advanceTimersByTimeAsync(60_000);
    await over();
    await until(() => closed.mock.calls.length === 1);
    vi.useRealTimers();
  });
});
