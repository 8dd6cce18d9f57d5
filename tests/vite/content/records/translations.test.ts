import { expect, test } from 'vitest';
import { settings } from '../../../../src/schemas/settings';
import { categories, tags } from '../../../../src/schemas/categories';
import { exatras } from '../../../../src/schemas/exatras';
import { posts } from '../../../../src/schemas/posts';
import { teams } from '../../../../src/schemas/teams';
import { vacancies } from '../../../../src/schemas/vacancies';
import type { Resource } from '../../../../src/schemas/base';
import { compileContent } from '../../../../vite/content/compile';
import { languageOf, siteLanguagesOf, languages } from '../../../../vite/messages/languages';
import { faultsOf, makeProject, now, type ProjectFiles } from '../project';
import { languageOfText } from '../../../../vite/content/records/translations';

const trilingual = siteLanguagesOf(languages);

const compileAll = (files: ProjectFiles, ...resources: Resource[]) =>
  compileContent({ root: makeProject(files), resources, now, siteLanguages: trilingual });

function listsOf(files: ProjectFiles, resource: Resource, ...others: Resource[]) {
  const { responses } = compileAll(files, resource, ...others);
  return (language: string, path = resource.name) =>
    (
      JSON.parse(responses.get(`api/${language && `${language}/`}${path}.json`) ?? 'null') as {
        data: Record<string, unknown>[];
      } | null
    )?.data;
}

/** The faults of a site in three languages. */
function faults(files: ProjectFiles, ...resources: Resource[]): string[] {
  try {
    compileAll(files, ...resources);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
}

const vacancy = {
  'content/vacancies/02-nurse.md':
    '---\nnumber: V-02\ntitle: Nurse\nlocation: Herat\npostDate: 2026-11-08\nfile: tor.pdf\n---\n\nNurses help.',
  'content/vacancies/tor.pdf': '%PDF-1.7 english',
};
const dari = {
  'content/vacancies/02-nurse.fa.md': '---\ntitle: نرس\nfile: tor.fa.pdf\n---\n\nنرس‌ها کمک می‌کنند.',
  'content/vacancies/tor.fa.pdf': '%PDF-1.7 dari text',
};

test('each language has lists of its own, in which what is not translated is marked', () => {
  const list = listsOf({ ...vacancy, ...dari }, vacancies);
  const shared = { id: 1, vacancy_number: 'V-02', post_date: '2026-11-08', location: 'Herat' };
  expect(list('')).toMatchObject([{ ...shared, title: 'Nurse', file: '/files/vacancies/tor.pdf' }]);
  expect(list('')?.[0]).not.toHaveProperty('languages');
  expect(list('fa')).toMatchObject([
    {
      ...shared,
      title: 'نرس',
      description: '<p>نرس‌ها کمک می‌کنند.</p>',
      file: '/files/vacancies/tor.fa.pdf',
      file_size: 18,
      languages: { location: 'en' },
    },
  ]);
  expect(list('ps')).toMatchObject([
    { ...shared, title: 'Nurse', languages: { title: 'en', location: 'en', description: 'en' } },
  ]);
});

test('a text in another script is marked in the lists of every other language', () => {
  const list = listsOf(
    {
      'content/vacancies/01-a.yaml':
        'number: V-01\ntitle: کارمند ساحوی (Field Officer)\npostDate: 2026-11-08',
      'content/vacancies/02-b.yaml': 'number: V-02\ntitle: د ښوونځي کارکوونکی\npostDate: 2026-11-08',
    },
    vacancies,
  );
  expect(list('')?.map(({ languages: marks }) => marks)).toEqual([{ title: 'fa-AF' }, { title: 'ps' }]);
  expect(list('fa')?.map(({ languages: marks }) => marks)).toEqual([undefined, { title: 'ps' }]);
});

test('changes are translated together; a translation that lacks one is not taken', () => {
  const own = ['- { date: 2026-11-12, sentence: The TOR was replaced. }'];
  const newer = '- { date: 2026-11-19, sentence: The date moved. }';
  const files = (changes: readonly string[]) => ({
    'content/vacancies/01-a.yaml': `number: 1\ntitle: A\npostDate: 2026-11-08\nchanges:\n  ${changes.join('\n  ')}`,
    'content/vacancies/01-a.fa.yaml': 'title: ب\nchanges: [{ date: 2026-11-12, sentence: لایحه تبدیل شد. }]',
  });
  const sentences = (record: Record<string, unknown> | undefined) =>
    (record?.changes as { sentence: string }[]).map(({ sentence }) => sentence);
  const [whole] = listsOf(files(own), vacancies)('fa') ?? [];
  expect(sentences(whole)).toEqual(['لایحه تبدیل شد.']);
  expect(whole).not.toHaveProperty('languages');
  const [lagging] = listsOf(files([...own, newer]), vacancies)('fa') ?? [];
  expect(sentences(lagging)).toEqual(['The date moved.', 'The TOR was replaced.']);
  expect(lagging).toMatchObject({ languages: { changes: 'en' } });
});

test('a record has one slug in all languages', () => {
  const files = {
    'content/vacancies/01-a.yaml': 'number:\ntitle: Night guard\npostDate: 2026-11-08',
    'content/vacancies/01-a.fa.yaml': 'title: محافظ شب',
  };
  expect(faultsOf(files, vacancies)).toEqual([
    'content/vacancies/01-a.yaml:1: number: expected text, found nothing',
  ]);
  const people = {
    'content/teams/01-a.yaml': 'name: Laila Sarwari\nposition: Director\nisBoardMember: false',
    'content/teams/01-a.fa.yaml': 'name: لیلا سروری\nposition: رییس',
  };
  expect(listsOf(people, teams)('fa')).toMatchObject([{ name: 'لیلا سروری', slug: 'laila-sarwari' }]);
  expect(listsOf({ ...vacancy, ...dari }, vacancies)('fa')).toMatchObject([{ slug: 'v-02' }]);
  const words = { 'content/tags/01-w.yaml': 'name: Winter', 'content/tags/01-w.fa.yaml': 'name: زمستان' };
  expect(listsOf(words, tags)('fa')).toEqual([{ id: 1, name: 'زمستان', slug: 'winter' }]);
});

test('pages of lists, single records and filtered lists are there in each language', () => {
  const list = listsOf(
    {
      'content/categories/01-news.yaml': 'name: News\nslug: news',
      'content/tags/01-winter.yaml': 'name: Winter',
      'content/tags/01-winter.fa.yaml': 'name: زمستان',
      'content/posts/01-fair.md':
        '---\ntitle: Fair\nslug: fair\ndate: 2026-11-08\ncategory: news\ntags: [winter]\n---\n\nText.',
      'content/posts/01-fair.fa.md': '---\ntitle: نمایشگاه\n---\n\nمتن.',
    },
    posts,
    categories,
    tags,
  );
  for (const path of ['posts', 'posts/category/news', 'posts/tag/winter']) {
    expect(list('fa', path)).toMatchObject([{ title: 'نمایشگاه', slug: 'fair', content: '<p>متن.</p>' }]);
  }
  expect(list('fa', 'posts/fair')).toMatchObject({ title: 'نمایشگاه', category: 'news', tags: ['winter'] });
});

test('the urls of a paginator stay in their language', () => {
  const many = Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [
      `content/posts/0${index}.md`,
      `---\ntitle: A\nslug: a-${index}\ndate: 2026-11-08\n---\n\nText.`,
    ]),
  );
  const { responses } = compileAll(many, posts, categories, tags);
  expect(responses.has('api/fa/posts/page/2.json')).toBe(true);
  expect(responses.get('api/fa/posts.json')).toContain('"next":"/api/fa/posts/page/2"');
});

