import { parseJson, propertiesOf } from '../requests.ts';

/** What is counted: openings of pages by their kind, documents that were saved, and openings without a network. */
export const kinds: readonly string[] = [
  ...[
    'home',
    'about',
    'accountability',
    'projects',
    'project',
    'events',
    'event',
    'publications',
    'questions',
  ],
  ...['vacancies', 'vacancy', 'volunteering', 'opening', 'tenders', 'tender', 'awards', 'award'],
  ...['contact', 'donate', 'search', 'document', 'saved', 'other'],
  ...['save', 'offline'],
];

/** The largest number of a kind on one day. A phone that counted more says this. */
export const largestNumber = 999;
/** A day is taken until so many days later. */
export const longestAgo = 31;

/** How often something happened on a day of UTC, `2026-11-26`. */
export interface Count {
  day: string;
  kind: string;
  number: number;
}

/**
 * Parses and checks the body of a request: `{"days": {"2026-11-26": {"vacancy": 3, "save": 1}}}`. A text is the name of
 * what is missing or wrong.
 */
export function checkCounts(body: string, now = Date.now()): readonly Count[] | string {
  const given = propertiesOf(parseJson(body));
  const unknown = Object.keys(given).find((name) => name !== 'days');
  if (unknown !== undefined) return unknown.slice(0, 40);
  const days = Object.entries(propertiesOf(given.days));
  if (days.length === 0) return 'days';
  const counts: Count[] = [];
  for (const [day, numbers] of days) {
    if (!isTaken(day, now)) return 'days';
    const ofDay = Object.entries(propertiesOf(numbers));
    if (ofDay.length === 0) return day;
    for (const [kind, number] of ofDay) {
      if (!kinds.includes(kind) || !isNumber(number)) return day;
      counts.push({ day, kind, number });
    }
  }
  return counts;
}

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= largestNumber;

/** Whether it is a day of UTC that has begun, and not long ago. */
function isTaken(day: string, now: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false;
  const time = Date.parse(`${day}T00:00:00Z`);
  // 30 February is no day, and some engines take it for 2 March.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day) return false;
  const ago = Math.floor(now / 86_400_000) - time / 86_400_000;
  return ago >= 0 && ago <= longestAgo;
}
