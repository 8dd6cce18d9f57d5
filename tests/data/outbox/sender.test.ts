import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { accept, answerWith, startFormServer, type FormServer } from '../../support/form-server';
import { usePhone } from '../lists/fresh';
import { MemoryLocks } from '../documents/memory-locks';
import { message, startTab } from './outbox-tab';
import { eventually } from '../../support/eventually';
import { expectWarning } from '../../support/console';

const portal = answerWith(200, 'text/html', '<h1>Sign in to the Wi-Fi</h1>');
const refusal = answerWith(
  422,
  'application/json',
  '{"message":"No such address.","errors":{"message":["Too short."]}}',
);
const unsolved = answerWith(
  422,
  'application/json',
  '{"message":"The captcha was not solved.","code":"captcha"}',
);
const noReceiver = answerWith(405, 'text/plain', 'Method not allowed');
const fault = answerWith(500, 'text/plain', 'broken');
const ids = (server: FormServer) => server.received.map(({ id }) => id);
const ignore = () => undefined;

let server: FormServer;
let page: EventTarget & { visibilityState: string };
beforeEach(async () => {
  usePhone();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { locks: new MemoryLocks() });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  server = await startFormServer();
  vi.stubEnv('VITE_FORMS_ENDPOINT', server.url);
  return () => server.stop();
});

