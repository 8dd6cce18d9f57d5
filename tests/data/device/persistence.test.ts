import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';

async function startStorage(storage: Partial<StorageManager> | undefined) {
  vi.stubGlobal('navigator', { storage });
  startApp('');
  return import('../../../src/data/device/persistence');
}

const yes = async () => true;
const no = async () => false;

beforeEach(() => {
  usePhone();
});

describe('the storage on the device', () => {
  it('is reported as used and left', async () => {
    const { readStorage } = await startStorage({ estimate: async () => ({ usage: 30, quota: 100 }) });
    expect(await readStorage()).toEqual({ used: 30, left: 70 });
  });

  it('is never negative', async () => {
    const { readStorage } = await startStorage({ estimate: async () => ({ usage: 130, quota: 100 }) });
    expect(await readStorage()).toEqual({ used: 130, left: 0 });
  });

  it.each([
    ['does not report it', undefined],
    ['fails to report it', { estimate: () => Promise.reject(new Error('broken')) }],
  ])('is unknown, with a warning, in a browser that %s', async (_, storage) => {
    expectWarning(/The browser does not report its storage/);
    expect(await (await startStorage(storage)).readStorage()).toBeUndefined();
  });

  it('is unknown in a browser that has no figures', async () => {
    expect(await (await startStorage({ estimate: async () => ({}) })).readStorage()).toBeUndefined();
  });
});

describe('persistent storage', () => {
  it('is unknown until the browser was asked', async () => {
    const { readPersistence } = await startStorage({ persisted: no });
    expect(await readPersistence()).toBe('unknown');
  });

  it('is requested once per visit', async () => {
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

  it('is what the browser reports now, even if it differs from the stored result', async () => {
    await (await startStorage({ persist: no })).requestPersistence();
    expect(await (await startStorage({ persisted: yes })).readPersistence()).toBe('kept');
    await (await startStorage({ persist: yes })).requestPersistence();
    expect(await (await startStorage({ persisted: no })).readPersistence()).toBe('may-be-cleared');
  });

  it('is unknown in a browser without the API', async () => {
    expectWarning(/Persistent storage could not be requested/);
    expectWarning(/The browser does not report persistence/);
    const { requestPersistence, readPersistence } = await startStorage(undefined);
    expect([await requestPersistence(), await readPersistence()]).toEqual(['unknown', 'unknown']);
  });
});
