import { LineCounter, isMap, parseDocument, type Node, type Pair, type Scalar } from 'yaml';
import { BuildError } from '../build-error.ts';

/** A fault as the checks of catalogues tell it: `src/words/fa.json, common.retry: is empty.` */
const fault = /^(\S+\.json), ([^\s:]+)(: .*)$/s;

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
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, position = String(text.length)] = /at position (\d+)/.exec(message) ?? [];
    const line = text.slice(0, Number(position)).split('\n').length;
    throw new BuildError(`${file}:${line}: is no JSON: ${message.replace(/ \(line.*\)$/, '')}.`, {
      cause: error,
    });
  }
}
