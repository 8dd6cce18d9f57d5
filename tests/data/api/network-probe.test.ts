// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportNetwork } from '../../../src/data/api/network-state';
import { isNetworkThere, probeNetwork } from '../../../src/data/api/network-probe';

const seconds = 1_000;
const asked = vi.fn<typeof fetch>();
let visibility: DocumentVisibilityState;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  vi.stubGlobal('fetch', asked.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'visibilityState');
});

function look() {
  const found = vi.fn();
  stop = probeNetwork(found);
  return found;
}
const after = (time: number) => vi.advanceTimersByTimeAsync(time * seconds);
const revive = (headers = {}) => asked.mockImplementation(async () => Response.json([], { headers }));

it('a lost network is probed at growing intervals, with one small request that bypasses the caches', async () => {
  look();
  for (const [wait, count] of [
    [14, 0],
    [1, 1],
    [30, 2],
    [60, 3],
    [120, 4],
    [300, 5],
    [300, 6],
  ] as const) {
    await after(wait);
    expect(asked, `${count}`).toHaveBeenCalledTimes(count);
  }
  expect(asked).toHaveBeenCalledWith('/api/settings', expect.objectContaining({ cache: 'no-cache' }));
});

it('it is probed at once on an online event and when the page becomes visible', async () => {
  look();
  dispatchEvent(new Event('online'));
  await after(0);
  expect(asked).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('visibilitychange'));
  await after(0);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('no probe is sent while the page is hidden', async () => {
  look();
  visibility = 'hidden';
  await after(3_600);
  expect(asked).not.toHaveBeenCalled();
});

it('a response of now ends the probing, a stored one does not', async () => {
  const found = look();
  revive({ 'x-confirmed-at': '1700000000000' });
  await after(15);
  expect(found).not.toHaveBeenCalled();
  revive();
  await after(30);
  expect(found).toHaveBeenCalledOnce();
  await after(3_600);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('after stopping, nothing is called', async () => {
  const found = look();
  revive();
  stop();
  dispatchEvent(new Event('online'));
  await after(3_600);
  expect(asked).not.toHaveBeenCalled();
  expect(found).not.toHaveBeenCalled();
});

describe('whether the network is there', () => {
  afterEach(() => reportNetwork(undefined));

  it('is true without a probe if no request has failed, whatever navigator.onLine says', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await isNetworkThere()).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is probed with the server after a failed request', async () => {
    reportNetwork('unreachable');
    expect(await isNetworkThere()).toBe(false);
    asked.mockResolvedValueOnce(new Response('', { status: 500 }));
    expect(await isNetworkThere(), 'an error is an answer').toBe(true);
    reportNetwork('unreachable');
    revive();
    expect(await isNetworkThere()).toBe(true);
  });

  it.each([-1, 1])('is not derived from a stored response, dated %i years away', async (years) => {
    reportNetwork('unreachable');
    revive({ 'x-confirmed-at': String(Date.now() + years * 365 * 86_400 * seconds) });
    expect(await isNetworkThere()).toBe(false);
  });
});
