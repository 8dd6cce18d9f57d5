import { expect, it } from 'vitest';
import { flatten, readCatalogue } from '../../../vite/messages/catalogue';

const read = (messages: object) => readCatalogue('src/words/en.json', JSON.stringify(messages));

it('every fault is told at once, with its file and key', () =>
  expect(() =>
    read({
      loose: 'A message of no subject',
      common: { empty: ' ', open: '{count', number: 5, failures: { silent: '{at, date}' }, whole: 'Whole' },
    }),
  ).toThrow(
    [
      'src/words/en.json, loose: is expected to be a message of a subject.',
      'src/words/en.json, common.empty: is empty.',
      'src/words/en.json, common.open: is no ICU message: expect argument closing brace.',
      'src/words/en.json, common.number: is expected to be a message of a subject.',
      'src/words/en.json, common.failures.silent: formats {at} in a way that vite/messages does not know.',
    ].join('\n'),
  ));

it('a message is known by its subject, group and key', () =>
  expect([...flatten(read({ common: { failures: { silent: 'Nothing came.' } } }).subjects)]).toEqual([
    ['common.failures.silent', ['Nothing came.']],
  ]));
