import { locale } from 'virtual:messages';
import { messages } from 'virtual:messages/notices';
import { closesAt, formatDate, readDeadline, readMoment } from '../format/dates';
import { offsetName, placeName } from '../format/zone-name';
import { fileType } from '../data/documents/types';
import type { FileValue } from '../schemas/base';
import { tenderState, type Notice, type TenderState } from '../schemas/notices';
import { fileFacts, listed } from './common';
import { outcomeDate } from './tenders';

export const noticeWords = messages;

/** A deadline with its date, time and time zone; free text as it is. */
export function wholeDeadline(deadline: string, zone: string): { date: string; zone?: string } {
  const moment = readMoment(deadline, zone);
  const date = formatDate(deadline, locale, zone);
  if (!moment) return { date };
  const name = zoneName(closesAt(deadline, zone) ?? 0, zone);
  return { date: moment.at === undefined ? messages.endOfDay(date) : date, zone: name };
}

/** The start of an event: its date, and with a time of day the time zone; free text as it is. */
export function wholeStart(start: string, zone: string): { date: string; zone?: string } {
  const at = readMoment(start, zone)?.at;
  const date = formatDate(start, locale, zone);
  return at === undefined ? { date } : { date, zone: zoneName(at, zone) };
}

const zoneName = (at: number, zone: string) =>
  messages.zone({ place: placeName(zone), offset: offsetName(zone, at) });

/**
 * The text of a shared notice: its title with its number, its deadline or the state of its tender, and what its
 * document is.
 */
export function sharedText(
  title: string,
  notice: Notice,
  zone: string,
  now: number,
  file?: FileValue,
): string {
  const facts = file && fileFacts(fileType(file), file);
  const lines = [noticeName(title, notice), standing(notice, zone, now), facts && messages.document(facts)];
  return lines.filter(Boolean).join('\n');
}

/** A notice by its title and number. */
export const noticeName = (title: string, { number }: Pick<Notice, 'number'>): string =>
  number ? messages.numbered({ title, number }) : title;

function standing({ deadline, tender, award }: Notice, zone: string, now: number): string | undefined {
  if (award) return outcome({ state: 'awarded', award }, zone);
  const known = tender && outcome(tenderState(tender.bid, tender.awards ?? [], false), zone);
  if (known) return known;
  if (!deadline) return undefined;
  const { state } = readDeadline(deadline, now, zone);
  if (state === 'unknown') return deadline;
  const { date, zone: itsZone } = wholeDeadline(deadline, zone);
  const when = listed([date, itsZone].filter((part) => part !== undefined));
  return state === 'closed' ? messages.closed(when) : messages.closes(when);
}

/**
 * The outcome of a tender as a whole sentence: `Awarded to Noor Press on 4 Nov 2026.` Undefined as long as it has none.
 */
function outcome(tender: TenderState, zone: string): string | undefined {
  if (tender.state === 'cancelled') return messages.cancelled;
  if (tender.state !== 'awarded') return undefined;
  const { awardedTo: name } = tender.award;
  const date = outcomeDate(tender.award, zone);
  if (name) return date ? messages.awardedOn({ name, date }) : messages.awardedTo(name);
  return date ? messages.outcomeOn(date) : messages.outcome;
}
