import { expect, it } from 'vitest';
import { inEnglish, placeholdersOf, readMessage } from '../../../vite/messages/message';

it('the placeholders of a message are found in all of its forms, each once', () =>
  expect([
    ...placeholdersOf(
      readMessage('{name}: {count, plural, one {# of {all, number}} other {{name}, # and {more}}}'),
    ),
  ]).toEqual([
    ['name', 'text'],
    ['count', 'number'],
    ['all', 'number'],
    ['more', 'text'],
  ]));

it.each([
  ['{open', 'is no ICU message'],
  ['{count, plural, one {#}}', 'is no ICU message: missing other clause.'],
  ['{not-camel}', 'is no ICU message: malformed argument.'],
  ['{Big}', 'has the placeholder {Big}, which is no camelCase name.'],
  ['{at, date}', 'formats {at} in a way that vite/messages does not know.'],
  ['{share, number, percent}', 'formats {share} in a way that vite/messages does not know.'],
  ['{n, selectordinal, one {#st} other {#th}}', 'formats {n} in a way that vite/messages does not know.'],
])('the message %s is refused, because it %s', (text, fault) =>
  expect(() => readMessage(text)).toThrow(fault),
);

it('an English message keeps the forms of English under the rules of another language', () =>
  expect(
    inEnglish(readMessage('{a, plural, one {# {b, select, one {x} other {y}}} other {#}} left')),
  ).toEqual(readMessage('{a, plural, =1 {# {b, select, one {x} other {y}}} other {#}} left')));
