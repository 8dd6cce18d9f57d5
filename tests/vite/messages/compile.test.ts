import { describe, expect, it } from 'vitest';
import { isolateIn } from '../../../src/format/bidi';
import { formatNumber } from '../../../src/format/numbers';
import { readCatalogue } from '../../../vite/messages/catalogue';
import {
  languageCode,
  emptySubjectModule,
  fillWords,
  languageModule,
  subjectCode,
  subjectModule,
} from '../../../vite/messages/compile';
import { siteLanguagesOf, english, type Language } from '../../../vite/messages/languages';

const modules = { bidi: '/bidi.ts', numbers: '/numbers.ts', ownFormats: '/own-formats.ts' };

const dari: Language = { ...english, tag: 'fa-AF', code: 'fa', locale: 'fa-AF', direction: 'rtl' };

function compile(messages: object): string {
  const { subjects } = readCatalogue('test.json', JSON.stringify({ subject: messages }));
  return subjectModule(subjectCode(subjects['subject']!), 'virtual:messages');
}

/** The compiled messages, as a page gets them. */
function run(messages: object, language = english) {
  const siteLanguages = siteLanguagesOf([language]);
  const code = [
    languageModule(languageCode(siteLanguages[0]!), siteLanguages, 'void 0', modules),
    compile(messages),
  ].join('\n');
  const body = code.replace(/^import .*$/gm, '').replace(/^export /gm, '');
  const make = new Function('formatNumber', 'isolateIn', `${body}\nreturn messages;`);
  return make(formatNumber, isolateIn) as Record<string, string & ((values: unknown) => string)>;
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

it('a value is isolated where it would reorder the sentence', () => {
  const messages = { named: 'Save “{title}”' };
  expect(run(messages)['named']!('Clerk (Kabul)')).toBe('Save “Clerk (Kabul)”');
  expect(run(messages)['named']!('کارمند')).toBe('Save “\u2068کارمند\u2069”');
  expect(run(messages, dari)['named']!('کارمند')).toBe('Save “کارمند”');
  expect(run(messages, dari)['named']!('NLO-VA-062')).toBe('Save “\u2068NLO-VA-062\u2069”');
});

it('a count chooses the form of its language, and an exact count its own', () => {
  const { closes } = run({ closes: '{days, plural, =1 {tomorrow} one {# day} other {in # days}}' });
  expect([1, 2, 1_200].map((days) => closes!(days))).toEqual(['tomorrow', 'in 2 days', 'in 1,200 days']);
  const { found } = run({ found: '{count, plural, one {یک یا هیچ} other {# سند}}' }, dari);
  expect([0, 1, 2].map((count) => found!(count))).toEqual(['یک یا هیچ', 'یک یا هیچ', '۲ سند']);
});

it('asks for no form where all are the same', () => {
  const code = compile({ days: '{count, plural, one {# روز} other {# روز}}' });
  expect(code).toContain('days:v=>`${countOf(v)} روز`');
});

it('a name chooses its form, or the one of all others', () => {
  const { state } = run({ state: 'It is {is, select, open {open} other {{is}}}.' });
  expect([state!('open'), state!('shut')]).toEqual(['It is open.', 'It is shut.']);
});

it('messages stand in the groups of the catalogue', () =>
  expect(run({ failures: { silent: 'Nothing came.' } })).toEqual({ failures: { silent: 'Nothing came.' } }));

describe('a bundle of several languages', () => {
  const siteLanguages = siteLanguagesOf([english, dari]);
  const read = (text: string) => readCatalogue('test.json', JSON.stringify({ subject: { found: text } }));
  const base = read('{count, plural, one {# document} other {# documents}}');
  const bundle = emptySubjectModule('subject', base.subjects['subject']!, 'virtual:messages');

  it('waits for the words, whatever the minifier makes of the names', () => {
    // As a minifier writes it: other quotes, and names of one letter.
    const minified = 'let m=__MESSAGES_OF__(`subject`,v,c,i);export{m as x}';
    expect(bundle).toContain('__MESSAGES_OF__("subject", formOf, countOf, isolate)');
    const filled = fillWords(minified, base, siteLanguages[0]!, '');
    const make = new Function('v', 'c', `${filled.replace(/export.*/, '')};return m`);
    const { found } = make((count: number) => (count === 1 ? 'one' : 'other'), String) as {
      found: (count: number) => string;
    };
    expect([found(1), found(7)]).toEqual(['1 document', '7 documents']);
  });

  it('gets those of each language, and what the app knows of it', () => {
    const filled = fillWords(
      `${bundle};say(__SITE_LANGUAGE__.prefix)`,
      read('{count} سند'),
      siteLanguages[1]!,
      '',
    );
    expect(filled).toContain('سند');
    expect(filled).toContain('"prefix":"/fa"');
  });

  it('gets the formats of a language that has its own', () => {
    const own = { ...siteLanguages[1]!, one: 'n===1' };
    const formats = readCatalogue('test.json', JSON.stringify({ formats: { now: 'اکنون' } }));
    const minified = 'let f=__FORMATS__(v,c)??1;';
    expect(fillWords(minified, formats, own, 'make')).toBe(
      'let f=(make({now:"اکنون"},n=>n===1?"one":"other"))??1;',
    );
    expect(fillWords(minified, formats, siteLanguages[0]!, 'make')).toBe('let f=(void 0)??1;');
  });

  it('refuses a chunk that would show no words', () =>
    expect(() => fillWords('__MESSAGES_OF__(name)', base, siteLanguages[0]!, '')).toThrow('does not know'));
});
