import { readMoment } from '../../format/dates';
import { addressPart } from '../../schemas/well-formed';

/** Returns an iCalendar file (RFC 5545) with one deadline and a reminder one day before; undefined for free text. */
export function calendarEntry(
  title: string,
  deadline: string,
  url: string,
  zone: string,
  now: number,
): string | undefined {
  const moment = readMoment(deadline, zone);
  if (!moment) return undefined;
  const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const when =
    moment.at === undefined
      ? [`DTSTART;VALUE=DATE:${moment.day.replaceAll('-', '')}`]
      : [`DTSTART:${stamp(moment.at)}`];
  const text = title.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deadlines//EN',
    'BEGIN:VEVENT',
    `UID:${moment.day}-${addressPart(title)}@deadlines`,
    `DTSTAMP:${stamp(now)}`,
    ...when,
    `SUMMARY:${text}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** A content line has at most 75 octets (RFC 5545, 3.1): 74 of ASCII, or 18 code points of up to four octets. */
const fold = (line: string) =>
  line.match(/^[ -~]*$/.test(line) ? /.{1,74}/g : /.{1,18}/gu)?.join('\r\n ') ?? '';
