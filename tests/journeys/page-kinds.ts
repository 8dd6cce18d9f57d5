import type { SiteRecords } from './site-records';

/** Pages by their names: where each stands in a site with these records, without a language. */
export type NamedPages = Readonly<Record<string, (records: SiteRecords) => string>>;

/** Pages of each kind, in their order of importance. */
export const pageKinds: NamedPages = {
  'the home page': () => '',
  'the list of vacancies': () => '/vacancies',
  'a vacancy in Dari': ({ rightToLeftVacancy }) => rightToLeftVacancy.address,
  'the contact page': () => '/contact',
  'the saved documents': () => '/saved',
  'the questions': () => '/frequently-asked-questions',
};

export const addressesOf = (pages: NamedPages, records: SiteRecords): string[] =>
  Object.values(pages).map((addressOf) => addressOf(records));
