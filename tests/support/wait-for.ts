import { setTimeout as pause } from 'node:timers/promises';

/** Polls every 50 ms until the condition is true. Throws after `limit` ms, naming `what`. */
export async function waitFor(what: string, isSo: () => Promise<boolean>, limit = 20_000): Promise<void> {
  const end = Date.now() + limit;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited ${limit} ms in vain for ${what}.`);
    await pause(50);
  }
}
