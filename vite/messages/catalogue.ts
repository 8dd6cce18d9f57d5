import { LineCounter, isMap, parseDocument, type Node, type Pair, type Scalar } from 'yaml';
import { BuildError } from '../build-error.ts';
import { parseJson } from '../parse-json.ts';
import { readMessage, type Message } from './message.ts';

/** A catalogue as it stands in its file: messages by subject and key, in groups where that helps. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** The same with each message read. */
export interface Group {
  readonly [key: string]: Message | Group;
}

export interface Catalogue {
  /** The path of its file from the root of the project, for what is said about it. */
  file: string;
  subjects: Readonly<Record<string, Group>>;
}

/** Whether this is a message, and no group of them. */
export const isMessage = (entry: Message | Group): entry is Message => Array.isArray(entry);

/**
 * Reads the text of a catalogue. Throws one error that names the file and the key of every fault. In a partial one, a
 * message may be empty, as one that is missing is, and a key that begins with `//` is a comment.
 */
export function readCatalogue(file: string, text: string, extent: 'whole' | 'partial' = 'whole'): Catalogue {
  const faults: string[] = [];
  const messages = parseFile(file, text);
  if (typeof messages !== 'object' || messages === null || Array.isArray(messages))
    throw new BuildError(`${file}: expected messages by subject, such as { "common": { "retry": "…" } }.`);
  const given = extent === 'partial' ? withoutEmpty(messages as Messages) : (messages as Messages);
  const subjects = readGroup(given, '', (path, fault) => {
    faults.push(`${file}, ${path}: ${fault}`);
  });
  throwIfFaulty(faults, () => text);
  return { file, subjects: subjects as Catalogue['subjects'] };
}

const withoutEmpty = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([key, value]) => !key.startsWith('//') && (typeof value !== 'string' || value.trim() !== ''))
      .map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null ? withoutEmpty(value) : value,
      ]),
  );

function readGroup(messages: Messages, at: string, tell: (path: string, fault: string) => void): Group {
  const entries = Object.entries(messages).flatMap(([key, value]): [string, Message | Group][] => {
    const path = at ? `${at}.${key}` : key;
    if (typeof value === 'object' && value !== null) return [[key, readGroup(value, path, tell)]];
    try {
      return [[key, readText(value, at === '')]];
    } catch (error) {
      tell(path, (error as Error).message);
      return [];
    }
  });
  return Object.fromEntries(entries);
}

function readText(value: unknown, isSubject: boolean): Message {
  if (typeof value !== 'string' || isSubject) throw new Error('is expected to be a message of a subject.');
  if (value.trim() === '') throw new Error('is empty.');
  return readMessage(value);
}

/** Every message of a catalogue by its path: `common.failures.silent`. */
export function flatten(group: Group, at = ''): Map<string, Message> {
  return new Map(
    Object.entries(group).flatMap(([key, entry]): [string, Message][] => {
      const path = at ? `${at}.${key}` : key;
      return isMessage(entry) ? [[path, entry]] : [...flatten(entry, path)];
    }),
  );
}

/**
 * Throws one error of all faults, a line each, where there are any: with the line of each message, by the text of its
 * file.
 */
export function throwIfFaulty(faults: readonly string[], textOf: (file: string) => string | undefined): void {
  if (faults.length > 0) throw new BuildError(faults.map((fault) => withLine(fault, textOf)).join('\n'));
}

/**
 * The subjects that the build alone reads: the sentences of the worker, those of the web app manifest, and what is said
 * in a language that the site has left.
 */
export const buildSubjects = ['worker', 'manifest', 'left'] as const;

/** The messages of such a subject as texts. Throws for a message with placeholders, which would need code. */
export function plainMessages(
  { file, subjects }: Catalogue,
  subject: (typeof buildSubjects)[number],
): Readonly<Record<string, string>> {
  const entries = Object.entries(subjects[subject] ?? {}).map(([key, message]) => {
    const parts: unknown[] = Array.isArray(message) ? message : [message];
    if (!parts.every((part) => typeof part === 'string'))
      throw new Error(`${file}, ${subject}.${key}: is expected to be a text without placeholders.`);
    return [key, parts.join('')] as const;
  });
  return Object.fromEntries(entries);
}

/** A fault as the checks of catalogues tell it: `src/words/fa.json, common.retry: is empty.` */
const fault = /^(.+?\.json), ([^\s:]+)(: .*)$/s;

/**
 * The same fault with the line of its message: `src/words/fa.json:12, common.retry: is empty.` A key that is missing has
 * the line of its group. `textOf` gives the text of a file, where it is known.
 */
export function withLine(sentence: string, textOf: (file: string) => string | undefined): string {
  const [, file, path, rest] = fault.exec(sentence) ?? [];
  const text = file && textOf(file);
  return text && path && rest ? `${file}:${lineOf(text, path.split('.'))}, ${path}${rest}` : sentence;
}

/** The line of the key at a path, or of the last one on the way to it that is there. A file of notes has whole paths as keys. */
function lineOf(text: string, keys: readonly string[]): number {
  const lines = new LineCounter();
  // JSON is YAML.
  let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
  let offset = 0;
  for (let at = 0; at < keys.length && isMap(node); at += 1) {
    const found = node.items.find(
      ({ key }) => (key as Scalar).value === keys[at] || (key as Scalar).value === keys.slice(at).join('.'),
    ) as Pair<Node, unknown> | undefined;
    if (!found) break;
    offset = found.key.range?.[0] ?? offset;
    node = found.value;
  }
  return lines.linePos(offset).line;
}

/** Parses the JSON of a file. Throws a BuildError with the file, the line, and what is wrong. */
export function parseFile(file: string, text: string): unknown {
  const read = parseJson(text);
  if ('value' in read) return read.value;
  throw new BuildError(`${file}:${read.line}: expected ${read.expected}, found ${read.found}.`);
}
