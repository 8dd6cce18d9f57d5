import { expect, test, vi } from 'vitest';
import { refreshInBackground } from '../../src/pwa/refresh-in-background';

function stub(state: string | undefined) {
  const register = vi.fn(async () => undefined);
  const query = vi.fn(async () => ({ state }));
  const ready = Promise.resolve(state === undefined ? {} : { periodicSync: { register } });
  vi.stubGlobal('navigator', { serviceWorker: { ready }, permissions: { query } });
  return { register, query };
}

test('the installed app registers the refresh of the lists of notices', async () => {
  const { register, query } = stub('granted');
  await refreshInBackground();
  expect(query).toHaveBeenCalledWith({ name: 'periodic-background-sync' });
  expect(register).toHaveBeenCalledExactlyOnceWith('refresh-notices', { minInterval: 12 * 3_600_000 });
});

test.each(['denied', 'prompt'])('with the permission “%s” nothing is registered', async (state) => {
  const { register } = stub(state);
  await refreshInBackground();
  expect(register).not.toHaveBeenCalled();
});

test('without periodic background sync nothing is asked', async () => {
  const { query } = stub(undefined);
  await refreshInBackground();
  expect(query).not.toHaveBeenCalled();
});
