import { expect, test } from 'vitest';
import { parseJson } from '../../vite/parse-json';

test.each([
  ['a comma that is missing', '{\n  "a": "x"\n  "b": "y"\n}', 2, 'a comma at the end', '"a": "x"'],
  ['one between blank lines', '{\n  "a": {}\n\n  "b": "y"\n}', 2, 'a comma at the end', '"a": {}'],
  ['one between texts of a list', '[\n"a"\n"b"]', 2, 'a comma at the end', '"a"'],
  ['a comma too many', '{\n  "a": "x",\n}', 2, 'no comma after the last one', '"a": "x",'],
  ['curly quotes', '{\n  “a”: "x"\n}', 2, 'straight quotes, "', '“a”: "x"'],
  [
    'quotes inside of a text',
    '{\n  "a": "He said "Come""\n}',
    2,
    'other quotes inside of a text, such as “ and ”',
    '"a": "He said "Come""',
  ],
  [
    'a text without its end',
    '{\n  "a": "x,\n  "b": "y"\n}',
    2,
    '" at the end of the text, on the same line',
    '"a": "x,',
  ],
  ['a bracket without its end', '{\n  "a": "x"\n', 2, 'the end of what was begun: }, ] or "', '"a": "x"'],
  ['nothing', '\n', 1, 'JSON, which begins with {', 'nothing'],
  ['a missing colon', '{\n  "a" "x"\n}', 2, 'JSON', "Expected ':' after property name"],
])('of a text with %s, the line is told and what to write', (_, text, line, expected, found) =>
  expect(parseJson(text)).toEqual({ line, expected, found }),
);

test('JSON is read', () => expect(parseJson('{ "a": [1] }')).toEqual({ value: { a: [1] } }));
