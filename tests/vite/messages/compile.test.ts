import { expect, it } from 'vitest';
import { formatNumber } from '../../../src/format/dates';
import { readCatalogue } from '../../../vite/messages/catalogue';
import { languageModule, subjectModule } from '../../../vite/messages/compile';
import { english, type Language } from '../../../vite/messages/languages';

const dari: Language = { tag: 'fa-AF', locale: 'fa-AF', direction: 'rtl' };

function compile(messages: object): string {
  const { subjects } = readCatalogue('test.json', JSON.stringify({ subject: messages }));
  return subjectModule(subjects['subject']!, 'virtual:messages');
}

/** The compiled messages, as a page gets them. */
function run(messages: object, language = english) {
  const code = [languageModule(language, '/dates.ts'), compile(messages)].join('\n');
  const body = code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  const make = new Function('formatNumber', `${body}\nreturn messages;`);
  return make(formatNumber) as Record<string, string & ((values: unknown) => string)>;
}

it('a message without placeholders is a string, and its module imports nothing', () => {
  const messages = { close: 'Close', odd: `"\`$'{'a'}'\`" \\` };
  expect(compile(messages)).not.toContain('import');
  expect(run(messages)).toEqual({ close: 'Close', odd: '"`${a}`" \\' });
});

it('one placeholder is handed over as it is, several by their names', () => {
  const { one, two } = run({ one: 'Page {page}', two: '{page} of {count}' });
  expect(one!('3')).toBe('Page 3');
  expect(two!({ count: 7, page: 3 })).toBe('3 of 7');
});

it('text around placeholders is written as it is', () => {
  const { cost } = run({ cost: `\`$'{'{name}'}'\` \\ {name}` });
  expect(cost!('x')).toBe('`${x}` \\ x');
});

it('a count chooses the form of its language, and an exact count its own', () => {
  const { closes } = run({ closes: '{days, plural, =1 {tomorrow} one {# day} other {in # days}}' });
  expect([1, 2, 1_200].map((days) => closes!(days))).toEqual(['tomorrow', 'in 2 days', 'in 1,200 days']);
  const { found } = run({ found: '{count, plural, one {یک یا هیچ} other {# سند}}' }, dari);
  expect([0, 1, 2].map((count) => found!(count))).toEqual(['یک یا هیچ', 'یک یا هیچ', '۲ سند']);
});

it('a name chooses its form, or the one of all others', () => {
  const { state } = run({ state: 'It is {is, select, open {open} other {{is}}}.' });
  expect([state!('open'), state!('shut')]).toEqual(['It is open.', 'It is shut.']);
});

it('messages stand in the groups of the catalogue', () =>
  expect(run({ failures: { silent: 'Nothing came.' } })).toEqual({ failures: { silent: 'Nothing came.' } }));
