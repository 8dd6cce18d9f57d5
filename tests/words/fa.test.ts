import { expect, it } from 'vitest';
import text from '../../src/words/fa.json?raw';
import { flatten, readCatalogue } from '../../vite/messages/catalogue';
import { visit } from '../../vite/messages/message';

const messages = [...flatten(readCatalogue('src/words/fa.json', text).subjects)].map(([path, message]) => {
  const parts: string[] = [];
  visit(message, (part) => {
    if (typeof part === 'string') parts.push(part);
  });
  return [path, parts.join('\n')] as const;
});

/** The messages with something that src/words/translation/glossary.md rules out. */
const withAny = (pattern: RegExp) => messages.filter(([, text]) => pattern.test(text));

it.each([
  ['letters of Arabic that Persian writes otherwise', /[يىكة]/],
  ['digits of Arabic', /[٠-٩]/],
  ['punctuation of English', /[\u0600-\u06ff\u2069][,;?]|[“”"]/],
  ['a joiner that stands beside a space', /\u200c\s|\s\u200c/],
  ['a plural that is written apart', /[\u0600-\u06ff] ها(?:ی|یی)?(?![\u0600-\u06ff])/],
])('no message in Dari has %s', (_, pattern) => expect(withAny(pattern)).toEqual([]));

it('every isolate of a message in Dari is closed', () => {
  const isUneven = (text: string) => text.split('\u2068').length !== text.split('\u2069').length;
  expect(messages.filter(([, text]) => isUneven(text))).toEqual([]);
});

it('nearly every message in Dari has been translated', () => {
  const latin = messages.filter(([, text]) => /[a-z]/i.test(text) && !/[\u0600-\u06ff]/.test(text));
  expect(latin.map(([path]) => path)).toEqual(['about.mutahidTitle', 'privacy.listKeys']);
});