test('settings are translated by files beside theirs; figures and contact data are not', () => {
  const files = {
    'content/settings/a.yaml':
      'phone: "1"\nhomeSlogan: Onwards\nfooterSlogan: Together\nx: https://a.example',
    'content/settings/a.fa.yaml': 'homeSlogan: به پیش',
  };
  const list = listsOf(files, settings);
  expect(list('')?.every((record) => !('languages' in record))).toBe(true);
  expect(list('fa')).toMatchObject([
    { field_value: '1' },
    { field_value: 'به پیش' },
    { field_value: 'Together', languages: { field_value: 'en' } },
    { field_value: 'https://a.example' },
  ]);
  expect(faults({ ...files, 'content/settings/a.fa.yaml': 'phone: "2"\naboutTitle: ما' })).toEqual([
    'content/settings/a.fa.yaml:1: phone: expected one of the settings homeSlogan, footerSlogan, found one that is the same in every language',
    'content/settings/a.fa.yaml:2: aboutTitle: expected one of the settings homeSlogan, footerSlogan, found a setting that the record has not',
  ]);
});

test('a field that is the same in every language is refused, and so is an unknown one', () => {
  const bad = { 'content/vacancies/02-nurse.fa.md': '---\nnumber: V-03\nclosing: 1\n---\n' };
  const known = 'title, location, employmentType, positions, salary, file, description, howToApply, changes';
  expect(faults({ ...vacancy, ...bad }, vacancies)).toEqual([
    `content/vacancies/02-nurse.fa.md:2: number: expected one of the fields ${known}, found one that is the same in every language`,
    `content/vacancies/02-nurse.fa.md:3: closing: expected one of the fields ${known}, found an unknown field`,
  ]);
});

test('the category of an extra item cannot be translated: it says on which page the item stands', () => {
  const files = {
    'content/exatras/01-a.md': '---\ncategory: Key Areas of Focus\ntitle: A\n---\n\nText.',
    'content/exatras/01-a.fa.md': '---\ncategory: ساحات\n---\n',
  };
  expect(faults(files, exatras)).toEqual([
    'content/exatras/01-a.fa.md:2: category: expected one of the fields title, content, found one that is the same in every language',
  ]);
});

