import { date, file, identity, list, markup, optional, slug, text, type RecordOf } from './base';

const fields = {
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
};

/** The options that vacancies and volunteer openings have in common. */
export const openingOptions = {
  body: 'description',
  deadline: 'closeDate',
  intro: 'description',
  answer: 'howToApply',
  slugFrom: { number: 'number', date: 'postDate' },
  searched: ['number', 'location', 'description', 'employmentType', 'salary', 'howToApply'],
} as const;

export const vacancies = list('vacancies', fields, { rank: 2, ...openingOptions });

export type Vacancy = RecordOf<typeof vacancies>;
