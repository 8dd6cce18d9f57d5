import type { YAMLError } from 'yaml';
import { hasCurlyQuotes, withoutCurlyQuotes } from './typing-mistakes.ts';

/** What is wrong in a text that is no YAML, and where: the number of the line, from 1. */
export interface YamlFault {
  line: number;
  expected: string;
  found: string;
}

/** One mistake early in a file may cause thousands of follow-up errors. */
const maxFaults = 5;

/** The lines of a text, and the index of the one with the error. */
interface Place {
  lines: readonly string[];
  at: number;
}

/** What to write in place of the line at an index. */
interface Advice {
  expected: string;
  at: number;
}

/**
 * What an editor is told of the errors of a text in YAML: what to write for the mistakes that are made most, else YAML's
 * own words. The first error, and those behind it that are mistakes of their own: others may only follow from the first.
 */
export function faultsOfYaml(text: string, errors: readonly YAMLError[]): YamlFault[] {
  const lines = text.split('\n');
  const faults = errors.flatMap((error, index): YamlFault[] => {
    const place = { lines, at: text.slice(0, error.pos[0]).split('\n').length - 1 };
    const advice = adviceFor(error, place);
    if (advice)
      return [{ line: advice.at + 1, expected: advice.expected, found: lines[advice.at]?.trim() ?? '' }];
    const [said = ''] = error.message.split(/ at line|\n/);
    return index === 0 ? [{ line: place.at + 1, expected: 'readable YAML', found: said }] : [];
  });
  return faults
    .filter(({ line }, index) => faults.findIndex((one) => one.line === line) === index)
    .slice(0, maxFaults);
}

function adviceFor({ code, message }: YAMLError, place: Place): Advice | undefined {
  const line = place.lines[place.at] ?? '';
  const here = (expected: string | undefined) =>
    expected === undefined ? undefined : { expected, at: place.at };
  const advices: Readonly<Record<string, () => Advice | undefined>> = {
    BLOCK_AS_IMPLICIT_KEY: () => here(quotesAdvice(line)) ?? deeperAdvice(place) ?? here(levelAdvice(line)),
    MULTILINE_IMPLICIT_KEY: () =>
      here(commaAtEnd(line)) ?? here(blankAdvice(line)) ?? here(colonAdvice(line)),
    MISSING_CHAR: () => here(curlyAdvice(line)) ?? unclosedAdvice(place),
    BLOCK_IN_FLOW: () => here(quotesWithin(line)),
    TAB_AS_INDENT: () => here(noTab),
    BAD_INDENT: () => bracketAdvice(message, place) ?? here(sameLevel),
    UNEXPECTED_TOKEN: () => firstLevelAdvice(place) ?? here(commaAdvice(line)) ?? here(insideAdvice(line)),
    BAD_SCALAR_START: () => here(startAdvice(line)),
    DUPLICATE_KEY: () => here('each field once'),
  };
  // What follows from a tab, as that the next line stands elsewhere, is no fault of its own.
  return /^ *\t/.test(line) ? here(noTab) : advices[code]?.();
}

const noTab = 'blanks instead of the tab at the start of the line';