test('a translation is checked by the schema of its record', () => {
  const bad = { 'content/vacancies/02-nurse.fa.md': '---\ntitle: [a]\nfile: gone.pdf\n---\n' };
  expect(faults({ ...vacancy, ...bad }, vacancies)).toEqual([
    'content/vacancies/02-nurse.fa.md:2: title: expected text, found a list',
    'content/vacancies/02-nurse.fa.md:3: file: expected the name of a file beside the record, found no "gone.pdf" in content/vacancies',
  ]);
});

test('a translation without its record, or of an unknown language, is refused', () => {
  const stray = {
    'content/vacancies/03-guard.fa.md': '---\ntitle: محافظ\n---\n',
    'content/vacancies/02-nurse.fr.md': '---\ntitle: Infirmière\n---\n',
    'content/vacancies/02-nurse.FA.md': '---\ntitle: نرس\n---\n',
    'content/vacancies/02-nurse.ps.yaml': 'title: نرس',
  };
  expect(faults({ ...vacancy, ...stray }, vacancies)).toEqual([
    'content/vacancies/02-nurse.FA.md: expected one of the languages en, fa, ps before its ending, found "FA"',
    'content/vacancies/02-nurse.fr.md: expected one of the languages en, fa, ps before its ending, found "fr"',
    'content/vacancies/02-nurse.ps.yaml: expected the record that it translates, 02-nurse.yaml, found no such file',
    'content/vacancies/03-guard.fa.md: expected the record that it translates, 03-guard.md, found no such file',
  ]);
});

test('a translation to a language that the site does not serve is ignored, with its document', () => {
  const root = makeProject({ ...vacancy, ...dari });
  const { responses, files, warnings } = compileContent({ root, resources: [vacancies], now });
  expect([...responses.keys()]).toEqual(['api/settings.json', 'api/vacancies.json']);
  expect([...files.keys()]).toEqual(['files/vacancies/tor.pdf']);
  expect(warnings).toEqual(['content: lists without a folder of their name are empty: settings']);
});

test('an empty translation leaves the record as it is', () => {
  const files = { ...vacancy, 'content/vacancies/02-nurse.fa.md': '---\ntitle:\n---\n' };
  expect(listsOf(files, vacancies)('fa')).toMatchObject([{ title: 'Nurse', languages: { title: 'en' } }]);
});

test('the lists of the first language have no prefix, and English may be a translation too', () => {
  const [english, persian] = languages;
  const files = {
    'content/vacancies/01-a.yaml': 'number: V-01\ntitle: کارمند ساحوی\npostDate: 2026-11-08',
    'content/vacancies/01-a.en.yaml': 'title: Field officer',
  };
  const { responses } = compileContent({
    root: makeProject(files),
    resources: [vacancies],
    now,
    siteLanguages: siteLanguagesOf([persian!, english!]),
  });
  expect(responses.get('api/vacancies.json')).toContain('کارمند ساحوی');
  expect(responses.get('api/vacancies.json')).not.toContain('languages');
  expect(responses.get('api/en/vacancies.json')).toContain('Field officer');
});

test.each([
  ['Field officer', 'en'],
  ['کارمند ساحوی', 'fa-AF'],
  ['د ښوونځي ښوونکی', 'ps'],
  ['کارمند ساحوی معیشت، ولسوالی یکاولنگ (Livelihoods Field Officer, Yakawlang, Bamyan)', 'fa-AF'],
  ['The word «صندوق» means a box, and a fund that many fill.', 'en'],
  ['<p><a href="mailto:jobs@example.org">ایمیل</a></p>', 'fa-AF'],
  ['2 (12)', undefined],
  ['', undefined],
])('%s is %s', (text, language) => expect(languageOfText(text)).toBe(language));

test.each([
  ['Infirmière', ['fr', 'en'], 'fr'],
  ['Infirmière', ['en', 'fr'], 'en'],
  ['Медсестра', ['en', 'tg'], 'tg'],
  ['Nurse', ['tg', 'en'], 'en'],
  ['ممرضة', ['fr', 'ar'], 'ar'],
  ['د ښوونځي ښوونکی', ['ar'], 'ps'],
])('%s on a site in %j is %s', (text, tags, language) =>
  expect(
    languageOfText(
      text,
      tags.map((tag) => ({ tag })),
    ),
  ).toBe(language),
);

test('a record may be translated to a language that the site has words of', () => {
  const files = {
    'content/words/fr.json': '{}',
    'content/vacancies/01-a.yaml': 'number: V-01\ntitle: Nurse\npostDate: 2026-11-08',
    'content/vacancies/01-a.fr.yaml': 'title: Infirmière',
  };
  const siteLanguages = siteLanguagesOf([languageOf('en'), languageOf('fr')]);
  const { responses } = compileContent({
    root: makeProject(files),
    resources: [vacancies],
    now,
    siteLanguages,
  });
  expect(responses.get('api/fr/vacancies.json')).toContain('Infirmière');
  expect(faultsOf({ ...files, 'content/vacancies/01-a.es.yaml': 'title: Enfermera' }, vacancies)).toEqual([
    'content/vacancies/01-a.es.yaml: expected one of the languages en, fa, ps, fr before its ending, found "es"',
  ]);
});
