import { describe, expect, test, vi } from 'vitest';
import { apiCalls, type CallTimes, responsesOfApi, responsesOfFolder } from '../../../vite/api/calls.ts';
import { json, send, startServer } from '../../sw/server';
import { folderOf } from '../host/sample-site.ts';

const quick: CallTimes = {
  interval: 0,
  attempt: 2_000,
  waits: [0, 0, 0],
  patience: { longest: 60_000, unnamed: 0 },
};

const start = async (answer = json([1]), times: Partial<CallTimes> = {}) => {
  const server = await startServer(answer);
  const tell = vi.fn();
  const ask = apiCalls(tell, { ...quick, ...times });
  return { server, tell, ask: (name: string) => ask(`${server.origin}/api/${name}`) };
};

/** Answers with each of these once, and then with the last. */
const inTurn = (...answers: ReturnType<typeof json>[]): ReturnType<typeof json> => {
  let at = 0;
  return (response, request) => answers[Math.min(at++, answers.length - 1)]!(response, request);
};
const status = (code: number, headers = {}) => send('application/json', '{}', code, headers);

describe('the calls of a build', () => {
  test('ask each address once', async () => {
    const { server, ask } = await start();
    expect(await Promise.all([ask('tags'), ask('tags')])).toEqual(['[1]', '[1]']);
    expect(server.asked).toEqual(['/api/tags']);
  });

  test('are made one at a time, and are apart', async () => {
    let open = 0;
    let most = 0;
    const times: number[] = [];
    const { ask } = await start(
      (response, request) => {
        times.push(performance.now());
        most = Math.max(most, (open += 1));
        setTimeout(() => {
          open -= 1;
          json([])(response, request);
        }, 10);
      },
      { interval: 60 },
    );
    await Promise.all([ask('a'), ask('b'), ask('c')]);
    expect(most).toBe(1);
    // On a busy machine the first request arrives late.
    expect(times[2]! - times[0]!).toBeGreaterThan(80);
  });

  test.each([429, 500, 503])('are tried again after status %i', async (code) => {
    const { server, ask } = await start(inTurn(status(code), status(code), json([2])));
    expect(await ask('tags')).toBe('[2]');
    expect(server.asked).toHaveLength(3);
  });

  test('are tried again after a transfer that broke', async () => {
    const { ask } = await start(inTurn((response) => response.destroy(), json([2])));
    expect(await ask('tags')).toBe('[2]');
  });

  test('wait before they are tried again', async () => {
    const { ask } = await start(inTurn(status(503), json([2])), { waits: [200] });
    const startedAt = performance.now();
    expect(await ask('tags')).toBe('[2]');
    expect(performance.now() - startedAt).toBeGreaterThan(190);
  });

  test('end after four attempts, with the address and what came', async () => {
    const { server, ask } = await start(status(503));
    await expect(ask('tags')).rejects.toThrow(
      `${server.origin}/api/tags: expected an answer of JSON with status 200, found status 503.`,
    );
    expect(server.asked).toHaveLength(4);
  });

  test.each([
    ['status 404', status(404), 'found status 404.'],
    ['a page', send('text/html', '<h1>Sign in</h1>'), 'found text/html that begins with "<h1>Sign in</h1>".'],
  ])('are not repeated after %s', async (_name, answer, found) => {
    const { server, ask } = await start(answer);
    await expect(ask('tags')).rejects.toThrow(found);
    expect(server.asked).toHaveLength(1);
  });

  test('do not wait longer than their limit for an answer', async () => {
    const { ask } = await start(() => undefined, { attempt: 30, waits: [] });
    await expect(ask('tags')).rejects.toThrow('found no answer within 0.03 s.');
  });

  test('name a server that is not there', async () => {
    const { server, ask } = await start();
    await server.stop();
    await expect(ask('tags')).rejects.toThrow(/\/api\/tags: expected .*ECONNREFUSED/);
  });
});

