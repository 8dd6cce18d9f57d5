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
    super([`The content has ${count}:`, ...faults.map(line)].join('\n'));
  }
}

const line = ({ file, field, expected, found }: Fault) =>
  printable(
    `${[file, ...(field === undefined ? [] : [field])].join(': ')}: expected ${expected}, found ${found}`,
  );

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
