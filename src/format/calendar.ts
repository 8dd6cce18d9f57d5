import { readMoment, type Moment } from './dates';
import { dayLength, zoneOffset } from './zone-clock';

/** A deadline for a calendar. */
export interface CalendarEntry {
  /** The title of the entry: `Closes: Field officer`. */
  title: string;
  deadline: string;
  number?: string | undefined;
  /** How to apply, as text. */
  answer?: string | undefined;
  /** The place of the event. */
  location?: string | undefined;
  /** The path of the notice's page. It identifies the entry: the same notice replaces its entry. */
  path: string;
}

/** The site and the time at which an entry is made. */
export interface CalendarPlace {
  /** The site's address without a trailing slash: `https://example.org`. */
  site: string;
  /** The address of a path, where that is another one. */
  addressOf?: (path: string) => string;
  zone: string;
  /** ms since 1970. */
  now: number;
}

/** The days before a deadline on which a calendar reminds of it. */
const alarmDays = [3, 1];

/** The hour, in the organisation's zone, at which a calendar reminds. */
const alarmHour = 9;

const minute = 60_000;

interface Alarm {
  /** ms since 1970. */
  at: number;
  /** The minutes before the start of the entry: on a whole day, before its midnight. */
  lead: number;
}

/** The alarms of a deadline: three days and one day before it, at nine o'clock, without those that have passed. */
export function alarmsOf(deadline: string, zone: string, now: number): Alarm[] {
  const moment = readMoment(deadline, zone);
  return moment ? alarms(moment, zone).filter(({ at }) => at > now) : [];
}

function alarms({ day, at: closesAt }: Moment, zone: string): Alarm[] {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return alarmDays.map((days) => {
    const wall = midnight - days * dayLength + alarmHour * 60 * minute;
    const at = wall - zoneOffset(wall, zone);
    return { at, lead: ((closesAt ?? midnight) - (closesAt === undefined ? wall : at)) / minute };
  });
}

/** The event (RFC 5545) of a deadline, as unfolded content lines; undefined for free text. */
export function calendarEvent(entry: CalendarEntry, place: CalendarPlace): string[] | undefined {
  const { title, deadline, number, answer, location, path } = entry;
  const { site, zone, now, addressOf = (address: string) => address } = place;
  const moment = readMoment(deadline, zone);
  if (!moment) return undefined;
  const url = site + addressOf(path);
  const about = [number, answer, url].filter(Boolean).join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${path}@${site.replace(/^\w+:\/\//, '')}`,
    `DTSTAMP:${stamp(now)}`,
    moment.at === undefined
      ? `DTSTART;VALUE=DATE:${moment.day.replaceAll('-', '')}`
      : `DTSTART:${stamp(moment.at)}`,
    `SUMMARY:${escaped(title)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(about)}`,
    `URL:${url}`,
    ...alarmsOf(deadline, zone, now).flatMap(({ lead }) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:-${duration(lead)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** An iCalendar file (RFC 5545) of some events; `properties` are further content lines of the calendar. */
export const calendarFile = (events: readonly (readonly string[])[], properties: readonly string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deadlines//EN',
    ...properties,
    ...events.flat(),
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** The value of a text property. */
export const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** `P2DT15H`, for a positive number of minutes. */
function duration(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const time = (hours ? `${hours}H` : '') + (rest ? `${rest}M` : '');
  return `P${days ? `${days}D` : ''}${time && `T${time}`}`;
}

/** A content line has at most 75 octets (RFC 5545, 3.1): 74 of ASCII, or 18 code points of up to four octets. */
const fold = (line: string) =>
  line.match(/^[ -~]*$/.test(line) ? /.{1,74}/g : /.{1,18}/gu)?.join('\r\n ') ?? '';
