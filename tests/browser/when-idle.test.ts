// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../src/browser/when-idle';

describe('the idle moment', () => {
  afterEach(() => void vi.useRealTimers());

  it('is the browser’s idle callback, within two seconds', async () => {
    const ask = vi.fn<(callback: () => void, options: IdleRequestOptions) => number>(() => 1);
    vi.stubGlobal('requestIdleCallback', ask);
    const idle = vi.fn();
    void whenIdle().then(idle);
    expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
    await Promise.resolve();
    expect(idle).not.toHaveBeenCalled();
    ask.mock.calls[0]?.[0]();
    await Promise.resolve();
    expect(idle).toHaveBeenCalledOnce();
  });

  it('comes after two seconds in a browser without requestIdleCallback', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const idle = vi.fn();
    void whenIdle().then(idle);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(idle).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(idle).toHaveBeenCalledOnce();
  });
});
