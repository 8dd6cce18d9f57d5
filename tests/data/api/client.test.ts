import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silenceHeader } from '../../../sw/contract/contract';
import { call, readResponse } from '../../../src/data/api/client';
import { half, json, redirect, send, startServer } from '../../sw/server';
import { waitFor } from '../../support/wait-for';
import { expectWarning } from '../../support/console';

const html = send('text/html', '<h1>Sign in to this network</h1>');

describe('a valid response', () => {
  it('is returned with the worker’s confirmation time', async () => {
    const { origin } = await startServer(json([{ id: 1 }], { 'x-confirmed-at': '1700000000000' }));
    expect(await call(`${origin}/api/vacancies`)).toMatchObject({
      body: [{ id: 1 }],
      confirmedAt: 1_700_000_000_000,
    });
  });

  it('without a confirmation time is confirmed now', async () => {
    const { origin } = await startServer(json([]));
    const before = Date.now();
    const { confirmedAt } = await call(origin);
    expect(confirmedAt).toBeGreaterThanOrEqual(before);
    expect(confirmedAt).toBeLessThanOrEqual(Date.now());
  });

  it('has the same stamp as an equal response, and as no other', async () => {
    const server = await startServer(json([{ id: 1 }]));
    const { stamp } = await call(server.origin);
    expect((await call(server.origin)).stamp).toBe(stamp);
    for (const other of [[{ id: 2 }], [{ id: 1 }, {}], []]) {
      server.answer = json(other);
      expect((await call(server.origin)).stamp).not.toBe(stamp);
    }
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'application/vnd.api+json'])(
    'may be %s',
    async (type) => {
      const { origin } = await startServer(send(type, '[]'));
      expect((await call(origin)).body).toEqual([]);
    },
  );

  it('may be in any script', async () => {
    const { origin } = await startServer(json(['تخم امروز، نان فردا']));
    expect((await call(origin)).body).toEqual(['تخم امروز، نان فردا']);
  });
});

describe('a call fails', () => {
  const bad = [
    ['not-found', 'status 404', send('application/json', '{}', 404)],
    ['refused', 'status 500', send('text/html', '<h1>Server Error</h1>', 500)],
    ['refused', 'status 403', send('application/json', '[]', 403)],
    [
      'silent',
      'the worker’s 504: no byte came in time',
      (response: ServerResponse) => response.writeHead(504, { [silenceHeader]: '' }).end(),
    ],
    ['not-json', 'a captive portal’s page with status 200', html],
    ['not-json', 'a redirect to a page', redirect(html)],
    ['not-json', 'a redirect to JSON', redirect(json([]))],
    ['not-json', 'plain text', send('text/plain', '[]')],
    ['not-json', 'JSONP', send('application/jsonp', '[]')],
    ['not-json', 'no content type', (response: ServerResponse) => response.writeHead(200).end('[]')],
    ['not-json', 'truncated JSON', send('application/json', '[{"id": 1}, {"id"')],
    ['not-json', 'an empty body', send('application/json', '')],
    ['unreachable', 'half an answer', half('application/json', '[{"id": 1}, {"id": 2}]')],
    ['unreachable', 'a closed connection', (response: ServerResponse) => response.destroy()],
  ] as const;

  it.each(bad)('as %s at %s', async (kind, _name, answer) => {
    const { origin } = await startServer(answer);
    await expect(call(`${origin}/api/x`)).rejects.toMatchObject({ name: 'CallError', kind });
  });

  it('as not-found if the address is gone (410)', async () => {
    const { origin } = await startServer(send('application/json', '{}', 410));
    await expect(call(origin)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('as unreachable without a server, with the address in its message', async () => {
    const server = await startServer(json([]));
    await server.stop();
    await expect(call(`${server.origin}/api/x`)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining(`${server.origin}/api/x: `) as string,
    });
  });
});

describe('a response of more than 16 MB', () => {
  const piece = Buffer.alloc(1024 * 1024, 'x');

  it.each([
    ['by its length', { 'content-length': String(50 * piece.length) }],
    ['by its bytes', {}],
  ])('is a failed call (%s), and is not read to its end', async (_, length) => {
    let pieces = 0;
    const { origin } = await startServer((response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...length });
      const next = () => {
        if (response.destroyed || pieces === 50) return;
        pieces += 1;
        response.write(piece, next);
      };
      next();
    });
    await expect(call(origin)).rejects.toMatchObject({ kind: 'wrong-shape' });
    expect(pieces).toBeLessThan(24);
  });
});

