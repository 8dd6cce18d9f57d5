import { locale } from 'virtual:messages';
import { messages } from 'virtual:messages/notices';
import { closesAt, formatDate, readMoment } from '../format/dates';
import { offsetName, placeName } from '../format/zone-name';

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
