import type { Page } from 'playwright';
import { readRows } from './device-rows';
import { waitFor } from './wait-for';

/** Resolves once the app works offline: it will say so on the next page that the user opens. */
export const waitUntilReady = (page: Page): Promise<void> =>
  waitFor('a phone that works offline', async () => (await readRows(page, 'ready-said')).length > 0, 60_000);
