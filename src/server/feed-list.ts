import type { Path } from '../routes';

/** A list with a feed: the Atom feed of `/vacancies` is `/vacancies.atom`, its calendar `/vacancies.ics`. */
export interface FeedOfList {
  path: Path;
  /** Whether the deadlines of the list are published as a calendar too. */
  hasCalendar: boolean;
}

/** The lists with feeds. The build imports this table with its configuration: it imports types alone. */
export const feedLists: readonly FeedOfList[] = [
  { path: '/vacancies', hasCalendar: true },
  { path: '/volunteer-opportunities', hasCalendar: true },
  { path: '/invitation-to-bid', hasCalendar: true },
  { path: '/notification-of-award', hasCalendar: false },
  { path: '/events', hasCalendar: false },
];

/** The media types of feeds, by their file extension. */
export const feedTypes = { atom: 'application/atom+xml', ics: 'text/calendar' } as const;

type FeedKind = keyof typeof feedTypes;

/** The kinds of feed that a list has. */
export const kindsOf = ({ hasCalendar }: FeedOfList): readonly FeedKind[] =>
  hasCalendar ? ['atom', 'ics'] : ['atom'];

/** The addresses of all feeds, from the root of the site. */
export const feedAddresses: readonly string[] = feedLists.flatMap((list) =>
  kindsOf(list).map((kind) => `${list.path}.${kind}`),
);
