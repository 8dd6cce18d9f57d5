import { plainText } from '../../components/prose/plain-text';
import { sanitise } from '../../components/prose/sanitise';
import { closesAt } from '../../format/dates';
import { plainDigits } from '../../format/digits';
import type { Resource } from '../../schemas/base';
import { posts, type Post } from '../../schemas/posts';
import { settingFields } from '../../schemas/settings';
import { jobFields, vacancies, volunteers, type Vacancy } from '../../schemas/vacancies';
import { organisationBrief, type AboutSite } from './organisation';
import type { Node } from './node';
import { dateOrTime, dayOf, timeInZone } from './times';

/** A page of one record, as structured data needs it. */
export interface RecordOnPage {
  resource: Resource;
  record: object;
  /** The address of the page. */
  url: string;
  title: string;
  description: string;
  /** The address of the picture of its preview. */
  image: string;
}

/**
 * The structured data of a record: a job while it is open and has a closing date, an event, else an article.
 * Undefined for a record without a date, such as a person. The values may be faulty: `check.ts` tells.
 */
export function recordNode(site: AboutSite, page: RecordOnPage): Node | undefined {
  const { resource, record } = page;
  if (resource.name === vacancies.name || resource.name === volunteers.name) {
    const job = jobNode(site, page, record as Vacancy);
    if (job) return job;
  }
  if (resource.name === posts.name) {
    const event = eventNode(site, page, record as Post);
    if (event) return event;
  }
  return articleNode(site, page);
}

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting */
function jobNode(
  site: AboutSite,
  { resource, url, title }: RecordOnPage,
  opening: Vacancy,
): Node | undefined {
  const { zone, now, settings } = site;
  const closes = closesAt(opening.closeDate, zone);
  const { number, location = '', postDate = '', positions = '' } = opening;
  const [openings] = /^\d+\b/.exec(plainDigits(positions)) ?? [];
  // The job is left out where the search engines would refuse it for what an editor may leave out.
  if (!closes || closes <= now || jobLacks(site, opening).length > 0) return undefined;
  const text = textOf(opening);
  const employmentType =
    resource.name === volunteers.name ? 'VOLUNTEER' : knownEmployment(opening.employmentType);
  return {
    '@type': 'JobPosting',
    title,
    description: text,
    datePosted: dayOf(postDate, zone),
    validThrough: timeInZone(closes - 1, zone),
    url,
    hiringOrganization: organisationBrief(site),
    jobLocation: placeNode(location, settings.country),
    ...(number && { identifier: { '@type': 'PropertyValue', name: site.name, value: number } }),
    ...(employmentType && { employmentType }),
    ...(openings && { totalJobOpenings: Number(openings) }),
  };
}

/** The fields and settings, in the names of the API, that search engines require of a job and that an opening has not. */
export function jobLacks({ settings }: AboutSite, opening: Vacancy): string[] {
  const known = { ...opening, description: plainText(textOf(opening)) };
  return [
    ...jobFields.filter((field) => !known[field]).map((field) => vacancies.fields[field].wire[0] ?? field),
    ...(settings.country ? [] : [`the setting ${settingFields.country.name}`]),
  ];
}

const textOf = ({ description, howToApply }: Vacancy) => [description, howToApply].map(paragraphs).join('');

/** https://developers.google.com/search/docs/appearance/structured-data/event */
function eventNode(site: AboutSite, page: RecordOnPage, post: Post): Node | undefined {
  const { eventStart, eventLocation } = post;
  if (!eventStart && !eventLocation) return undefined;
  const { country } = site.settings;
  // Without a country search engines refuse it; a missing half of the two fields is an editor's mistake.
  if (eventStart && eventLocation && !country) return undefined;
  return {
    '@type': 'Event',
    name: page.title,
    ...(eventStart && { startDate: dateOrTime(eventStart, site.zone) }),
    ...(eventLocation && { location: placeNode(eventLocation, country) }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    description: page.description,
    image: page.image,
    url: page.url,
    organizer: organisationBrief(site),
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/article */
function articleNode(site: AboutSite, page: RecordOnPage): Node | undefined {
  const date = publishedOn(page.resource, page.record);
  if (!date) return undefined;
  const { author } = page.record as Partial<Post>;
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    datePublished: dateOrTime(date, site.zone),
    image: page.image,
    author: author ? { '@type': 'Person', name: author } : organisationBrief(site),
    publisher: organisationBrief(site),
    mainEntityOfPage: page.url,
  };
}

/** The date on which a record was published; undefined where its list has no such field. */
export function publishedOn({ slugFrom, fields }: Resource, record: object): string | undefined {
  const name = slugFrom?.date ?? ('date' in fields ? 'date' : undefined);
  return name ? ((record as Record<string, unknown>)[name] as string | undefined) : undefined;
}

/** A place by the words of an editor: `Herat, with travel to Injil` is in Herat. */
const placeNode = (location: string, country: string | undefined): Node => ({
  '@type': 'Place',
  name: location,
  address: {
    '@type': 'PostalAddress',
    addressLocality: location.split(/[,،;؛(]/)[0]!.trim() || location,
    ...(country && { addressCountry: country }),
  },
});

/** Sanitised markup in paragraphs: a field of one line has none of its own. */
function paragraphs(markup = ''): string {
  const clean = sanitise(markup);
  return !clean || /<(p|ul|ol|dl|div|table|h\d)\b/.test(clean) ? clean : `<p>${clean}</p>`;
}

const employmentTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'PER_DIEM'];

/** The type that search engines know, where an editor used its words alone: `Full-time`. */
const knownEmployment = (words = ''): string | undefined =>
  employmentTypes.find(
    (type) =>
      type ===
      words
        .trim()
        .toUpperCase()
        .replace(/[-\s]+/g, '_'),
  );
