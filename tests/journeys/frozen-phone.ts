import type { Page } from 'playwright/test';
import { readRows } from '../support/device-rows';
import { unpackPhone, type FrozenPhone } from '../support/frozen-phone';
import { startSite } from '../support/site';
import { expect, test as base } from './fixtures';

/** The saved document whose reading position is stored. */
export const tor = '/files/vacancies/tor-enumerator-roster.pdf';

export interface OldVersion {
  /**
   * Serves the old version instead of the site, behind `network`, and restores its state in the browser. No message can
   * be delivered there.
   */
  install(): Promise<void>;
  /** Serves the build under test instead. */
  deploy(): void;
}

/** Tests with a browser that holds data of an older version. */
export const test = base.extend<{ oldVersion: OldVersion }, { frozen: FrozenPhone }>({
  frozen: [
    async ({ dist }, use) => {
      const frozen = await unpackPhone('phone-b6deee6', dist);
      await use(frozen);
      await frozen.discard();
    },
    { scope: 'worker' },
  ],
  oldVersion: async ({ frozen, phone, site, network }, use) => {
    const old = await startSite({ dist: frozen.site });
    await use({
      async install() {
        network.moveTo(old.url);
        network.trouble('error-500', (path) => path === '/forms');
        await frozen.setUp(phone, network.url);
      },
      deploy: () => network.moveTo(site.url),
    });
    await old.stop();
  },
});

/** Rows that only the user may change. */
const owned = ['saved/', 'outbox/', 'reading/', 'preferences/'];

export interface Belongings {
  rows: Record<string, unknown>;
  /** The bytes of the saved copies, in base64, keyed by their path. */
  copies: Record<string, string>;
}

/** The user's data in the browser, as a page of the site reads it. */
export async function belongingsOf(page: Page): Promise<Belongings> {
  const rows = await Promise.all(owned.map((prefix) => readRows(page, prefix)));
  const copies = await page.evaluate(async () => {
    const cache = await caches.open('ngo-saved-documents');
    const read = async (request: Request): Promise<[string, string]> => {
      const bytes = new Uint8Array(await (await cache.match(request, { ignoreVary: true }))!.arrayBuffer());
      const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
      return [new URL(request.url).pathname, btoa(text)];
    };
    return Object.fromEntries(await Promise.all((await cache.keys()).map(read)));
  });
  return { rows: Object.fromEntries(rows.flat()), copies };
}

/**
 * Passes if everything of `before` is still stored, byte for byte; more data is allowed, the visit counter may
 * grow, and each visit leaves its time.
 */
export async function expectNothingLost(page: Page, frozen: FrozenPhone, before: Belongings): Promise<void> {
  const now = await belongingsOf(page);
  const { 'preferences/visits': visits, ...rows } = before.rows;
  delete rows['preferences/last-visit'];
  // A saved document belongs to the page of its record now, which names it, and a message is tried again.
  const placed = ([key, row]: [string, unknown]) => {
    const { page, failures, down } = (row ?? {}) as { page?: unknown; failures?: unknown; down?: number };
    return [
      key,
      typeof row !== 'object'
        ? row
        : {
            ...row,
            ...(typeof page === 'string' && { page: expect.stringContaining(page) as unknown }),
            ...(key.startsWith('saved/') && { title: expect.any(String) as unknown }),
            ...(failures !== undefined && { failures: expect.anything() as unknown }),
            // The viewer fits the text into the width today, and writes where it opened: a pixel more or less.
            ...(down !== undefined && {
              across: expect.any(Number) as unknown,
              down: expect.closeTo(down, 2) as unknown,
            }),
          },
    ];
  };
  expect(now.rows).toMatchObject(Object.fromEntries(Object.entries(rows).map(placed)));
  const counted = now.rows['preferences/visits'] as { count: number };
  expect(counted.count).toBeGreaterThanOrEqual((visits as { count: number }).count);
  for (const [address, bytes] of frozen.saved)
    expect(now.copies[address] === bytes.toString('base64'), `${address} is as it was saved`).toBe(true);
  const inCatalogue = Object.keys(now.rows).filter((key) => key.startsWith('saved/'));
  const named = inCatalogue.map((key) => new URL(key.slice('saved/'.length)).pathname);
  expect(named.sort(), 'the catalogue agrees with the copies').toEqual(Object.keys(now.copies).sort());
}

/** The entry script of the page, which differs in each version. */
export const versionOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('script[type=module]')?.getAttribute('src') ?? null);
