import { longestLine } from '../../src/schemas/parse';
import { hintOf } from '../nearest';
import { show, textFlaw, type Report } from './faults';

/** A setting that is a list, as the file of a translation has it. */
export interface TranslatedList {
  /** Of its language. */
  tag: string;
  value: unknown;
  report: Report;
}

interface Form {
  fields: readonly string[];
  /** What an entry is: `a figure`. */
  of: string;
  expected: string;
}

/**
 * The filled fields of an entry of a list, each a single line; undefined, with a fault, if it is no map, has a field that
 * the form does not name, or a value that is no text.
 */
export function fieldsOf(
  entry: unknown,
  { fields: known, of, expected }: Form,
  report: Report,
): Record<string, string> | undefined {
  if (!(entry instanceof Map)) return report(expected, show(entry));
  const fields: Record<string, string> = {};
  for (const [name, value] of entry as Map<unknown, unknown>) {
    const field = String(name);
    if (!known.includes(field))
      return report(`the fields ${known.join(', ')}${hintOf(field, known)}`, `the field ${field}`);
    if (value === null || value === '') continue;
    const text = typeof value === 'string' ? value.trim().normalize('NFC') : undefined;
    if (text === undefined) return report(`a text as ${field} of ${of}`, show(value));
    const flaw = textFlaw(text);
    if (flaw) return report('text of whole letters', flaw);
    if (text.length > longestLine) return report(`at most ${longestLine} characters`, `${text.length}`);
    fields[field] = text;
  }
  return fields;
}
