import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks again every 50 ms until the answer is true. Throws after `limit` ms, with `what` was waited for.
 */
export async function waitFor(what: string, isSo: () => Promise<boolean>, limit = 20_000): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain for ${what}.`);
    await pause(50);
  }
}
