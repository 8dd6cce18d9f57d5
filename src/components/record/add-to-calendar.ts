import { downloadBlob } from '../../browser/download-blob';
import { alarmsOf, calendarEvent, calendarFile } from '../../format/calendar';
import type { Markup } from '../../schemas/base';
import { slugOf } from '../../schemas/slugs';
import { messages as calendarWords } from 'virtual:messages/calendar';
import type { AnyRecord } from '../list/table-rows';
import { showToast } from '../toasts/toasts';
import { plainText } from '../prose/plain-text';
import type { KnownRecords } from '../ui/site-context';
import { ownAddress, pathAt } from '../../words/language';

interface Deadline {
  title: string;
  /** The deadline of a notice, or the start of an event. */
  deadline: string;
  zone: string;
  record: AnyRecord;
  to: string | undefined;
  /** Set for an event: where it takes place, or empty. */
  eventPlace?: string | undefined;
}

/**
 * Downloads a deadline or an event as a calendar file, and says so. The entry has what the list at this address tells
 * of its record.
 */
export function addToCalendar(
  { title, deadline, zone, record, to, eventPlace }: Deadline,
  places: readonly KnownRecords[],
): void {
  const now = Date.now();
  const of = places.find(({ hasPages, path }) => hasPages && to?.startsWith(`${path}/`))?.of;
  const answer = record[of?.answer ?? ''] as Markup | undefined;
  const entry = {
    title: eventPlace === undefined ? calendarWords.entry(title) : title,
    deadline,
    number: record[of?.slugFrom?.number ?? ''] as string | undefined,
    answer: answer && plainText(answer),
    location: eventPlace,
    path: to ?? `${pathAt(location.pathname)}#${slugOf(title)}`,
  };
  const event = calendarEvent(entry, { site: location.origin, addressOf: ownAddress, zone, now });
  if (!event) return;
  const file = new Blob([calendarFile([event])], { type: 'text/calendar' });
  downloadBlob(file, `${slugOf(title) || 'deadline'}.ics`);
  const { none, one, two } = calendarWords.added;
  showToast([none, one, two][alarmsOf(deadline, zone, now).length] ?? none);
}
