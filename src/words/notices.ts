import { locale } from 'virtual:messages';
import { messages } from 'virtual:messages/notices';
import { closesAt, formatDate, readDeadline, readMoment } from '../format/dates';
import { offsetName, placeName } from '../format/zone-name';

import type { Notice } from '../schemas/notices';
import { tenderState } from '../schemas/tenders';
import { tenderSentence } from './tenders';

export const noticeWords = messages;

/** A deadline with its date, time and time zone; free text as it is. */
export function wholeDeadline(deadline: string, zone: string): { date: string; zone?: string } {
  const moment = readMoment(deadline, zone);
  const date = formatDate(deadline, locale, zone);
  if (!moment) return { date };
  const offset = offsetName(zone, closesAt(deadline, zone) ?? 0);
  const name = messages.zone({ place: placeName(zone), offset });
  return { date: moment.at === undefined ? messages.endOfDay(date) : date, zone: name };
}

/** What a shared notice says of itself: its title with its number, and when it closes or where its tender stands. */
export function sharedText(title: string, notice: Notice, zone: string, now: number): string {
  return [noticeName(title, notice), standing(notice, zone, now)].filter(Boolean).join('\n');
}

/** A notice by its title and number. */
export const noticeName = (title: string, { number }: Pick<Notice, 'number'>): string =>
  number ? messages.numbered({ title, number }) : title;

function standing({ deadline, tender }: Notice, zone: string, now: number): string | undefined {
  if (tender) {
    const known = tenderState(tender.bid, tender.awards ?? [], false);
    if (known.state !== 'open') return tenderSentence(known, zone);
  }
  if (!deadline) return undefined;
  const { state } = readDeadline(deadline, now, zone);
  if (state === 'unknown') return deadline;
  const { date, zone: zoneName } = wholeDeadline(deadline, zone);
  const when = [date, zoneName].filter(Boolean).join(', ');
  return state === 'closed' ? messages.closed(when) : messages.closes(when);
}
