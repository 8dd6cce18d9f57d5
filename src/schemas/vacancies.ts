import { changes, list, date, file, identity, markup, optional, slug, text, type RecordOf } from './base';

/** The fields of vacancies, and of volunteer openings. */
const openingFields = {
  number: text('vacancy_number'),
  title: identity(text('title')),
  slug: optional(slug('slug')),
  location: optional(text('location')),
  employmentType: optional(text('employment_type')),
  /** A number, or words such as "about 120". */
  positions: optional(text('positions')),
  salary: optional(text('salary')),
  postDate: date('post_date'),
  closeDate: optional(date('close_date')),
  file: optional(file('file')),
  description: optional(markup('description')),
  howToApply: optional(markup('how_to_apply')),
  changes: optional(changes('changes')),
};

/** The options of both. */
const openingOptions = {
  body: 'description',
  deadline: 'closeDate',
  intro: 'description',
  answer: 'howToApply',
  slugFrom: { number: 'number', date: 'postDate' },
  searched: ['number', 'location', 'description', 'employmentType', 'salary', 'howToApply'],
} as const;

export const vacancies = list('vacancies', openingFields, { rank: 2, ...openingOptions });

export type Vacancy = RecordOf<typeof vacancies>;

export const volunteers = list('volunteers', openingFields, { rank: 3, ...openingOptions });

/** What search engines require of a job besides its closing date, in the names of the schema. */
export const jobFields = ['location', 'postDate', 'description'] as const;
