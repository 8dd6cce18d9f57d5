import { yieldToMain } from '../../browser/yield-to-main';

/** Characters of a list that are parsed in one task: some milliseconds on an old phone. */
export const sliceLength = 200_000;

/**
 * Parses JSON as `JSON.parse` does, and throws where it does. A long list, bare or as the `data` of an object, is
 * parsed in slices of whole records, which yield to the main thread.
 */
export async function parseInSlices(text: string): Promise<unknown> {
  if (text.length <= sliceLength) return JSON.parse(text) as unknown;
  const records: unknown[] = [];
  let from = 0;
  let depth = 0;
  /** The depth of the list; undefined before it begins. */
  let listDepth: number | undefined;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') {
      depth += 1;
      if (listDepth === undefined && character === '[' && isListAt(text, at, depth)) {
        listDepth = depth;
        from = start = at + 1;
      }
    } else if (character === '}' || character === ']') {
      if (depth === listDepth)
        return withRecords(text.slice(0, start) + text.slice(at), records.concat(parsePart(from, at)));
      depth -= 1;
    } else if (character === ',' && depth === listDepth && at - from >= sliceLength) {
      for (const record of parsePart(from, at)) records.push(record);
      from = at + 1;
      await yieldToMain();
    }
  }
  return JSON.parse(text) as unknown;

  function parsePart(begin: number, end: number): unknown[] {
    const part = JSON.parse(`[${text.slice(begin, end)}]`) as unknown[];
    if (part.length === 0 && begin > start)
      throw new SyntaxError('A comma without a value before or after it');
    return part;
  }
}

/** The place of the closing quotation mark of a string; the end of the text if it has none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

/** Whether the array that begins here is the list of a response. */
const isListAt = (text: string, at: number, depth: number): boolean =>
  depth === 1 || (depth === 2 && /(?:^|[^\\])"data"\s*:\s*$/.test(text.slice(Math.max(0, at - 40), at)));

/** The body whose list was taken out of its text. */
function withRecords(rest: string, records: unknown[]): unknown {
  const body = JSON.parse(rest) as unknown[] | { data?: unknown };
  if (Array.isArray(body)) return records;
  // Of two values with one name, JSON takes the last.
  if (Array.isArray(body.data) && body.data.length === 0) body.data = records;
  return body;
}
