import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { readDeadline } from '../../src/format/dates';
import type { Resource } from '../../src/schemas/base';
import { itbs } from '../../src/schemas/itbs';
import { noas } from '../../src/schemas/noas';
import { posts } from '../../src/schemas/posts';
import { slugOfNumber } from '../../src/schemas/slugs';
import { isCancelled } from '../../src/schemas/notices';
import { jobFields, vacancies, volunteers } from '../../src/schemas/vacancies';
import type { ReadContent } from '../content/compile';
import { inMegabytes } from '../content/files/disk';
import { endingOf, imageTypes } from '../content/files/names';
import type { SourcedRecord } from '../content/records';
import { translatedFields } from '../content/records/translations';
import type { SiteLanguage } from '../messages/languages';
import { descriptionFile } from '../site/description';
import { readLinks, type KnownAddresses } from './links';
import { usedTwice } from './used-twice';

/** Findings of one kind. None of them stops a build. */
export interface Findings {
  title: string;
  /** One sentence each, which begins with the file. */
  lines: readonly string[];
}

export interface Inspected {
  content: ReadContent;
  siteLanguages: readonly SiteLanguage[];
  /** Two letters of ISO 3166, for the days of its weekend; empty if unknown. */
  country: string;
  /** The public address of the site; empty if it is not known, and search engines are told nothing. */
  siteUrl: string;
  now: Date;
  addresses: KnownAddresses;
  off?: readonly string[];
}

/** A record of a list with deadlines or numbers, with its values by the names of the schema. */
interface Notice {
  resource: Resource;
  file: string;
  record: Readonly<Record<string, unknown>>;
  /** The deadline as the API has it, if there is one. */
  deadline: string | undefined;
  isOpen: boolean;
}

/** What deserves a look in the content of a site, by kind; kinds without findings are left out. */
export function inspectContent(inspected: Inspected): Findings[] {
  const { content, siteLanguages, country, now } = inspected;
  const notices = content.resources
    .filter(({ deadline }) => deadline !== undefined)
    .flatMap((resource) => noticesOf(resource, content, now));
  const open = notices.filter(({ isOpen }) => isOpen);
  // A record with a fault has no page, may be the award that a notice lacks, and may name a file.
  const isWhole = content.faults.length === 0;
  const all: Findings[] = [
    {
      title: 'Closed, and no award or cancellation says what came of it',
      lines: isWhole ? withoutOutcome(notices, content) : [],
    },
    { title: 'Open, without a document', lines: open.flatMap(withoutDocument) },
    { title: 'A closing time that readers will doubt', lines: open.flatMap((one) => oddTime(one, country)) },
    { title: 'Left out of search engines', lines: unlisted(open, inspected) },
    {
      title: 'A number that is used twice',
      lines: content.resources.flatMap((one) => usedTwice(one, recordsOf(content, one))),
    },
    {
      title: 'Links that lead nowhere',
      lines: isWhole ? readLinks(content, inspected) : [],
    },
    { title: 'E-mail addresses that nobody can write to', lines: wrongEmails(content) },
    { title: 'Pictures that are large for a phone', lines: largePictures(content) },
    { title: 'Not translated', lines: siteLanguages.flatMap((one) => untranslated(one, content)) },
    {
      title: 'Changes that are not translated',
      lines: siteLanguages.flatMap((one) => untranslatedChanges(one, content)),
    },
    { title: 'Also', lines: isWhole ? content.warnings : [...content.warnings, laterSentence] },
  ];
  return all.filter(({ lines }) => lines.length > 0);
}

const laterSentence =
  'Links, awards, and files that no record names are looked for once the mistakes are mended.';

const recordsOf = ({ records }: ReadContent, { name }: Resource): readonly SourcedRecord[] =>
  records.get(name) ?? [];

/** The value of a field of a record as the API has it. */
const valueOf = ({ fields }: Resource, { record }: SourcedRecord, field = ''): unknown =>
  record[fields[field]?.wire[0] ?? ''];

const textOf = (resource: Resource, record: SourcedRecord, field: string | undefined): string | undefined => {
  const value = valueOf(resource, record, field);
  return typeof value === 'string' ? value : undefined;
};

function noticesOf(resource: Resource, content: ReadContent, now: Date): Notice[] {
  return recordsOf(content, resource).map((source) => {
    const deadline = textOf(resource, source, resource.deadline);
    const { state } = readDeadline(deadline, now.getTime(), content.zone);
    const isOpen = state !== 'closed' && !isCancelled({ status: textOf(resource, source, 'status') });
    return { resource, file: source.file, record: source.record, deadline, isOpen };
  });
}

/** Invitations that have closed, and have neither an award of their number nor a cancellation. */
function withoutOutcome(notices: readonly Notice[], content: ReadContent): string[] {
  const numberOf = (resource: Resource, record: SourcedRecord) =>
    slugOfNumber(textOf(resource, record, resource.slugFrom?.number) ?? '');
  const awarded = new Set(recordsOf(content, noas).map((record) => numberOf(noas, record)));
  const bids = new Map(recordsOf(content, itbs).map((record) => [record.file, record]));
  return notices.flatMap(({ resource, file, isOpen, deadline = '' }) => {
    const bid = resource.name === itbs.name && !isOpen ? bids.get(file) : undefined;
    if (!bid || isCancelled({ status: textOf(itbs, bid, 'status') })) return [];
    return awarded.has(numberOf(itbs, bid))
      ? []
      : [
          `${file}: closed on ${deadline.slice(0, 10)}; add an award to ${noas.name}/, or "status: cancelled".`,
        ];
  });
}

