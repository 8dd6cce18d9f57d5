/** What is wrong in a text that is no JSON, and where: the number of the line, from 1. */
interface JsonFault {
  line: number;
  expected: string;
  found: string;
}

/**
 * Parses JSON that a person has written. For a text that is none, the line of the mistake and what to write there: a
 * missing comma belongs to the line before the one over which a parser stumbles.
 */
export function parseJson(text: string): { value: unknown } | JsonFault {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return faultOf(text, (error as SyntaxError).message);
  }
}

function faultOf(text: string, message: string): JsonFault {
  const [, position = String(text.length)] = /at position (\d+)/.exec(message) ?? [];
  const at = Number(position);
  const before = text.slice(0, at).trimEnd();
  const sign = text[at] ?? '';
  const lineTo = (end: number, expected: string): JsonFault => {
    const line = text.slice(0, end).split('\n').length;
    return { line, expected, found: text.split('\n')[line - 1]!.trim() || 'nothing' };
  };
  if (before === '') return lineTo(0, 'JSON, which begins with {');
  if (at >= text.length) return lineTo(before.length, 'the end of what was begun: }, ] or "');
  if (/[“”„‘’]/.test(sign)) return lineTo(at, 'straight quotes, "');
  if (/^Expected ',' or/.test(message) && /["{[\d]/.test(sign))
    return lineTo(before.length, 'a comma at the end');
  if (/^Expected ',' or/.test(message) && before.endsWith('"'))
    return lineTo(at, 'other quotes inside of a text, such as “ and ”');
  if (/[}\]]/.test(sign) && before.endsWith(',')) return lineTo(before.length, 'no comma after the last one');
  if (/[\n\r]/.test(sign)) return lineTo(at, '" at the end of the text, on the same line');
  const line = before.split('\n').length;
  return { line, expected: 'JSON', found: message.replace(/ in JSON at position.*| \(line.*\)$/, '') };
}
