import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp } from '../data/lists/fresh';
import { MemoryLocks } from '../data/documents/memory-locks';
import { expectWarning } from '../support/console';

async function startTab() {
  startApp('');
  return (await import('../../src/browser/run-exclusive')).runExclusive;
}

const never = () => new Promise<never>(() => undefined);

describe.each([
  ['with locks', () => ({ locks: new MemoryLocks() })],
  ['without locks', () => ({})],
])('in a browser %s', (_, navigator) => {
  beforeEach(() => void vi.stubGlobal('navigator', navigator()));

  it('an exclusive run returns its result, and may run again', async () => {
    const runAlone = await startTab();
    expect(await runAlone('a', async () => 1)).toBe(1);
    expect(await runAlone('a', async () => 2)).toBe(2);
  });

  it('a second run under the same name does not start; another name is free', async () => {
    const runAlone = await startTab();
    void runAlone('a', never);
    const second = vi.fn(async () => 2);
    expect(await runAlone('a', second)).toBeUndefined();
    expect(second).not.toHaveBeenCalled();
    expect(await runAlone('b', second)).toBe(2);
  });

  it('a failed run rejects and releases the lock', async () => {
    const runAlone = await startTab();
    await expect(runAlone('a', () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await runAlone('a', async () => 1)).toBe(1);
  });
});

it('two tabs do not run at once', async () => {
  vi.stubGlobal('navigator', { locks: new MemoryLocks() });
  const [one, other] = [await startTab(), await startTab()];
  void one('a', never);
  expect(await other('a', async () => 1)).toBeUndefined();
});

it('if the browser rejects locks, the runs of one tab stay exclusive, and a failed run is not repeated', async () => {
  expectWarning(/The lock could not be requested/, 3);
  const request = () => Promise.reject(new DOMException('not active', 'InvalidStateError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const runAlone = await startTab();
  const failing = vi.fn(() => Promise.reject(new Error('broke')));
  await expect(runAlone('a', failing)).rejects.toThrow('broke');
  expect(failing).toHaveBeenCalledOnce();
  void runAlone('a', never);
  expect(await runAlone('a', async () => 1)).toBeUndefined();
});
