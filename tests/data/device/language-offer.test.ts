import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectWarning } from '../../support/console';

const now = Date.UTC(2026, 10, 23);
const minute = 60_000;

/** The module of a new page, which opens the database again. */
async function openPage() {
  vi.resetModules();
  return {
    ...(await import('../../../src/data/device/preferences')),
    ...(await import('../../../src/data/device/language-offer')),
  };
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

it('a language is offered in one visit, until the user answers', async () => {
  const { mayOfferLanguage, writePreference } = await openPage();
  expect(await mayOfferLanguage(now)).toBe(true);
  expect(await mayOfferLanguage(now + 29 * minute)).toBe(true);
  await writePreference('language', 'en');
  expect(await mayOfferLanguage(now + 29 * minute)).toBe(false);
});

it('an offer that was not answered is not made again in a later visit', async () => {
  const { mayOfferLanguage } = await openPage();
  await mayOfferLanguage(now);
  expect(await mayOfferLanguage(now + 31 * minute)).toBe(false);
});

it('without storage no language is offered', async () => {
  expectWarning(/The device's database did not/);
  vi.stubGlobal('indexedDB', undefined);
  const { mayOfferLanguage } = await openPage();
  expect(await mayOfferLanguage(now)).toBe(false);
});