const field = /^\s*(?:- )?([^:#]+):\s+(.*?)\s*$/;

/** A value as it should be written, without the curly quotes that stand around it. */
const quoted = (value: string): string => `'${withoutCurlyQuotes(value).replaceAll("'", "''")}'`;

/** A value that holds a colon, as it should be written: `title: 'Nurse: Kabul'`. */
function quotesAdvice(line: string): string | undefined {
  const [, key, value] = /^\s*([^:]+):\s+(.*:\s.*?)\s*$/.exec(line) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return `quotes around a value with a colon: ${key}: ${quoted(value)}`;
}

const sameLevel = 'as many blanks at its start as the other lines of its group have';

/** A field that stands deeper than the one above, which has a value: `name: A` and below it `  country: AF`. */
function deeperAdvice({ lines, at }: Place): Advice | undefined {
  const below = lines.findIndex((line, index) => index > at && line.trim() !== '');
  const isDeeper = below > 0 && indentOf(lines[below]!) > indentOf(lines[at]!) && field.test(lines[at]!);
  return isDeeper ? { at: below, expected: sameLevel } : undefined;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

const levelAdvice = (line: string) => (/^\s*- /.test(line) ? sameLevel : undefined);

/** `name:Wells`. */
function blankAdvice(line: string): string | undefined {
  const [, key, value] = /^\s*([\w.]+):([^\s/].*?)\s*$/.exec(line) ?? [];
  return value === undefined ? undefined : `a blank behind the colon: ${key}: ${value}`;
}

const colonAdvice = (line: string) =>
  /:/.test(line) ? undefined : 'a colon and a blank between the field and its value, as in "country: AF"';

/** `title: "Nurse”`: a word processor has put another quote at one end. */
function curlyAdvice(line: string): string | undefined {
  const [, key, value] = field.exec(line) ?? [];
  if (key === undefined || value === undefined || !/^["']/.test(value) || !hasCurlyQuotes(value))
    return undefined;
  return `the same straight quotes at both ends: ${key}: ${quoted(value.slice(1))}`;
}

/** `title: "Nurse`: the parser misses its end in the last line of the text. */
function unclosedAdvice({ lines, at: last }: Place): Advice | undefined {
  const quoteOf = (line: string): string => {
    const [, , value = ''] = field.exec(line) ?? [];
    const [quote = ''] = value;
    return /["']/.test(quote) && value.split(quote).length % 2 === 0 ? quote : '';
  };
  const at = lines.findIndex((line, index) => index <= last && quoteOf(line) !== '');
  return at < 0 ? undefined : { at, expected: `${quoteOf(lines[at]!)} at the end of the value, too` };
}

/** `{ title: Nurse: Kabul, place: Kabul }`. */
function quotesWithin(line: string): string | undefined {
  const [, key, value] = /[{,]\s*([^:{},]+):\s+([^,{}'"]*?:\s[^,{}'"]*?)\s*[,}]/.exec(line) ?? [];
  return value === undefined ? undefined : `quotes around a value with a colon: ${key}: ${quoted(value)}`;
}

const comma = 'a comma between two values inside of { }';

/** `{ number: '20' title: Wells }`. */
const commaAdvice = (line: string) =>
  /[{,]\s*\w+:\s+('[^']*'|"[^"]*"|[^\s,{}'"]+)\s+\w+:/.test(line) ? comma : undefined;

/** `{ number: 20` above `title: Wells }`. */
const commaAtEnd = (line: string) => (/\{[^}]*[^,{}\s]\s*$/.test(line) ? comma : undefined);

/** `[a, b` without its end: the parser stumbles over the next line. */
function bracketAdvice(message: string, { lines, at }: Place): Advice | undefined {
  const [, bracket] = /end with a ([\]}])/.exec(message) ?? [];
  if (bracket === undefined) return undefined;
  let last = at - 1;
  while (last > 0 && lines[last]!.trim() === '') last -= 1;
  return { at: Math.max(last, 0), expected: `${bracket} at the end of the list` };
}

/** The first field stands behind blanks, and the next does not. */
function firstLevelAdvice({ lines, at }: Place): Advice | undefined {
  const first = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  return first < at && indentOf(lines[first]!) > 0 && indentOf(lines[at]!) === 0
    ? { at: first, expected: 'no blanks before the first field' }
    : undefined;
}

/** `'It's here'`, `"Nurse" in Kabul`, and a list that begins on the line of its field. */
function insideAdvice(line: string): string | undefined {
  const [, key, value = ''] = field.exec(line) ?? [];
  if (/^'.*'$/.test(value))
    return `two ' for each one inside of the quotes: ${key}: ${quoted(value.slice(1, -1))}`;
  if (/^["']/.test(value)) return `quotes around the whole value: ${key}: ${quoted(value)}`;
  return value.startsWith('- ')
    ? `the values of a list below ${key}, each on a line of its own, or ${key}: [one, two]`
    : undefined;
}

/** `name: @office`, `name: %`: signs that YAML keeps for itself. */
function startAdvice(line: string): string | undefined {
  const [, key, value = ''] = field.exec(line) ?? [];
  return key === undefined
    ? undefined
    : `quotes around a value that begins with ${value[0]}: ${key}: ${quoted(value)}`;
}
