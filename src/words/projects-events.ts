import { ageWords, plural } from './common';

const results = (count: number) => plural(count, '1 result', `${count} results`);

export const projectEventWords = {
  pages: 'Pages of this list',
  previous: 'prv',
  previousPage: 'previous page',
  next: 'next',
  nextPage: 'next page',
  gap: '...',
  page: 'page',
  pageNumber: (number: number) => `Page ${number}`,
  noProjects: 'There are no projects here yet. New ones appear here first.',
  noEvents: 'There are no events here yet. New ones appear here first.',
  noPosts: 'There are no posts yet. New ones appear here first.',
  by: (author: string) => `By ${author}`,
  category: 'Category',
  tags: 'Tags',
  categories: 'Categories',
  allEvents: 'All events',
  allProjects: 'All projects',
  aside: 'More to read',
  search: 'Search',
  searchLabel: 'Search in everything',
  archive: 'Archive',
  archiveSoFar: 'Counted over the posts that are on this phone.',
  eventsOfMonth: (month: string) => `Events of ${month}`,
  noEventsIn: (month: string) => `There are no events in ${month}.`,
  recentPosts: 'Recent posts',
  recentProjects: 'Recent projects',
  proseCut: 'The text is longer than this app shows.',
  table: (columns: string) => (columns ? `Table: ${columns}` : 'Table'),
  searching: 'Searching …',
  searchHint:
    'Type one or more words. The search looks through everything that is on this phone, also offline.',
  found: (count: number, query: string) => `${results(count)} for “${query}”.`,
  notFound: (query: string) => `Nothing on this phone has “${query}” in it. Try fewer or shorter words.`,
  nothingStored:
    'Nothing is on this phone yet. Open a page with a connection first; then it can be searched, also offline.',
  searchAge: (confirmedAt: number, now: number) =>
    `Searched in what is on this phone; its oldest part was checked with the server ${ageWords(confirmedAt, now)}.`,
  showAll: (count: number) => `Show all ${count}`,
} as const;
