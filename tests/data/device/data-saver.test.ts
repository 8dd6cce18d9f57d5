// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, get } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rowsPlace } from '../../../sw/contract/contract';
import { usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';
import { eventually } from '../../support/eventually';

const row = 'preferences/data-saver';

beforeEach(() => void usePhone());
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'connection');
});

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

/** A tab that has just started; `readRow` reads the device's rows. */
async function startTab({ isKnown = true } = {}) {
  vi.resetModules();
  const [saver, store] = await Promise.all([
    import('../../../src/data/device/data-saver'),
    import('../../../src/data/device/rows'),
  ]);
  if (isKnown) await saver.loadDataSaver();
  return { ...saver, ...store };
}

it('the choice is stored where the worker reads it', async () => {
  const { chooseDataSaver } = await startTab();
  await chooseDataSaver('on');
  const { database, store, dataSaver } = rowsPlace;
  expect(await get(dataSaver, createStore(database, store))).toBe('on');
  expect(dataSaver).toBe(row);
});

describe('the connection is metered', () => {
  it.each([
    { saveData: true },
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ])('with %j', async (connection) => {
    connect(connection);
    expect((await startTab()).isMetered()).toBe(true);
  });

  it.each([{ saveData: false, effectiveType: '3g' }, { effectiveType: '4g' }, {}, undefined])(
    'not with %j',
    async (connection) => {
      connect(connection);
      expect((await startTab()).isMetered()).toBe(false);
    },
  );

  it('until the user’s choice is known', async () => {
    const tab = await startTab({ isKnown: false });
    expect(tab.isMetered()).toBe(true);
    await tab.loadDataSaver();
    expect(tab.isMetered()).toBe(false);
  });

  it('on 2G even if the user has turned data saver off', async () => {
    connect({ saveData: true, effectiveType: '2g' });
    const tab = await startTab();
    await tab.chooseDataSaver('off');
    expect(tab.isMetered()).toBe(true);
  });
});

describe('the user’s choice', () => {
  it('overrides the browser’s setting, and is stored for the next start', async () => {
    connect({ saveData: true });
    const tab = await startTab();
    const { result } = renderHook(() => [tab.useDataSaver(), tab.useBrowserSavesData()]);
    expect(result.current).toEqual(['on', true]);
    await act(async () => expect(await tab.chooseDataSaver('off')).toBe(true));
    expect(result.current).toEqual(['off', true]);
    expect(await tab.readRow(row)).toBe('off');

    const next = await startTab();
    expect(next.isMetered()).toBe(false);
  });

  it('applies at once in every open tab', async () => {
    const one = await startTab();
    const other = await startTab();
    const { result } = renderHook(() => other.useDataSaver());
    expect(result.current).toBe('off');
    await act(async () => void (await one.chooseDataSaver('on')));
    await eventually(() => expect(result.current).toBe('on'));
  });

  it('applies until the app is closed if the device cannot store it', async () => {
    expectWarning(/The device's database did not read/);
    expectWarning(/The device's database did not write/);
    vi.stubGlobal('indexedDB', undefined);
    const tab = await startTab();
    expect(await tab.chooseDataSaver('on')).toBe(false);
    expect(tab.isMetered()).toBe(true);
  });
});

it('a change of the browser’s setting is noticed', async () => {
  const connection = Object.assign(new EventTarget(), { saveData: false });
  connect(connection);
  const tab = await startTab();
  const { result } = renderHook(() => tab.useDataSaver());
  await act(async () => {
    connection.saveData = true;
    connection.dispatchEvent(new Event('change'));
  });
  expect(result.current).toBe('on');
});

it('a listener is called for each change until it stops', async () => {
  const tab = await startTab();
  const heard = vi.fn();
  const stop = tab.watchMetered(heard);
  await tab.chooseDataSaver('on');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await tab.chooseDataSaver('off');
  expect(heard).toHaveBeenCalledTimes(1);
});
