import { date, file, identity, list, optional, text, type RecordOf } from './base';

export const vacancies = list(
  'vacancies',
  {
    number: text('vacancy_number'),
    title: identity(text('title')),
    postDate: date('post_date'),
    closeDate: optional(date('close_date')),
    file: optional(file('file')),
  },
  { rank: 2, deadline: 'closeDate' },
);

export type Vacancy = RecordOf<typeof vacancies>;
