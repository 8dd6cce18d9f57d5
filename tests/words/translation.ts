import { expect, it } from 'vitest';
import { flatten, readCatalogue } from '../../vite/messages/catalogue';
import { visit } from '../../vite/messages/message';

/** Defines the tests that every translation in Arabic script must pass; `ruledOut` is what its glossary rules out. */
export function testTranslation(file: string, text: string, ruledOut: readonly [string, RegExp][]): void {
  const messages = [...flatten(readCatalogue(file, text).subjects)].map(([path, message]) => {
    const parts: string[] = [];
    visit(message, (part) => {
      if (typeof part === 'string') parts.push(part);
    });
    return [path, parts.join('\n')] as const;
  });
  const inAll: [string, RegExp][] = [
    ['digits of Arabic', /[٠-٩]/],
    ['punctuation of English', /[\u0600-\u06ff\u2069][,;?]|[“”"]/],
  ];

  it.each([...inAll, ...ruledOut])('no message has %s', (_, pattern) =>
    expect(messages.filter(([, words]) => pattern.test(words))).toEqual([]),
  );

  it('every isolate is closed', () => {
    const isUneven = (words: string) => words.split('\u2068').length !== words.split('\u2069').length;
    expect(messages.filter(([, words]) => isUneven(words))).toEqual([]);
  });

  it('nearly every message has been translated', () => {
    const latin = messages.filter(([, words]) => /[a-z]/i.test(words) && !/[\u0600-\u06ff]/.test(words));
    expect(latin.map(([path]) => path)).toEqual(['privacy.listKeys']);
  });
}
