import type { NoticeChange } from '../../../src/schemas/base';
import { longestLine } from '../../../src/schemas/parse';
import { show, textFlaw, type Report } from '../faults';
import { wireDate } from './dates';

const expected = 'a list of changes, each with a date and a sentence';

/** The changes of a notice as an editor lists them, the newest first; undefined, with a fault for each that is wrong. */
export function convertChanges(value: unknown, today: string, report: Report): NoticeChange[] | undefined {
  if (!Array.isArray(value)) return report(expected, show(value));
  const read = value.map((entry: unknown) => readChange(entry, today, report));
  const changes = read.filter((change) => change !== undefined);
  // Two of one day stay in the order of the editor.
  return changes.length < read.length ? undefined : changes.sort((a, b) => compare(b.date, a.date));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function readChange(entry: unknown, today: string, report: Report): NoticeChange | undefined {
  const fields: ReadonlyMap<unknown, unknown> = entry instanceof Map ? entry : new Map();
  const written = fields.get('sentence');
  const isWhole = fields.size === 2 && fields.has('date') && typeof written === 'string' && written.trim();
  if (!isWhole)
    return report(expected, fields.size > 0 ? `the fields ${[...fields.keys()].join(', ')}` : show(entry));
  const sentence = written.trim().normalize('NFC');
  const flaw = textFlaw(sentence);
  if (flaw) return report('text of whole letters', flaw);
  const { length } = [...sentence];
  if (length > longestLine) return report(`sentences of at most ${longestLine} characters`, `${length}`);
  const date = wireDate(fields.get('date'), today, report);
  return date === undefined ? undefined : { date, sentence };
}

/**
 * Whether a translation has a sentence for each change of its record. One that lags behind would hide from its readers
 * what the others are told: the record's own list is shown in its place.
 */
export function areSameChanges(own: unknown, translated: unknown): boolean {
  const datesOf = (changes: unknown) =>
    (changes as NoticeChange[] | undefined)?.map(({ date }) => date).join();
  return datesOf(own) === datesOf(translated);
}
