import { expect, test } from 'vitest';
import { routes } from '../../../src/routes';
import { vacancies } from '../../../src/schemas/vacancies';
import { compileContent } from '../../../vite/content/compile';
import { languageOf, languages, siteLanguagesOf } from '../../../vite/messages/languages';
import { makeProject, now } from './project';

const record = '---\nnumber: 7\ntitle: Nurse\nsalary: AFN 32,000\npostDate: 2026-11-01\n---\nFrom 08:00.';
const settings = { 'content/settings/a.yaml': 'phone: 1' };

const warningsOf = (code: string, translation: string, tags = ['en', 'fa-AF', 'ps']) =>
  compileContent({
    root: makeProject({
      ...settings,
      'content/vacancies/01-nurse.md': record,
      [`content/vacancies/01-nurse.${code}.md`]: translation,
    }),
    resources: [vacancies],
    now,
    siteLanguages: siteLanguagesOf(tags.map(languageOf)),
  }).warnings;

test('a translation with words, times and figures of its own is a warning with file and field', () =>
  expect(warningsOf('fa', '---\ntitle: پرستار، روستای نو\nsalary: ۳۰٬۰۰۰ افغانی\n---\nاز ۰۸:۰۰.')).toEqual([
    'content/vacancies/01-nurse.fa.md: title: “روستای” is not written here, but “قریه”.',
    'content/vacancies/01-nurse.fa.md: salary: lacks the figure 32000.',
    'content/vacancies/01-nurse.fa.md: salary: has the figure 30000, which the original has not.',
    'content/vacancies/01-nurse.fa.md: text: “08:00” is written as “ساعت ۴ بعد از ظهر”.',
  ]));

test('a good translation, and one to a language that the site has not, are no warnings', () => {
  expect(warningsOf('ps', '---\ntitle: نرس\nsalary: ۳۲٬۰۰۰ افغانۍ\n---\nد سهار له ۸ بجو.')).toEqual([]);
  expect(warningsOf('fa', '---\ntitle: روستا\n---\n', ['en'])).toEqual([]);
});

/** The maximum time (ms) to read the whole content in all languages, on a busy machine. */
const wholeContent = 60_000;

test(
  'the content of this repository has none',
  () => {
    const resources = [...new Map(routes.flatMap(({ reads }) => reads.map((of) => [of.name, of]))).values()];
    const siteLanguages = siteLanguagesOf(languages);
    const { warnings } = compileContent({ root: process.cwd(), resources, now: new Date(), siteLanguages });
    expect(warnings).toEqual([]);
  },
  wholeContent,
);