describe('a message that is sent', () => {
  it('is stored on the device before it is sent, and deleted once the server has it', async () => {
    const tab = await startTab();
    let kept: unknown;
    server.answer = (response) =>
      void tab.readOutbox().then((found) => {
        kept = found;
        response.writeHead(204).end();
      });
    expect(await tab.sendMessage(message('a'))).toEqual({ is: 'sent' });
    expect(kept).toEqual([{ ...message('a'), state: 'waiting' }]);
    expect(await tab.readOutbox()).toEqual([]);
  });

  it('is never sent again, even if the device does not delete it', async () => {
    const tab = await startTab();
    await tab.sendMessage(message('a'));
    expect(await tab.sendWaiting(ignore)).toBe(0);
    expect(await tab.sendStored('a')).toBeUndefined();
    expect(ids(server)).toEqual(['a']);
  });

  it('is sent although the device stores nothing; if that fails, the form is told that it is lost', async () => {
    expectWarning(/The device's database did not write/);
    expectWarning(/The device's database did not delete/);
    expectWarning(/fetch failed/);
    vi.stubGlobal('indexedDB', undefined);
    const tab = await startTab();
    expect(await tab.sendMessage(message('a'))).toEqual({ is: 'sent' });
    await server.stop();
    expect(await tab.sendMessage(message('b'))).toEqual({ is: 'lost', because: 'unreachable' });
  });

  it.each([
    ['a captive portal responds', portal, 'not-json', /content type "text\/html"/],
    ['the server fails', fault, 'refused', /status 500/],
  ])('waits on the device when %s', async (_, answer, because, warning) => {
    expectWarning(warning);
    const tab = await startTab();
    server.answer = answer;
    expect(await tab.sendMessage(message('a'))).toEqual({ is: 'waiting', because });
    expect(await tab.readOutbox()).toEqual([{ ...message('a'), state: 'waiting', failures: 1 }]);
  });

  it('replaces an earlier one that was rejected', async () => {
    expectWarning(/RefusedError: No such address\./);
    const tab = await startTab();
    server.answer = refusal;
    await tab.sendMessage(message('a'));
    await tab.sendMessage(message('b'), { replaces: 'a' });
    expect((await tab.readOutbox()).map(({ id }) => id)).toEqual(['b']);
  });

  it('waits for its captcha, and is sent with its token', async () => {
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'key');
    const tab = await startTab();
    expect(await tab.sendMessage(message('a'))).toEqual({ is: 'waiting', because: 'captcha' });
    expect(await tab.sendWaiting(ignore)).toBe(0);
    expect(await tab.sendStored('a')).toEqual({ is: 'waiting', because: 'captcha' });
    expect(server.received).toEqual([]);
    expect(await tab.sendStored('a', 'answer')).toEqual({ is: 'sent' });
    expect(server.received[0]?.captcha).toBe('answer');
  });

  it('waits for another answer if that of its captcha was refused', async () => {
    expectWarning(/RefusedError: captcha/);
    vi.stubEnv('VITE_CAPTCHA_SITE_KEY', 'key');
    const tab = await startTab();
    server.answer = unsolved;
    const refused = { is: 'refused', reason: 'captcha', errors: {} };
    expect(await tab.sendMessage(message('a'), { captcha: 'old' })).toEqual(refused);
    expect(await tab.readOutbox()).toEqual([{ ...message('a'), state: 'waiting' }]);
    expect(await tab.sendStored('a', 'old')).toEqual(refused);
    expect(await tab.readOutbox()).toEqual([{ ...message('a'), state: 'waiting' }]);
    server.answer = accept;
    expect(await tab.sendStored('a', 'new')).toEqual({ is: 'sent' });
    expect(server.received.map(({ captcha }) => captcha)).toEqual(['old', 'old', 'new']);
  });

  it('is refused for good where the server wants a captcha and the site has none', async () => {
    expectWarning(/RefusedError: captcha/);
    const tab = await startTab();
    server.answer = unsolved;
    await tab.sendMessage(message('a'));
    expect(await tab.readOutbox()).toMatchObject([{ state: 'refused', reason: 'captcha' }]);
    expect(await tab.sendWaiting(ignore)).toBe(0);
    expect(ids(server)).toEqual(['a']);
  });
});

describe('a waiting message', () => {
  it('is sent after a restart, once, oldest first, with its original id', async () => {
    expectWarning(/fetch failed/);
    const { url } = server;
    await server.stop();
    const before = await startTab();
    await before.sendMessage(message('b', 2));
    await before.sendMessage(message('a', 1));

    server = await startFormServer({ port: Number(new URL(url).port) });
    const after = await startTab();
    const sent: string[] = [];
    expect(await after.sendWaiting(({ id }) => sent.push(id))).toBe(0);
    expect(sent).toEqual(['a', 'b']);
    await after.sendWaiting(ignore);
    await (await startTab()).sendWaiting(ignore);
    expect(ids(server)).toEqual(['a', 'b']);
  });

  it('is sent by one of two tabs', async () => {
    const [one, other] = [await startTab(), await startTab()];
    for (const id of ['a', 'b', 'c']) await one.writeMessage({ ...message(id), state: 'waiting' });
    await Promise.all([one.sendWaiting(ignore), other.sendWaiting(ignore)]);
    await Promise.all([one.sendWaiting(ignore), other.sendWaiting(ignore)]);
    expect(ids(server)).toEqual(['a', 'b', 'c']);
  });

  it('is not sent by another tab while its own is sending it', async () => {
    const [one, other] = [await startTab(), await startTab()];
    let answerNow: () => void = ignore;
    server.answer = (response) => void (answerNow = () => response.writeHead(204).end());
    const sending = one.sendMessage(message('a'));
    await eventually(() => expect(server.received).toHaveLength(1));
    await other.sendWaiting(ignore);
    expect(await other.sendStored('a')).toEqual({ is: 'waiting', because: 'busy' });
    answerNow();
    expect(await sending).toEqual({ is: 'sent' });
    expect(ids(server)).toEqual(['a']);
  });

  it('is not tried after one that met a captive portal; after a server error it is', async () => {
    expectWarning(/content type "text\/html"/);
    expectWarning(/status 500/);
    const tab = await startTab();
    for (const id of ['a', 'b']) await tab.writeMessage({ ...message(id), state: 'waiting' });
    server.answer = portal;
    expect(await tab.sendWaiting(ignore)).toBe(2);
    expect(ids(server)).toEqual(['a']);
    server.answer = fault;
    expect(await tab.sendWaiting(ignore)).toBe(2);
    expect(ids(server)).toEqual(['a', 'a', 'b']);
  });

  it('is not tried before the time in Retry-After', async () => {
    expectWarning(/status 429/);
    const tab = await startTab();
    for (const id of ['a', 'b']) await tab.writeMessage({ ...message(id), state: 'waiting' });
    server.answer = answerWith(429, 'text/plain', '', { 'retry-after': '60' });
    await tab.sendWaiting(ignore);
    await tab.sendWaiting(ignore);
    expect(ids(server)).toEqual(['a']);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    server.answer = (response) => response.writeHead(204).end();
    expect(await tab.sendWaiting(ignore)).toBe(0);
    expect(ids(server)).toEqual(['a', 'a', 'b']);
  });

  it('is not delayed for years by a clock that was wrong when the server sent Retry-After', async () => {
    expectWarning(/status 429/);
    vi.useFakeTimers({ now: Date.now() + 730 * 86_400_000, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const tab = await startTab();
    await tab.writeMessage({ ...message('a'), state: 'waiting' });
    server.answer = answerWith(429, 'text/plain', '', { 'retry-after': '60' });
    await tab.sendWaiting(ignore);
    vi.useRealTimers();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    server.answer = (response) => response.writeHead(204).end();
    expect(await tab.sendWaiting(ignore)).toBe(0);
  });

  it.each([
    ['a bad date', { ...message('bad'), writtenAt: Number.NaN, state: 'waiting' }, ['bad', 'good']],
    ['an invalid date', { ...message('bad'), writtenAt: 9e15, state: 'waiting' }, ['bad', 'good']],
    ['no id and no state', { form: 'contact', fields: { message: 'x' }, writtenAt: 1 }, ['bad', 'good']],
    ['fields that are not texts', { ...message('bad'), fields: { message: 5n }, state: 'waiting' }, ['good']],
    ['no fields', { ...message('bad'), fields: null, state: 'waiting' }, ['good']],
    ['another form', { ...message('bad'), form: 'order', state: 'waiting' }, ['good']],
    ['nothing but a text', 'please call me', ['good']],
    ['null', null, ['good']],
  ])('is sent although a row before it has %s', async (_, row, sent) => {
    const tab = await startTab();
    const { writeRow } = await import('../../../src/data/device/rows');
    await writeRow('outbox/bad', row);
    await tab.writeMessage({ ...message('good', 5), state: 'waiting' });
    await tab.sendWaiting(ignore);
    expect(ids(server)).toEqual(sent);
    const left = (await tab.readOutbox()).map(({ id, state }) => [id, state]);
    expect(left).toEqual(sent.length === 1 ? [['bad', 'damaged']] : []);
  });

  it('is sent, as the last one, although the listener throws at the first', async () => {
    expectWarning(/The message a could not be sent/);
    expectWarning(/The message b could not be sent/);
    const tab = await startTab();
    for (const id of ['a', 'b']) await tab.writeMessage({ ...message(id), state: 'waiting' });
    const onSent = vi.fn(() => {
      throw new Error('no toast');
    });
    expect(await tab.sendWaiting(onSent)).toBe(0);
    expect(onSent).toHaveBeenCalledTimes(2);
  });
});

describe('a browser that blocks an API', () => {
  it.each([
    [
      'locks',
      () => ({ locks: { request: () => Promise.reject(new DOMException('no', 'InvalidStateError')) } }),
    ],
    [
      'locks at once',
      () => ({
        locks: {
          request: () => {
            throw new DOMException('no', 'SecurityError');
          },
        },
      }),
    ],
  ])('%s still sends new and waiting messages', async (_, navigator) => {
    expectWarning(/The lock could not be requested/);
    vi.stubGlobal('navigator', navigator());
    const tab = await startTab();
    expect(await tab.sendMessage(message('a'))).toEqual({ is: 'sent' });
    await tab.writeMessage({ ...message('b'), state: 'waiting' });
    expect(await tab.sendStored('b')).toEqual({ is: 'sent' });
    await tab.writeMessage({ ...message('c'), state: 'waiting' });
    expect(await tab.sendWaiting(ignore)).toBe(0);
  });

  it('without a working BroadcastChannel a message is still sent', async () => {
    expectWarning(/Other tabs are not told of changes/);
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          throw new DOMException('no', 'SecurityError');
        }
      },
    );
    const tab = await startTab();
    expect(await tab.sendMessage(message('a'))).toEqual({ is: 'sent' });
  });
});

