import { afterEach, beforeEach, expect } from 'vitest';
import { eventually } from './eventually';

type Level = 'warn' | 'error';

interface Line {
  level: Level;
  text: string;
}

interface Expectation {
  level: Level;
  pattern: RegExp;
  times: number | undefined;
}

/** A busy machine may be slower than the app's own time limits; a test that depends on the result fails anyway. */
const isOfBusyMachine = ({ text }: Line) => /no response within \d+ ms$/.test(text);

let lines: Line[] = [];
let expectations: Expectation[] = [];

const linesFor = ({ level, pattern }: Expectation) =>
  lines.filter((line) => line.level === level && pattern.test(line.text));
const isExpected = (line: Line) => expectations.some((expected) => linesFor(expected).includes(line));

/** The test must log a warning that matches, before this call or after it: at least once, or `times` times. */
export const expectWarning = (pattern: RegExp, times?: number) =>
  void expectations.push({ level: 'warn', pattern, times });

/** The same for `console.error`, for example for the errors that React logs. */
export const expectError = (pattern: RegExp, times?: number) =>
  void expectations.push({ level: 'error', pattern, times });

const { console } = globalThis;
for (const level of ['warn', 'error'] as const) {
  const print = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    const line = { level, text: parts.map(String).join(' ') };
    lines.push(line);
    if (!isExpected(line)) print(...parts);
  };
}

beforeEach(() => {
  lines = [];
  expectations = [];
});

/** The expected lines that have not come yet. */
export const missingLines = () =>
  expectations
    .filter((expected) => linesFor(expected).length < (expected.times ?? 1))
    .map(({ level, pattern }) => `console.${level}: ${pattern}`);

function unexpectedLines() {
  const surplus = expectations.flatMap((expected) => linesFor(expected).slice(expected.times ?? Infinity));
  return lines
    .filter((line) => (!isExpected(line) && !isOfBusyMachine(line)) || surplus.includes(line))
    .map(({ level, text }) => `console.${level}: ${text}`);
}

/** Fails a test that logs an unexpected warning or error, or that does not log an expected one. */
afterEach(async () => {
  // The lines stand in the message: a summary of failures prints the message alone.
  const unexpected = unexpectedLines();
  expect(unexpected, `unexpected lines on the console: ${unexpected.join('\n')}`).toEqual([]);
  // Background work may outlast the test.
  await eventually(() => {
    const missing = missingLines();
    expect(missing, `expected lines that did not come: ${missing.join('\n')}`).toEqual([]);
  });
});
