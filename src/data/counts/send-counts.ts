import { changeRow, readEntriesIfReadable } from '../device/row-maintenance';
import { deleteRow } from '../device/rows';
import { countsPrefix } from './counts-prefix';
import { dayOf, refusesCounts, toNumbers, type Numbers } from './counts';

/** The day of the last attempt. */
const triedKey = `${countsPrefix}tried`;

/** What was counted longer ago (days) is deleted: the receiver takes 31 days, and the day of a phone may be another. */
const longestAgo = 30;

/** How long (ms) the receiver has to answer. */
const sendingTimeout = 20_000;

/**
 * Sends what was counted on past days to the receiver, and deletes it once that has accepted it; once a day, whatever
 * comes of it. A day whose answer is lost is sent again: telling it from another phone's would take an identifier. Call
 * it with a refresh that happens anyway. Never rejects.
 */
export async function sendCounts(now = Date.now()): Promise<void> {
  const rows = await readEntriesIfReadable(countsPrefix);
  if (!rows || rows.length === 0) return;
  const today = dayOf(now);
  const oldest = dayOf(now - longestAgo * 86_400_000);
  const days: Record<string, Numbers> = {};
  for (const [key, row] of rows) {
    const day = key.slice(countsPrefix.length);
    const numbers = toNumbers(row);
    if (refusesCounts()) await deleteRow(key);
    else if (key === triedKey || day === today) continue;
    // Also a day of the future, from a clock that has been corrected.
    else if (day < oldest || day > today || Object.keys(numbers).length === 0) await deleteRow(key);
    else days[day] = numbers;
  }
  if (Object.keys(days).length === 0 || !(await isFirstAttempt(today))) return;
  if (!(await deliver(days))) return;
  for (const day of Object.keys(days)) await deleteRow(countsPrefix + day);
}

/** Whether no tab has tried it on this day; false where that cannot be stored. */
async function isFirstAttempt(today: string): Promise<boolean> {
  let isFirst = false;
  const isStored = await changeRow<unknown>(triedKey, (tried) => {
    isFirst = tried !== today;
    return today;
  });
  return isStored && isFirst;
}

/** Resolves to whether the receiver itself accepted it: the page of a captive portal has another status. */
async function deliver(days: Readonly<Record<string, Numbers>>): Promise<boolean> {
  try {
    const { status } = await fetch(import.meta.env.VITE_COUNTS_ENDPOINT ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ days }),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(sendingTimeout),
    });
    if (status === 204) return true;
    console.warn(`The receiver of counts answered with status ${status}.`);
  } catch (error) {
    console.warn(`The counts did not arrive: ${String(error)}`);
  }
  return false;
}
