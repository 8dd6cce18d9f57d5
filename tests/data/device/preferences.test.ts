import { beforeEach, expect, it, vi } from 'vitest';
import { usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';

beforeEach(() => usePhone());

/** The modules of a new page, which opens the database again. */
async function openPage() {
  vi.resetModules();
  return {
    ...(await import('../../../src/data/device/preferences')),
    ...(await import('../../../src/data/device/rows')),
  };
}

it('a preference is there at the next start', async () => {
  const { readPreference, writePreference } = await openPage();
  expect(await readPreference('installCard')).toBeUndefined();
  expect(await writePreference('language', 'fa-AF')).toBe(true);
  await writePreference('installCard', 'answered');
  await writePreference('darkPages', true);
  const next = await openPage();
  expect(await next.readPreference('language')).toBe('fa-AF');
  expect(await next.readPreference('installCard')).toBe('answered');
  expect(await next.readPreference('darkPages')).toBe(true);
});

it.each([
  ['language', 'preferences/language', 7],
  ['languageOfferedAt', 'preferences/language-offer', 'today'],
  ['dataSaver', 'preferences/data-saver', true],
  ['darkPages', 'preferences/dark-pages', 'true'],
  ['figuresCounted', 'preferences/figures-counted', 'true'],
  ['installCard', 'preferences/install-card', { answered: true }],
  ['persistence', 'preferences/persistence', 'perhaps'],
  ['quietUntil', 'preferences/quiet-pause', null],
] as const)('a damaged %s counts as none', async (name, row, damage) => {
  const { readPreference, writeRow } = await openPage();
  await writeRow(row, damage);
  expect(await readPreference(name)).toBeUndefined();
});

it('without a database nothing is read or stored, and the caller is told', async () => {
  expectWarning(/The device's database did not write/);
  expectWarning(/The device's database did not read/);
  vi.stubGlobal('indexedDB', undefined);
  const { readPreference, writePreference } = await openPage();
  expect(await writePreference('dataSaver', 'on')).toBe(false);
  expect(await readPreference('dataSaver')).toBeUndefined();
});
