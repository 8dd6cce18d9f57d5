import { inspect } from 'node:util';
import { codeOf } from './names';

/** A mistake in the content: `file` is relative to the project. */
export interface Fault {
  file: string;
  field?: string;
  expected: string;
  found: string;
}

/** Notes what was expected and found in one place; answers undefined, for the value that cannot be had. */
export type Report = (expected: string, found: string) => undefined;

/** Every mistake of a compile at once: a count, then one line each. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly faults: readonly Fault[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super([`The content has ${count}:`, ...faults.map(line)].join('\n'));
    // A stack says where the compiler stands; an editor needs the lines of the message, and nothing else.
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

const line = ({ file, field, expected, found }: Fault) =>
  printable(
    `${[file, ...(field === undefined ? [] : [field])].join(': ')}: expected ${expected}, found ${found}`,
  );

/** A name may hold line breaks, and signs that turn the direction of a terminal. */
const printable = (text: string) => text.replace(/(?![\u200c\u200d])\p{C}/gu, codeOf);

/** A value as a message shows it: short, on one line. */
export function show(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 78)}…"` : text;
}