/** What search engines require of jobs and events, and what is missing, with the file where it is written. */
function unlisted(open: readonly Notice[], { content, siteUrl, country }: Inspected): string[] {
  if (!siteUrl) return [];
  const jobs = open.filter(({ resource, deadline }) => deadline && jobLists.includes(resource.name));
  const events = recordsOf(content, posts).filter((post) => textOf(posts, post, 'eventStart'));
  const isCountryMissing = !country && (jobs.length > 0 || events.length > 0);
  return [
    ...(isCountryMissing
      ? [
          `${content.site}/${descriptionFile}: no "country": search engines list no job and no event without it.`,
        ]
      : []),
    ...jobs.flatMap(({ resource, file, record }) =>
      jobFields
        .filter((field) => {
          const names = field === 'description' ? ([field, 'howToApply'] as const) : [field];
          return names.every((name) => !record[resource.fields[name]?.wire[0] ?? name]);
        })
        .map((field) => `${file}: no "${field}": search engines list no job without it.`),
    ),
  ];
}

const jobLists = [vacancies.name, volunteers.name];

function withoutDocument({ resource, file, record }: Notice): string[] {
  const field = resource.fields.file?.wire[0];
  return field === undefined || record[field] !== undefined
    ? []
    : [`${file}: no "file": readers have nothing to save or to print.`];
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** Closing times outside of the hours in which anybody takes an application, and on days of the weekend. */
function oddTime({ file, resource, deadline }: Notice, country: string): string[] {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?/.exec(deadline ?? '') ?? [];
  if (day === undefined) return [];
  const date = new Date(`${day}T00:00:00Z`);
  const isOdd = time !== undefined && time !== '23:59' && (time < '07:00' || time > '20:00');
  return [
    ...(isOdd ? [`${file}: ${resource.deadline} is ${day} at ${time}: is that hour meant?`] : []),
    ...(restDays(country).includes(date.getUTCDay() || 7)
      ? [`${file}: ${resource.deadline} is ${day}, a ${weekday.format(date)}: is anybody there to take it?`]
      : []),
  ];
}

/** The days of the weekend of a country, 1 for Monday; none if they are not known. */
function restDays(country: string): readonly number[] {
  if (!country) return [];
  // Node has it as a getter or as a method, by its version; TypeScript knows neither.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    weekInfo?: { weekend: number[] };
    getWeekInfo?: () => { weekend: number[] };
  };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? [];
}

/** What stands among the e-mail addresses of the settings and is none. */
const wrongEmails = ({ settings }: ReadContent): string[] =>
  settings
    .filter(({ name }) => name === 'email')
    .flatMap(({ file, record }) =>
      String(record['field_value'])
        .split(/\s*[,;\n]\s*/)
        .filter((part) => part !== '' && !/^[^\s@]+@[^\s@]+$/.test(part))
        .map((part) => `${file}: email: "${part}" is no address such as office@example.org.`),
    );

/** What a picture of a page may weigh (bytes): four seconds of a slow link. */
const largestPicture = 300_000;

const largePictures = ({ files, folders }: ReadContent): string[] =>
  [...files].flatMap(([address, path]) => {
    if (!(endingOf(path) in imageTypes)) return [];
    const { size } = statSync(path);
    const [, folder = '', name = ''] = address.split('/');
    return size > largestPicture
      ? [
          `${folders.get(folder)?.label ?? folder}/${name}: ${inMegabytes(size)}; up to ${inMegabytes(largestPicture)} opens soon on a phone.`,
        ]
      : [];
  });

/** The records that show texts of another language in the lists of this one, and have no file for it: a line for each folder. */
function untranslated({ tag, code, name }: SiteLanguage, content: ReadContent): string[] {
  return content.resources.flatMap((resource) => {
    const folder = content.folders.get(resource.name);
    if (!folder || translatedFields(resource).length === 0) return [];
    const records = recordsOf(content, resource);
    const missing = records
      .filter(({ inLists }) => inLists.get(tag)?.['languages'] !== undefined)
      .map(({ file }) => basename(file))
      .filter((file) => !folder.translations.get(file)?.has(code));
    return missing.length > 0
      ? [
          `${folder.label}: ${missing.length} of ${records.length} have no translation to ${name} (.${code}): ${shortList(missing)}.`,
        ]
      : [];
  });
}

/** The records whose translation does not have a sentence for each of their changes. */
const untranslatedChanges = ({ tag, code, name }: SiteLanguage, content: ReadContent): string[] =>
  content.resources.flatMap((resource) =>
    recordsOf(content, resource)
      .filter(({ file, inLists }) => {
        const languages = inLists.get(tag)?.['languages'] as Readonly<Record<string, string>> | undefined;
        const translations = content.folders.get(resource.name)?.translations.get(basename(file));
        return languages?.['changes'] !== undefined && translations?.has(code);
      })
      .map(
        ({ file }) =>
          `${file}: the changes in ${name} (.${code}) have other dates than these, or are missing: these are shown.`,
      ),
  );

const shown = 6;
const shortList = (names: readonly string[]) =>
  names.length <= shown
    ? names.join(', ')
    : `${names.slice(0, shown).join(', ')} and ${names.length - shown} more`;