describe('a busy server', () => {
  const refusal = async (headers: Record<string, string>) => {
    const { origin } = await startServer(send('application/json', '{}', 429, headers));
    return call(origin).then(
      () => undefined,
      (error: { kind: string; retryAfter?: number }) => error,
    );
  };

  it('sends its wait in seconds', async () =>
    expect(await refusal({ 'retry-after': '90' })).toMatchObject({ kind: 'refused', retryAfter: 90_000 }));

  it('sends its wait as a date', async () => {
    const error = await refusal({ 'retry-after': new Date(Date.now() + 90_000).toUTCString() });
    expect(error?.retryAfter).toBeGreaterThan(85_000);
    expect(error?.retryAfter).toBeLessThanOrEqual(90_000);
  });

  it('may send a date in the past', async () =>
    expect((await refusal({ 'retry-after': new Date(0).toUTCString() }))?.retryAfter).toBe(0));

  it.each([{}, { 'retry-after': 'soon' }])('may send none: %j', async (headers) =>
    expect((await refusal(headers))?.retryAfter).toBeUndefined(),
  );
});

describe('a reload by the user', () => {
  it('bypasses every cache without a custom header', async () => {
    const headers: Record<string, unknown>[] = [];
    const { origin } = await startServer((response, request) => {
      headers.push(request.headers);
      json([])(response, request);
    });
    await call(origin);
    await call(origin, { reload: true });
    expect(headers.map((each) => each['cache-control'])).toEqual([undefined, 'max-age=0']);
    expect(Object.keys(headers[1]!).filter((name) => name.startsWith('x-'))).toEqual([]);
  });
});

describe('a slow network', () => {
  afterEach(() => void vi.useRealTimers());

  /** A call and the server's side of it. Only the 8 s stall timeout uses fake timers. */
  async function startSlow() {
    let open: ServerResponse | undefined;
    const { origin } = await startServer((response) => (open = response));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = vi.fn();
    const outcome = vi.fn();
    call(origin, { late }).then(outcome, (error: { kind: string }) => outcome(error.kind));
    await waitFor('the request', async () => open !== undefined);
    return { response: open!, late, outcome };
  }

  it('is given up after 8 s without a response, and a late response is delivered', async () => {
    const { response, late, outcome } = await startSlow();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith('silent');
    json([{ id: 1 }])(response, undefined as never);
    await waitFor('the late answer', async () => late.mock.calls.length > 0);
    expect(late).toHaveBeenCalledWith(expect.objectContaining({ body: [{ id: 1 }] }));
    expect(outcome).toHaveBeenCalledOnce();
  });

  it('is given up when a response stalls half-way', async () => {
    const { response, outcome } = await startSlow();
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 4 }).write('[1');
    await waitFor('the first bytes to arrive', async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return outcome.mock.calls.length > 0;
    });
    expect(outcome).toHaveBeenCalledWith('silent');
  });

  it('is waited for as long as bytes arrive', async () => {
    expectWarning(/the transfer failed/);
    const { response, outcome } = await startSlow();
    const arrived = vi.spyOn(ReadableStreamDefaultReader.prototype, 'read');
    response.writeHead(200, { 'content-type': 'application/json' });
    const text = '[1,2,3,4]';
    for (const [index, byte] of [...text].entries()) {
      await vi.advanceTimersByTimeAsync(5_000);
      response.write(byte);
      await waitFor('the byte to arrive', async () => arrived.mock.calls.length > index + 1);
    }
    response.end();
    await waitFor('the answer', async () => outcome.mock.calls.length > 0);
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ body: [1, 2, 3, 4] }));
  });
});

describe('what the worker stored', () => {
  const response = (body: string, headers: Record<string, string>) => new Response(body, { headers });

  it('is read like any response', async () =>
    expect(
      await readResponse(
        '/api/x',
        response('[1]', { 'content-type': 'application/json', 'x-confirmed-at': '5' }),
      ),
    ).toMatchObject({ body: [1], confirmedAt: 5 }));

  it('is rejected if it is not JSON', async () => {
    const error = { kind: 'not-json' };
    await expect(async () =>
      readResponse('/api/x', response('<p>', { 'content-type': 'text/html' })),
    ).rejects.toMatchObject(error);
    await expect(
      readResponse('/api/x', response('[', { 'content-type': 'application/json' })),
    ).rejects.toMatchObject(error);
  });
});
