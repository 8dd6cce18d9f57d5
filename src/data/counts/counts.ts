import { changeRow } from '../device/row-maintenance';
import { countsPrefix } from './counts-prefix';

/** The kinds of pages by the first part of their path; after a space, that of one record. */
const pageKinds = new Map([
  ['', 'home'],
  ['about', 'about'],
  ['page', 'about'],
  ['board-chair-message', 'about'],
  ['team', 'about'],
  ['board-member', 'about'],
  ['management-team', 'about'],
  ['stakeholders', 'about'],
  ['mutahid-dfi', 'about'],
  ['mutahid-update', 'about'],
  ['accountability', 'accountability'],
  ['audit-reports', 'accountability'],
  ['policies-and-governance', 'accountability'],
  ['key-areas-of-focus', 'projects'],
  ['programs-and-projects', 'projects'],
  ['project-updates', 'projects'],
  ['project-details', 'project'],
  ['events', 'events'],
  ['blog', 'events'],
  ['event-details', 'event'],
  ['publications', 'publications'],
  ['frequently-asked-questions', 'questions'],
  ['vacancies', 'vacancies vacancy'],
  ['volunteer-opportunities', 'volunteering opening'],
  ['invitation-to-bid', 'tenders tender'],
  ['notification-of-award', 'awards award'],
  ['contact', 'contact'],
  ['donate', 'donate'],
  ['search', 'search'],
  ['read', 'document'],
  ['saved', 'saved'],
]);

/** The kind of the page at a path without the prefix of its language. It tells none of two pages of a kind. */
export function kindOf(path: string): string {
  const [, first = '', second = ''] = path.split('/');
  const [kind, ofOne = kind] = (pageKinds.get(first) ?? 'other').split(' ');
  return (second === '' ? kind : ofOne)!;
}

/** The largest number of a kind that the receiver takes for one day. */
const largestNumber = 999;

/** How often each kind was counted on one day. */
export type Numbers = Readonly<Record<string, number>>;

/** The day of a time (ms since 1970), in UTC: `2026-11-26`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether the browser asks sites not to track: then nothing is counted, although this tells of nobody. */
export function refusesCounts(): boolean {
  // Safari has neither.
  const { globalPrivacyControl, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Adds one to the number of a kind on this day: that of a page, `save` for a saved document, `offline` for a page that
 * was opened without a network. Never rejects.
 */
export async function count(kind: string, now = Date.now()): Promise<void> {
  if (refusesCounts()) return;
  await changeRow<unknown>(countsPrefix + dayOf(now), (row) => {
    const numbers = toNumbers(row);
    return { ...numbers, [kind]: Math.min(largestNumber, (numbers[kind] ?? 0) + 1) } satisfies Numbers;
  });
}

/** A stored row as numbers, without what is damaged. */
export const toNumbers = (row: unknown): Numbers =>
  Object.fromEntries(
    Object.entries((row ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, number] =>
        Number.isInteger(entry[1]) && (entry[1] as number) >= 1 && (entry[1] as number) <= largestNumber,
    ),
  );
