import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToWarnings, startApp, usePhone } from '../lists/fresh';

async function startStorage(storage: Partial<StorageManager> | undefined) {
  vi.stubGlobal('navigator', { storage });
  startApp('');
  return import('../../../src/data/device/persistence');
}

const yes = async () => true;
const no = async () => false;

beforeEach(() => {
  usePhone();
  listenToWarnings();
});

describe('the room on the phone', () => {
  it('is told as used and left', async () => {
    const { readStorage } = await startStorage({ estimate: async () => ({ usage: 30, quota: 100 }) });
    expect(await readStorage()).toEqual({ used: 30, left: 70 });
  });

  it('is never less than nothing', async () => {
    const { readStorage } = await startStorage({ estimate: async () => ({ usage: 130, quota: 100 }) });
    expect(await readStorage()).toEqual({ used: 130, left: 0 });
  });

  it.each([
    ['does not tell', { estimate: async () => ({}) }],
    ['has no figures', undefined],
  ])('is unknown in a browser that %s', async (_, storage) => {
    expect(await (await startStorage(storage)).readStorage()).toBeUndefined();
  });
});

describe('the promise to keep what is stored', () => {
  it('is unknown until the browser was asked', async () => {
    const { readPersistence } = await startStorage({ persisted: no });
    expect(await readPersistence()).toBe('unknown');
  });

  it('is asked for once in a visit', async () => {
    const persist = vi.fn(yes);
    const { requestPersistence } = await startStorage({ persist });
    expect(await Promise.all([requestPersistence(), requestPersistence()])).toEqual(['kept', 'kept']);
    expect(persist).toHaveBeenCalledOnce();
  });

  it('is remembered as refused', async () => {
    const { requestPersistence } = await startStorage({ persist: no, persisted: no });
    expect(await requestPersistence()).toBe('may-be-cleared');
    expect(await (await startStorage({ persisted: no })).readPersistence()).toBe('may-be-cleared');
  });

  it('is what the browser says now, also against what it said before', async () => {
    await (await startStorage({ persist: no })).requestPersistence();
    expect(await (await startStorage({ persisted: yes })).readPersistence()).toBe('kept');
    await (await startStorage({ persist: yes })).requestPersistence();
    expect(await (await startStorage({ persisted: no })).readPersistence()).toBe('may-be-cleared');
  });

  it('is unknown in a browser that cannot be asked', async () => {
    const { requestPersistence, readPersistence } = await startStorage(undefined);
    expect([await requestPersistence(), await readPersistence()]).toEqual(['unknown', 'unknown']);
  });
});