describe('an unexpected exception', () => {
  it('never rejects: a stored message waits, another one is lost', async () => {
    expectWarning(/TextDecoder is not a constructor/);
    expectWarning(/The device's database did not write/);
    const tab = await startTab();
    vi.stubGlobal('TextDecoder', undefined);
    server.answer = refusal;
    expect(await tab.sendMessage(message('a'))).toEqual({ is: 'waiting', because: 'refused' });
    expect(await tab.sendStored('a')).toEqual({ is: 'waiting', because: 'refused' });
    expect(await tab.sendWaiting(ignore)).toBe(1);
    vi.stubGlobal('indexedDB', undefined);
    const other = await startTab();
    expect(await other.sendMessage(message('b'))).toEqual({ is: 'lost', because: 'refused' });
  });
});

describe('a rejected message', () => {
  it('stays with its reason and is not sent again, unless the user asks', async () => {
    expectWarning(/RefusedError: No such address\./);
    const before = await startTab();
    server.answer = refusal;
    const reasons = { reason: 'No such address.', errors: { message: 'Too short.' } };
    expect(await before.sendMessage(message('a'))).toEqual({ is: 'refused', ...reasons });
    const after = await startTab();
    expect(await after.readOutbox()).toEqual([{ ...message('a'), state: 'refused', ...reasons }]);
    expect(await after.sendWaiting(ignore)).toBe(0);
    expect(ids(server)).toEqual(['a']);
    server.answer = (response) => response.writeHead(204).end();
    expect(await after.sendStored('a')).toEqual({ is: 'sent' });
    expect(await after.readOutbox()).toEqual([]);
  });

  it('that waited is reported once, with those that were sent', async () => {
    expectWarning(/RefusedError: No such address\./);
    expectWarning(/NoReceiverError: .*status 405/);
    const tab = await startTab();
    for (const id of ['a', 'b', 'c']) await tab.writeMessage({ ...message(id), state: 'waiting' });
    server.answer = (response) =>
      ([refusal, noReceiver][server.received.length - 1] ?? answerWith(204, 'text/plain', ''))(response);
    const settled: [string, string][] = [];
    expect(await tab.sendWaiting(({ id }, outcome) => settled.push([id, outcome]))).toBe(0);
    expect(settled).toEqual([
      ['a', 'stopped'],
      ['b', 'stopped'],
      ['c', 'sent'],
    ]);
  });

  it('does not block the others', async () => {
    expectWarning(/RefusedError: No such address\./);
    const tab = await startTab();
    for (const id of ['a', 'b']) await tab.writeMessage({ ...message(id), state: 'waiting' });
    server.answer = (response) =>
      (server.received.length === 1 ? refusal : answerWith(204, 'text/plain', ''))(response);
    await tab.sendWaiting(ignore);
    expect(ids(server)).toEqual(['a', 'b']);
  });
});

describe('a message for a site that takes none', () => {
  it('stays, is not sent again by itself, and may be sent when the user asks', async () => {
    expectWarning(/NoReceiverError: .*status 405/);
    const before = await startTab();
    server.answer = noReceiver;
    expect(await before.sendMessage(message('a'))).toEqual({ is: 'no-receiver' });
    const after = await startTab();
    expect(await after.readOutbox()).toEqual([{ ...message('a'), state: 'no-receiver' }]);
    expect(await after.sendWaiting(ignore)).toBe(0);
    expect(ids(server)).toEqual(['a']);
    server.answer = (response) => response.writeHead(204).end();
    expect(await after.sendStored('a')).toEqual({ is: 'sent' });
  });
});

describe('failures of a waiting message', () => {
  it('are counted where something answers, not where there is no connection', async () => {
    expectWarning(/content type "text\/html"/);
    expectWarning(/fetch failed/);
    const tab = await startTab();
    server.answer = portal;
    await tab.sendMessage(message('a'));
    await tab.sendStored('a');
    expect(await tab.readOutbox()).toMatchObject([{ failures: 2 }]);
    await server.stop();
    await tab.sendStored('a');
    expect(await tab.readOutbox()).toMatchObject([{ failures: 2 }]);
  });
});

describe('the app', () => {
  const startWithOneWaiting = async () => {
    server.answer = portal;
    await (await startTab()).sendMessage(message('a'));
    const onSent = vi.fn();
    const tab = await startTab();
    onTestFinished(tab.startSending(onSent));
    await eventually(() => expect(server.received).toHaveLength(2));
    server.answer = (response) => response.writeHead(204).end();
    return onSent;
  };
  const cameToFront = () => page.dispatchEvent(new Event('visibilitychange'));

  it('sends at its start, and again on an online event', async () => {
    expectWarning(/content type "text\/html"/);
    const onSent = await startWithOneWaiting();
    await eventually(() => {
      dispatchEvent(new Event('online'));
      expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'a' }), 'sent');
    });
    dispatchEvent(new Event('online'));
    cameToFront();
    expect(server.received).toHaveLength(3);
  });

  it('sends when it becomes visible, not while it is hidden', async () => {
    expectWarning(/content type "text\/html"/);
    const onSent = await startWithOneWaiting();
    page.visibilityState = 'hidden';
    cameToFront();
    expect(server.received).toHaveLength(2);
    page.visibilityState = 'visible';
    await eventually(() => {
      cameToFront();
      expect(onSent).toHaveBeenCalledOnce();
    });
  });

  it('retries by itself after growing pauses: 30, 60, 120 s, at most half an hour', async () => {
    expectWarning(/Failed to fetch/);
    const tab = await startTab();
    await tab.writeMessage({ ...message('a'), state: 'waiting' });
    const pauses: number[] = [];
    const timers: (() => void)[] = [];
    const real = setTimeout;
    vi.stubGlobal('setTimeout', (run: () => void, time = 0) => {
      if (time < 20_000) return real(run, time);
      pauses.push(time);
      return timers.push(run);
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    onTestFinished(tab.startSending(ignore));
    for (let round = 1; round <= 9; round += 1) {
      await eventually(() => expect(timers).toHaveLength(round));
      timers.at(-1)!();
    }
    expect(pauses.slice(0, 9)).toEqual([30, 60, 120, 240, 480, 960, 1800, 1800, 1800].map((s) => s * 1000));
  });

  it('tries again only after the pause what a form of the page has tried before the start', async () => {
    expectWarning(/content type "text\/html"/);
    const tab = await startTab();
    server.answer = portal;
    await tab.sendMessage(message('a'));
    const pauses: number[] = [];
    const real = setTimeout;
    vi.stubGlobal('setTimeout', (run: () => void, time = 0) =>
      time < 20_000 ? real(run, time) : pauses.push(time),
    );
    onTestFinished(tab.startSending(ignore));
    await eventually(() => expect(pauses).toEqual([30_000]));
    expect(server.received).toHaveLength(1);
  });

  it('tries again at once when the network has come back', async () => {
    expectWarning(/content type "text\/html"/);
    const tab = await startTab();
    server.answer = portal;
    await tab.sendMessage(message('a'));
    onTestFinished(tab.startSending(ignore, { isNetworkBack: true }));
    await eventually(() => expect(server.received).toHaveLength(2));
  });

  it('does nothing more once it is stopped', async () => {
    expectWarning(/content type "text\/html"/);
    server.answer = portal;
    await (await startTab()).sendMessage(message('a'));
    const tab = await startTab();
    const stop = tab.startSending(ignore);
    await eventually(() => expect(server.received).toHaveLength(2));
    stop();
    dispatchEvent(new Event('online'));
    cameToFront();
    expect(await tab.readOutbox()).toHaveLength(1);
    expect(server.received).toHaveLength(2);
  });
});
