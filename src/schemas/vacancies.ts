import { list, type RecordOf } from './base';
import { openingFields, openingOptions } from './notices/openings';

export const vacancies = list('vacancies', openingFields, { rank: 2, ...openingOptions });

export type Vacancy = RecordOf<typeof vacancies>;
