import { expect, it } from 'vitest';
import { flatten, readCatalogue, withLine } from '../../../vite/messages/catalogue';

const read = (messages: object) => readCatalogue('src/words/en.json', JSON.stringify(messages, null, 2));

it('every fault is told at once, with its file, line and key', () =>
  expect(() =>
    read({
      loose: 'A message of no subject',
      common: { empty: ' ', open: '{count', number: 5, failures: { silent: '{at, date}' }, whole: 'Whole' },
    }),
  ).toThrow(
    [
      'src/words/en.json:2, loose: is expected to be a message of a subject.',
      'src/words/en.json:4, common.empty: is empty.',
      'src/words/en.json:5, common.open: is no ICU message: expect argument closing brace.',
      'src/words/en.json:6, common.number: is expected to be a message of a subject.',
      'src/words/en.json:8, common.failures.silent: formats {at} in a way that vite/messages does not know.',
    ].join('\n'),
  ));

it('a message is known by its subject, group and key', () =>
  expect([...flatten(read({ common: { failures: { silent: 'Nothing came.' } } }).subjects)]).toEqual([
    ['common.failures.silent', ['Nothing came.']],
  ]));

it('a file that is no JSON is told with its line', () =>
  expect(() => readCatalogue('src/words/fa.json', '{\n  "common": {\n    "retry" "Again"\n  }\n}')).toThrow(
    /^src\/words\/fa\.json:3: expected JSON, found Expected ':' after property name\.$/,
  ));

const text = '{\n  "common": {\n    "retry": "Again",\n    "failures": { "silent": "Nothing" }\n  }\n}';
const notes = '{\n  "common.retry": "On a button"\n}';
const textOf = (file: string) => ({ 'fa.json': text, 'notes.json': notes })[file];

it.each([
  ['fa.json, common.retry: is empty.', 'fa.json:3, common.retry: is empty.'],
  ['fa.json, common.failures.silent: is odd: so.', 'fa.json:4, common.failures.silent: is odd: so.'],
  ['fa.json, common.gone: is missing.', 'fa.json:2, common.gone: is missing.'],
  ['fa.json, gone.retry: is missing.', 'fa.json:1, gone.retry: is missing.'],
  ['notes.json, common.retry: is superfluous.', 'notes.json:2, common.retry: is superfluous.'],
  ['ps.json, common.retry: is empty.', 'ps.json, common.retry: is empty.'],
  ['Something else: is wrong.', 'Something else: is wrong.'],
])('%s is told as %s', (fault, told) => expect(withLine(fault, textOf)).toBe(told));