describe('a server that says how long to wait', () => {
  const busy = (value: string, code = 429) => status(code, { 'retry-after': value });

  test('is asked again that much later, which is told', async () => {
    const { ask, tell } = await start(inTurn(busy('1'), json([2])));
    const startedAt = performance.now();
    expect(await ask('tags')).toBe('[2]');
    expect(performance.now() - startedAt).toBeGreaterThan(990);
    expect(tell.mock.calls).toEqual([
      [expect.stringMatching(/\/api\/tags: status 429\. The build waits 1 s, as the server asks\.$/), 1000],
    ]);
  });

  test('is asked as often as it says so: a wait is no try', async () => {
    const soon = () => new Date(Date.now() + 1_000).toUTCString();
    const waits = Array.from(
      { length: 6 },
      (): ReturnType<typeof json> => (response, request) => busy(soon(), 503)(response, request),
    );
    const { server, ask } = await start(inTurn(...waits, json([2])));
    expect(await ask('tags')).toBe('[2]');
    expect(server.asked).toHaveLength(7);
  });

  test('is asked again after a minute where a 429 names no time', async () => {
    const { ask, tell } = await start(inTurn(status(429), json([2])), {
      patience: { longest: 60_000, unnamed: 20 },
    });
    expect(await ask('tags')).toBe('[2]');
    expect(tell).toHaveBeenCalledOnce();
  });

  test('is not asked again where it says more than a build waits, and its call says so', async () => {
    const { server, ask } = await start(busy('86400'));
    await expect(ask('tags')).rejects.toThrow('found status 429, and to wait 86400 s.');
    expect(server.asked).toHaveLength(1);
  });
});

test('the responses of a folder are found by their addresses, with and without a suffix', async () => {
  const { folder, remove } = await folderOf({ 'api/tags.json': '[1]', 'api/posts/page/2.json': '[2]' });
  const read = responsesOfFolder(folder);
  expect(await read('/api/tags')).toBe('[1]');
  expect(await read('/api/tags.json')).toBe('[1]');
  expect(await read('/api/posts/page/2')).toBe('[2]');
  expect(await read('/api/nothing')).toBeUndefined();
  await remove();
});

async function readerOf(answer: ReturnType<typeof json>, isRequired = true) {
  const server = await startServer(answer);
  const warn = vi.fn();
  const times = { interval: 0, attempt: 2_000, waits: [] };
  const read = responsesOfApi(apiCalls(warn, times), { isRequired, warn });
  return { read: (path: string) => read(`${server.origin}/api/${path}`), warn, server };
}

test('a response of an API is passed on', async () => {
  const { read, warn } = await readerOf(json([1]));
  expect(await read('tags')).toBe('[1]');
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a page', send('text/html', '<p>Sign in</p>')],
  ['status 500', send('application/json', '{}', 500)],
  ['status 404', send('application/json', '{}', 404)],
])('a list for which %s came fails the build', async (_name, answer) => {
  const { read, server } = await readerOf(answer);
  await expect(read('tags')).rejects.toThrow(`${server.origin}/api/tags: expected an answer of JSON`);
});

test('a record that the API does not know is left to the browser, with a warning', async () => {
  const { read, warn, server } = await readerOf(send('application/json', '{}', 404));
  expect(await read('posts/market-day')).toBeUndefined();
  expect(warn.mock.calls[0]?.[0]).toContain(`${server.origin}/api/posts/market-day: expected`);
});

test('a list of a language that the API does not know fails the build, a record of it is left to the browser', async () => {
  const { read, warn } = await readerOf(send('application/json', '{}', 404));
  await expect(read('fa/tags')).rejects.toThrow('/api/fa/tags: expected an answer of JSON');
  expect(await read('fa/posts/market-day')).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test('without a required API everything is left to the browser', async () => {
  const { read, warn } = await readerOf(send('application/json', '{}', 500), false);
  expect(await read('tags')).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
