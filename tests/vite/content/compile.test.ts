import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { categories, tags } from '../../../src/schemas/categories';
import { faqs } from '../../../src/schemas/faqs';
import { posts } from '../../../src/schemas/posts';
import { vacancies } from '../../../src/schemas/vacancies';
import { compileContent } from '../../../vite/content/compile';
import { ContentError } from '../../../vite/content/faults';
import { compile, faultsOf, makeProject, now } from './project';
import { languageOf, siteLanguagesOf } from '../../../vite/messages/languages';

const good = {
  'content/README.md': '# Notes',
  'content/settings/general.yaml': 'phone: 1',
  'content/faqs/01-who.md': '---\nquestion: Who?\n---\nWe.',
  'content/vacancies/01-nurse.yaml':
    'number: V-01\ntitle: Nurse\npostDate: -1d\ncloseDate: +12d\nfile: tor nurse.pdf',
  'content/vacancies/tor nurse.pdf': '%PDF-1.7',
};

test('valid content compiles to one response for each resource, and its files, without warnings', () => {
  const { responses, files, warnings } = compile(good, faqs, vacancies);
  expect([...responses.keys()]).toEqual(['api/settings.json', 'api/faqs.json', 'api/vacancies.json']);
  expect(JSON.parse(responses.get('api/faqs.json') ?? '')).toEqual({
    data: [{ id: 1, question: 'Who?', response: '<p>We.</p>' }],
  });
  expect([...files.keys()]).toEqual(['files/vacancies/tor nurse.pdf']);
  expect(warnings).toEqual([]);
});

test('all faults of all folders are reported together', () => {
  const bad = {
    ...good,
    'content/settings/general.yaml': 'fon: 1',
    'content/faqs/01-who.md': 'Who?',
    'content/vacancies/03-nurse.yaml':
      'number: V-03\ntitle: Nurse\npostDate: 2026-02-30\ncloseDate: soon\nfile: gone.pdf',
  };
  const faults = faultsOf(bad, faqs, vacancies);
  expect(faults).toHaveLength(5);
  expect(faults).toContain(
    'content/vacancies/03-nurse.yaml:4: closeDate: expected a date such as 2026-12-01, "2026-12-01 16:00" or "+12d", found "soon"',
  );
});

test('an unknown folder or file is rejected, with the folders that exist', () => {
  const stray = { ...good, 'content/vacancys/01-a.yaml': '', 'content/note.yaml': '' };
  expect(faultsOf(stray, faqs, vacancies)).toEqual([
    'content/note.yaml: expected one of the folders settings, faqs, vacancies, publications, mutahid-updates, words, found a file, which belongs elsewhere',
    'content/vacancys: expected one of the folders settings, faqs, vacancies, publications, mutahid-updates, words (did you mean vacancies?), found a folder that no page reads',
  ]);
});

test('a resource without a folder is an empty list and a warning', () => {
  const { responses, warnings } = compile({}, faqs);
  expect(responses.get('api/faqs.json')).toBe('{"data":[]}');
  expect(warnings).toEqual(['content: lists without a folder of their name are empty: settings, faqs']);
});

test('a file that no record references is a warning', () => {
  expect(compile({ ...good, 'content/faqs/old.pdf': '%PDF-1.7' }, faqs, vacancies).warnings).toEqual([
    'content/faqs/old.pdf: no record names this file, so it is left out',
  ]);
});

test('a project without content is a fault', () => {
  const root = makeProject({});
  rmSync(join(root, 'content'), { recursive: true });
  expect(() => compileContent({ root, resources: [faqs], now })).toThrow(ContentError);
  expect(() => compileContent({ root, resources: [faqs], now })).toThrow(
    'content: expected the folder of the content, found nothing',
  );
});

test('a paginated list compiles to its pages, each record, and the lists by category and tag', () => {
  const tagged = {
    ...good,
    'content/categories/01-news.yaml': 'name: News\nslug: news',
    'content/tags/01-winter.yaml': 'name: Winter',
    'content/posts/01-a.md':
      '---\ntitle: A\nslug: a\ndate: 2026-11-01\ncategory: news\ntags: [winter]\n---\nText.',
  };
  const { responses } = compile(tagged, posts, categories, tags, faqs, vacancies);
  expect([...responses.keys()].filter((path) => path.startsWith('api/posts'))).toEqual([
    'api/posts.json',
    'api/posts/a.json',
    'api/posts/category/news.json',
    'api/posts/tag/winter.json',
  ]);
  const { data } = JSON.parse(responses.get('api/posts/a.json') ?? '') as { data: unknown };
  expect(data).toEqual({
    ...{ id: 1, title: 'A', slug: 'a', date: '2026-11-01', category: 'news', tags: ['winter'] },
    content: '<p>Text.</p>',
  });
});

test('an unknown tag is reported with file and field, together with all other faults', () => {
  const bad = {
    ...good,
    'content/faqs/01-who.md': 'Who?',
    'content/tags/01-winter.yaml': 'name: Winter',
    'content/posts/01-a.md': '---\ntitle: A\nslug: a\ndate: 2026-11-01\ntags: [summer]\n---\nText.',
  };
  const faults = faultsOf(bad, posts, categories, tags, faqs, vacancies);
  expect(faults).toHaveLength(2);
  expect(faults).toContain(
    'content/posts/01-a.md:5: tags: expected one of winter (content/tags), found "summer"',
  );
});

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
