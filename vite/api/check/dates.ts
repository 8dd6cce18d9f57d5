import { isZone, readMoment } from '../../../src/format/dates.ts';
import type { Resource } from '../../../src/schemas/base.ts';
import { findOddDeadlines } from '../../../src/server/odd-deadlines.ts';
import { quoted, share, type Finding } from './findings.ts';
import type { ReadRecords } from './records.ts';

interface Clock {
  /** The zone of the organisation. */
  zone: string;
  /** The zone in which the API writes its times, where the site's description names one. */
  apiZone: string;
}

/** What is wrong with the dates and times of the records of one answer. */
export function faultsOfDates({ resource, where, parsed }: ReadRecords, { zone, apiZone }: Clock): Finding[] {
  const findings: Finding[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'date') continue;
    const texts = parsed.records.flatMap((record) => (record[name] as string | undefined) ?? []);
    const unread = texts.filter((text) => readMoment(text, zone) === undefined);
    const isDeadline = resource.deadline === name;
    for (const level of ['fault', 'note'] as const) {
      const found = unread.filter((text) => /\d/.test(text) === (level === 'fault'));
      const [first] = found;
      if (first === undefined) continue;
      findings.push({
        level,
        where,
        what: `${field.wire[0]}: ${sentence(first, share(found.length, parsed.records.length))}`,
        phone:
          `A phone shows ${quoted(first)} as it stands` +
          (isDeadline
            ? ', never says how many days are left, and keeps the notice open.'
            : ', and cannot sort by it.'),
      });
    }
    findings.push(...mixedZones(texts, where, field.wire[0]!));
  }
  return [...findings, ...oddHours(resource, parsed.records, where, { zone, apiZone })];
}

const sentence = (found: string, where: string): string => {
  const meant = meantDay(found);
  const place = where && ` ${where}`;
  return /\d/.test(found)
    ? `expected a date such as 2026-12-17, found ${quoted(found)}${place}: ${meant ? `write ${meant}` : 'a date is written 2026-12-17'}.`
    : `words in the place of a date, ${quoted(found)}${place}.`;
};

/** The day that was meant by 17/12/2026; undefined where day and month cannot be told apart. */
function meantDay(text: string): string | undefined {
  const [, day = '', month = '', year] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(text) ?? [];
  const isPlain = year !== undefined && (Number(day) > 12 || day === month);
  const meant = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlain && readMoment(meant, 'UTC') ? meant : undefined;
}

/** A time of day that is not midnight, which is read as the day, and whether a zone stands behind it. */
const timed = /[T ](?!00:00(?::00(?:\.0+)?)?(?!\S))\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

function mixedZones(texts: readonly string[], where: string, name: string): Finding[] {
  const times = texts.flatMap((text) => {
    const [, offset] = timed.exec(text.trim()) ?? [undefined, undefined];
    return timed.test(text.trim()) ? [{ text, isZoned: offset !== undefined }] : [];
  });
  const zoned = times.find(({ isZoned }) => isZoned);
  const bare = times.find(({ isZoned }) => !isZoned);
  if (!zoned || !bare) return [];
  return [
    {
      level: 'fault',
      where,
      what: `${name}: expected all times with a zone or all without, found ${quoted(zoned.text)} and ${quoted(bare.text)}.`,
      phone:
        'A phone reads the first as an instant, and the second on the clock of the organisation: hours may lie between.',
    },
  ];
}

function oddHours(
  { deadline, fields }: Resource,
  records: readonly Readonly<Record<string, unknown>>[],
  where: string,
  { zone, apiZone }: Clock,
): Finding[] {
  // Who names the zone has looked at the hours.
  if (deadline === undefined || apiZone) return [];
  const texts = records.flatMap((record) => (record[deadline] as string | undefined) ?? []);
  const odd = findOddDeadlines(texts, zone);
  if (!odd) return [];
  return [
    {
      level: 'note',
      where,
      what: `${fields[deadline]!.wire[0]}: ${odd.odd} of ${odd.timed} deadlines fall at odd hours: ${quoted(odd.sent)} is ${odd.shown} in ${zone}.`,
      phone:
        'If that is not the hour that was typed, the API writes its times in another zone: vite/README.md, "Times".',
    },
  ];
}

/**
 * The zone of the organisation: that of the settings, if there is such a zone; else `ofSite`, that of `site.yaml`, which
 * is empty where it names none.
 */
export function faultOfZone(zone: string | undefined, where: string, ofSite: string): Finding[] {
  if (zone === undefined && ofSite === '')
    return [
      {
        level: 'note',
        where,
        what: 'organisation_time_zone: missing.',
        phone:
          'A phone takes the timeZone of site.yaml, and where that has none UTC: deadlines would pass hours too early or too late.',
      },
    ];
  if (zone === undefined || isZone(zone)) return [];
  return [
    {
      level: 'fault',
      where,
      what: `organisation_time_zone: expected the name of a time zone such as Asia/Kabul, found ${quoted(zone)}.`,
      phone: 'A phone takes the zone of the build instead.',
    },
  ];
}
