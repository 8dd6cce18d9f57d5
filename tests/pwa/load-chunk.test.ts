// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLost, loadChunk } from '../../src/pwa/load-chunk';
import { eventually } from '../support/eventually';
import { expectWarning } from '../support/console';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/faqs-1.js');
const script = { 'content-type': 'text/javascript' };
const reload = vi.fn();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('location', { href: location.href, reload });
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(async () => new Response('', { headers: script })),
  );
});
afterEach(() => void vi.useRealTimers());

const reloads = /^A chunk of an older version is missing; the page is reloaded\. TypeError/;

const lose = (error: unknown = gone) => loadChunk(() => Promise.reject(error));

describe('a page whose chunk exists', () => {
  it('is returned without a request to the server', async () => {
    expect(await loadChunk(async () => 'page')).toBe('page');
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('a page of an older version', () => {
  it.each([
    gone,
    new TypeError('error loading dynamically imported module: /assets/faqs-1.js'),
    new TypeError('Importing a module script failed.'),
  ])('is reloaded once: %s', async (error) => {
    expectWarning(reloads, 1);
    const settled = vi.fn();
    void lose(error).then(settled, settled);
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    expect(asked).toHaveBeenCalledWith(
      '/sw.js',
      expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
    );
    expect(settled).not.toHaveBeenCalled();
  });

  it('is not reloaded again within a minute, but later', async () => {
    expectWarning(reloads, 2);
    vi.useFakeTimers({ toFake: ['Date'] });
    void lose();
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
    vi.setSystemTime(Date.now() + 59_000);
    await expect(lose()).rejects.toBe(gone);
    vi.setSystemTime(Date.now() + 1_000);
    void lose();
    await eventually(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});

describe('a page whose chunk does not arrive', () => {
  const stall = () => loadChunk(() => new Promise<never>(() => undefined), 30_000);

  it('is given up after its limit, as one that is lost', async () => {
    expectWarning(/The server does not respond/, 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    const settled = vi.fn();
    stall().catch((error: unknown) => settled(isLost(error)));
    await vi.advanceTimersByTimeAsync(29_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    vi.useRealTimers();
    await eventually(() => expect(settled).toHaveBeenCalledWith(true));
  });

  it('is reloaded if the server responds: another connection may bring it', async () => {
    expectWarning(/^A chunk of an older version is missing; the page is reloaded/, 1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void stall();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await eventually(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe('the error is shown instead of a reload', () => {
  it.each<[string, () => Promise<Response>]>([
    ['if the server fails', async () => new Response('', { status: 500, headers: script })],
    [
      'if a captive portal responds',
      async () => new Response('', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'if a captive portal redirects',
      async () => Object.defineProperty(new Response('', { headers: script }), 'redirected', { value: true }),
    ],
  ])('%s', async (_, answer) => {
    asked.mockImplementation(answer);
    await expect(lose()).rejects.toBe(gone);
    expect(reload).not.toHaveBeenCalled();
  });

  it('if nothing responds', async () => {
    expectWarning(/The server does not respond/, 1);
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(lose()).rejects.toBe(gone);
    expect(reload).not.toHaveBeenCalled();
  });

  it('if the page itself throws', async () => {
    const fault = new ReferenceError('x is not defined');
    await expect(lose(fault)).rejects.toBe(fault);
    expect(asked).not.toHaveBeenCalled();
  });

  it('if the reload cannot be recorded, because it could repeat for ever', async () => {
    expectWarning(/The reload could not be recorded, so the page is not reloaded/);
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    await expect(lose()).rejects.toBe(gone);
    expect(reload).not.toHaveBeenCalled();
  });
});
