import { language, locale } from 'virtual:messages';
import { messages } from 'virtual:messages/feeds';
import { plainText } from '../components/prose/plain-text';
import { sanitise } from '../components/prose/sanitise';
import { calendarEvent, calendarFile, escaped } from '../format/calendar';
import { deadlineReader, formatDate, readMoment } from '../format/dates';
import { zoneOffset } from '../format/zone-clock';
import type { AllOf, RouteEntry } from '../route';
import { routes } from '../routes';
import type { InvitationToBid } from '../schemas/itbs';
import type { NotificationOfAward } from '../schemas/noas';
import { isCancelled, isOpen } from '../schemas/notices';
import type { Vacancy } from '../schemas/vacancies';
import { messages as calendarWords } from 'virtual:messages/calendar';
import { listed } from '../words/common';
import { noticeWords, wholeDeadline } from '../words/notices';
import { atomFeed, type AtomEntry } from './atom';
import { feedLists, kindsOf, type FeedOfList } from './feed-list';
import { pageAddress, type AboutSite } from './json-ld/organisation';
import { publishedOn } from './json-ld/record-node';
import { timeInZone } from './json-ld/times';
import { recordHead } from './record-pages';
import { knownRecordsOf } from '../shell/site';
import { ownAddress } from '../words/language';

/** The fields of all lists with feeds: each record has some of them. */
type AnyNotice = Partial<Vacancy & InvitationToBid & NotificationOfAward> & Readonly<Record<string, unknown>>;

/** A feed reader shows what is new: older entries are left out. */
const maxEntries = 50;

/** The lists with feeds that this site has. */
export const listsWithFeeds = feedLists.filter(({ path }) => routes.some((route) => route.path === path));

/** The text of each feed by its address. */
export function feedsOf(site: AboutSite, all: AllOf): Map<string, string> {
  return new Map(
    listsWithFeeds.flatMap((list) => {
      const entries = entriesOf(list, site, all);
      const make = { atom: () => atomOf(list, site, entries), ics: () => calendarOf(list, site, entries) };
      return kindsOf(list).map((kind): [string, string] => [
        ownAddress(`${list.path}.${kind}`),
        make[kind](),
      ]);
    }),
  );
}

/** A record of a list, and the page that shows it. */
interface Entry {
  record: AnyNotice;
  url: string;
  /** The path of that page. */
  address: string;
  title: string;
  description: string;
  content: string;
  /** Markup. */
  answer: string;
  /** When it was published (ms since 1970); undefined if the record does not tell. */
  at: number | undefined;
  /** When it last changed; undefined if it did not. */
  changedAt: number | undefined;
  deadline: string | undefined;
}

function entriesOf({ path }: FeedOfList, site: AboutSite, all: AllOf): Entry[] {
  const route = routes.find((one) => one.parent === path && one.shows?.params);
  const [known] = route ? knownRecordsOf(route) : [];
  if (!route || !known) throw new Error(`src/server/feed-list.ts: ${path} has no pages of its records.`);
  const { of } = known;
  const records = all(of) as readonly AnyNotice[];
  return records.flatMap((record): Entry[] => {
    const address = known.addressOf(record as never, records as never);
    const timeOf = (date: string | undefined) => {
      const moment = readMoment(date ?? '', site.zone);
      return moment && (moment.at ?? startOfDay(moment.day, site.zone));
    };
    if (address === undefined) return [];
    const { title = titleOfList(path), description = '' } = recordHead(route, record);
    return [
      {
        record,
        url: pageAddress(site, address),
        address,
        title,
        description,
        content: String(record[of.body ?? ''] ?? ''),
        answer: String(record[of.answer ?? ''] ?? ''),
        at: timeOf(publishedOn(of, record)),
        changedAt: timeOf(record.changes?.[0]?.date),
        deadline: of.deadline && (record[of.deadline] as string | undefined),
      },
    ];
  });
}

function startOfDay(day: string, zone: string): number {
  const wall = Date.parse(`${day}T00:00:00Z`);
  return wall - zoneOffset(wall, zone);
}

const titleOfList = (path: string): string => {
  const title = routes.find((route: RouteEntry) => route.path === path)?.title;
  return typeof title === 'string' ? title : path;
};

function atomOf({ path }: FeedOfList, site: AboutSite, entries: readonly Entry[]): string {
  const dated = entries.flatMap((entry) => {
    const { at, changedAt = -Infinity } = entry;
    return at === undefined ? [] : [{ ...entry, at, updated: Math.max(at, changedAt) }];
  });
  const newest = dated.sort((a, b) => b.updated - a.updated).slice(0, maxEntries);
  return atomFeed({
    title: messages.title({ list: titleOfList(path), site: site.name }),
    page: pageAddress(site, path),
    self: pageAddress(site, `${path}.atom`),
    author: site.name,
    base: `${site.siteUrl}/`,
    language: language.locale,
    updated: timeInZone(newest[0]?.updated ?? site.now, site.zone),
    entries: newest.map((entry): AtomEntry => {
      const lines = factsOf(entry, site.zone);
      const facts = lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('');
      return {
        title: entry.title,
        url: entry.url,
        published: timeInZone(entry.at, site.zone),
        updated: timeInZone(entry.updated, site.zone),
        summary: [...lines, entry.description].filter(Boolean).join(' · '),
        content: facts + sanitise(entry.content),
      };
    }),
  });
}

function calendarOf({ path }: FeedOfList, site: AboutSite, entries: readonly Entry[]): string {
  const read = deadlineReader(site.now, site.zone);
  const open = entries.filter(({ deadline, record }) => isOpen(record, deadline, read));
  const place = { site: site.siteUrl, addressOf: ownAddress, zone: site.zone, now: site.now };
  const events = open.flatMap((entry) => {
    const { record, title, address, deadline = '' } = entry;
    const closes = closesWords(deadline, site.zone);
    const event = {
      title: calendarWords.entry(title),
      deadline,
      number: record.number ?? record.referenceNumber,
      answer: [closes, answerOf(entry, site)].join('\n\n'),
      path: address,
    };
    return [calendarEvent(event, place) ?? []];
  });
  const name = escaped(messages.deadlines(titleOfList(path)));
  return calendarFile(events, [
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
  ]);
}

/** The facts of a notice for a feed reader: number, place, deadline with its zone, who got it. */
function factsOf({ record, deadline }: Entry, zone: string): string[] {
  const { number = record.referenceNumber, location, awardedTo } = record;
  return [
    number && messages.number(number),
    location && messages.place(location),
    isCancelled(record) ? messages.cancelled : deadline && closesWords(deadline, zone),
    awardedTo && messages.awardedTo(awardedTo),
    ...(record.changes ?? []).map(({ date, sentence }) =>
      messages.changed({ date: formatDate(date, locale, zone), sentence }),
    ),
  ].filter(isText);
}

function closesWords(deadline: string, zone: string): string {
  if (!readMoment(deadline, zone)) return noticeWords.closes(formatDate(deadline, locale, zone));
  const { date, zone: name } = wholeDeadline(deadline, zone);
  return noticeWords.closes(listed([date, name].filter(isText)));
}

/** The text on how to answer a notice: its own words, else the contact of the settings. */
function answerOf({ answer }: Entry, { settings }: AboutSite): string {
  const { email, phone, footerAddress, address = footerAddress } = settings;
  return messages.apply(plainText(answer) || listed([email, phone, address].filter(isText)));
}

const isText = (text: string | undefined): text is string => Boolean(text);

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
