import { BuildError } from '../build-error';
import { codeOf } from './files/names';

/** A mistake in the content: `file` is relative to the project. */
export interface Fault {
  file: string;
  field?: string;
  expected: string;
  found: string;
}

/** Records a fault of one field. Returns undefined, as the value of that field. */
export type Report = (expected: string, found: string) => undefined;

/** All faults of a compilation: their number, then one line each. */
export class ContentError extends BuildError {
  override name = 'ContentError';

  constructor(readonly faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super([`The content has ${count}:`, ...faults.map(lineOf)].join('\n'));
  }
}

/** A fault as a sentence, on one line. */
export const lineOf = ({ file, field, expected, found }: Fault) =>
  printable(
    `${[file, ...(field === undefined ? [] : [field])].join(': ')}: expected ${expected}, found ${found}`,
  );

/** Whether one of the files of a folder has a fault: its records may be missing, and what they say. */
export const hasFault = ({ label }: { label: string }, faults: readonly Fault[]): boolean =>
  faults.some(({ file }) => file.startsWith(`${label}/`));

/** A file name may have newlines, and characters that change the text direction in a terminal. */
const printable = (text: string) => text.replace(/(?![\u200c\u200d])\p{C}/gu, codeOf);

/** A value in a message: short, on one line. */
export function show(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 78)}…"` : text;
}

const loneSurrogate = /\p{Surrogate}/u;

const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/**
 * Why a text, or one of a list of texts, cannot be shown or be part of an address; undefined if it is
 * well-formed, and for values of other types.
 */
export function textFlaw(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(textFlaw).find((flaw) => flaw !== undefined);
  if (typeof value !== 'string') return undefined;
  const half = loneSurrogate.exec(value)?.[0];
  if (half !== undefined) return `half a letter (the lone surrogate ${codeOf(half)})`;
  const sign = control.exec(value)?.[0];
  return sign === undefined ? undefined : `the control character ${codeOf(sign)}`;
}

/**
 * Runs code that parses untrusted input: returns its value, or a sentence that says why it failed. Libraries
 * throw many kinds of errors at hostile input, for example a `RangeError` for deep nesting: all of them are
 * faults of the input.
 */
export function attempt<T>(read: () => T): { value: T } | { flaw: string } {
  try {
    return { value: read() };
  } catch (error) {
    const message = error instanceof Error || error instanceof DOMException ? error.message : String(error);
    return { flaw: (message.split('\n')[0] ?? '').replace(/[:.]$/, '') || 'an error' };
  }
}
