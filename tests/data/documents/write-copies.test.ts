import { afterEach, expect, test, vi } from 'vitest';
import { withSaveLock } from '../../../src/data/documents/write-copies';
import { expectWarning } from '../../support/console';

afterEach(() => vi.unstubAllGlobals());

/** Another tab holds every lock, and never gives it back. */
const heldLocks = {
  request: (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
};

test('what the user cannot end himself waits 30 s for another tab, and what he can end until he does', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too long')));
  limits.mockImplementationOnce((limit) => {
    expect(limit).toBe(30_000);
    const over = new AbortController();
    queueMicrotask(() => over.abort(new Error('too long')));
    return over.signal;
  });
  vi.stubGlobal('navigator', { locks: heldLocks });
  await expect(withSaveLock('/a.pdf', async () => 'done')).rejects.toThrow('too long');
  const stop = new AbortController();
  const waiting = withSaveLock('/a.pdf', async () => 'done', stop.signal);
  stop.abort(new Error('not wanted'));
  await expect(waiting).rejects.toThrow('not wanted');
  limits.mockRestore();
});

test('where the browser refuses locks, as with blocked cookies, a document is saved without one', async () => {
  expectWarning(/^The lock could not be requested: SecurityError/);
  const request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await withSaveLock('/a.pdf', async () => 'done')).toBe('done');
});

test('the error of what runs under the lock is not taken for that of the lock', async () => {
  const request = (_: string, __: object, run: () => unknown) => run();
  vi.stubGlobal('navigator', { locks: { request } });
  const run = vi.fn(() => Promise.reject(new Error('no room')));
  await expect(withSaveLock('/a.pdf', run)).rejects.toThrow('no room');
  expect(run).toHaveBeenCalledOnce();
});
