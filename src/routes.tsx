import type { Fields, RecordOf, Resource } from './schemas/base';
import { auditReports, type AuditReport } from './schemas/audit-reports';
import { categories, pcategories } from './schemas/categories';
import { exatras } from './schemas/exatras';
import { faqs } from './schemas/faqs';
import { itbs } from './schemas/itbs';
import { noas } from './schemas/noas';
import { personParams } from './schemas/person-slugs';
import { posts } from './schemas/posts';
import { projects } from './schemas/projects';
import { recordParams } from './schemas/record-slugs';
import { researchs } from './schemas/researchs';
import { slugOf } from './schemas/slug';
import { stakeholders } from './schemas/stakeholders';
import { tags } from './schemas/tags';
import { teams } from './schemas/teams';
import { vacancies } from './schemas/vacancies';
import { volunteers } from './schemas/volunteers';
import { words } from './words/common';

export type MenuGroup = 'About us' | 'Our work' | 'News & Updates' | 'FAQs' | 'Get involved';

/** The position of a route in a menu. */
export interface MenuPlace {
  group: MenuGroup;
  /** The subgroup, on wide screens. */
  within?: string;
  /** The label in the menu, where it differs from the title. */
  label?: string;
}

/** The values of `:slug`, `:type` and `:position` in a path. */
export type Params = Readonly<Record<string, string | undefined>>;

/** All records of a resource that are known at build time. */
export type AllOf = <F extends Fields>(resource: Resource<F>) => readonly RecordOf<Resource<F>>[];

/** The records that have an address on a route: the search links to it, and offers their documents. */
export interface ShownRecords {
  of: Resource;
  /**
   * The name of the list in the search and in the offer to save all documents, where it differs from the page title.
   */
  kind?: string;
  /** The name of a record, where none of its fields is a title. */
  title?: (record: never) => string;
  /** Which records belong here, where several pages share the list. */
  has?: (record: never) => boolean;
  /** The path parameters for a record; undefined for a record without a page. */
  params?: (record: never, all: readonly never[]) => Params | undefined;
  /** The section of the page that shows the list. */
  hash?: string;
}

interface Shown<F extends Fields, Item = RecordOf<Resource<F>>> {
  kind?: string;
  title?: (record: Item) => string;
  has?: (record: Item) => boolean;
  params?: (record: Item, all: readonly Item[]) => Params | undefined;
  hash?: string;
}

const list = <F extends Fields>(of: Resource<F>, shown: Shown<F> = {}): ShownRecords =>
  ({ of, ...shown }) as unknown as ShownRecords;

export interface RouteEntry {
  path: string;
  title: string | ((params: Params) => string);
  /** The file of the page below `src/pages`, without its extension. */
  page: string;
  /** The resources that the page shows: compiled from `content/`, requested when the page opens, and prefetched. */
  reads: readonly Resource[];
  shows?: ShownRecords;
  /** The parent page, where no menu group determines it. */
  parent?: string;
  menu?: MenuPlace;
  drawer?: MenuPlace;
  /** Whether the parameters can be valid at all, where they are not arbitrary. */
  isFor?: (params: Params) => boolean;
  /** Another address of a page that has its own; left out of every list of pages. */
  isAlias?: boolean;
  /** A page that users open the app for: the device stores its HTML, so that it starts quickly. */
  isMain?: boolean;
  /** It fills the screen without header and footer, and is left out of menus, page lists and the sitemap. */
  isWholeScreen?: boolean;
}

/** The title of a page at an address of its route. */
export const titleOf = ({ title }: Pick<RouteEntry, 'title'>, params: Params = {}): string =>
  typeof title === 'string' ? title : title(params);

const spaced = (slug: string) => slug.replaceAll('-', ' ');

const auditReportTitle = ({ year }: AuditReport) => words.auditReportOf(year);

/** The extra content items of one category. */
const extraItems = (category: string) =>
  list(exatras, {
    kind: 'Policies, programmes and areas of work',
    has: (item) => item.category === category,
  });

/** Every route, in the order of the menus; the first match wins. */
const table = [
  {
    path: '/',
    title: 'Home',
    page: 'home/home',
    reads: [vacancies, volunteers, itbs, projects, posts, stakeholders, teams, researchs],
    shows: list(researchs, { kind: 'Research', hash: 'research' }),
    isMain: true,
  },
  {
    path: '/about',
    title: 'About us',
    page: 'about/about',
    reads: [stakeholders, teams],
    menu: { group: 'About us', label: 'Overview' },
    drawer: { group: 'About us', label: 'Overview' },
  },
  {
    path: '/page',
    title: 'About us',
    page: 'about/about',
    reads: [stakeholders, teams],
    isAlias: true,
  },
  {
    path: '/board-chair-message',
    title: 'Board Chair Message',
    page: 'board-chair-message/board-chair-message',
    reads: [],
    menu: { group: 'About us' },
    drawer: { group: 'About us' },
  },
  {
    path: '/audit-reports',
    title: 'Audit reports',
    page: 'audit-reports',
    reads: [auditReports],
    shows: list(auditReports, { title: auditReportTitle, has: ({ isMutahidDfi }) => !isMutahidDfi }),
    menu: { group: 'About us', within: 'Accountability', label: 'Audit Reports' },
    drawer: { group: 'About us', label: 'Audit Reports' },
  },
  {
    path: '/policies-and-governance',
    title: 'Policies & Governance',
    page: 'policies-and-governance',
    reads: [exatras],
    shows: extraItems('Policies & Governance'),
    menu: { group: 'About us', within: 'Accountability' },
    drawer: { group: 'About us' },
  },
  {
    path: '/stakeholders',
    title: 'Stakeholders',
    page: 'stakeholders',
    reads: [stakeholders],
    menu: { group: 'About us' },
    drawer: { group: 'About us' },
  },
  {
    path: '/key-areas-of-focus',
    title: 'Key Areas of Focus',
    page: 'key-areas-of-focus',
    reads: [exatras],
    shows: extraItems('Key Areas of Focus'),
    drawer: { group: 'Our work' },
  },
  {
    path: '/programs-and-projects',
    title: 'Programs & Projects',
    page: 'programs-and-projects',
    reads: [exatras],
    shows: extraItems('Programs & Projects'),
    drawer: { group: 'Our work' },
  },
  {
    path: '/events',
    title: 'Events',
    page: 'events/events',
    reads: [posts, categories, tags],
    menu: { group: 'News & Updates' },
    drawer: { group: 'News & Updates' },
  },
  {
    path: '/project-updates',
    title: 'Project Updates',
    page: 'project-updates',
    reads: [projects, pcategories],
    menu: { group: 'News & Updates' },
    drawer: { group: 'News & Updates' },
  },
  {
    path: '/frequently-asked-questions',
    title: 'FAQs',
    page: 'frequently-asked-questions/frequently-asked-questions',
    reads: [faqs],
    shows: list(faqs, { kind: 'Questions and answers' }),
    menu: { group: 'FAQs' },
    drawer: { group: 'FAQs' },
  },
  {
    path: '/invitation-to-bid',
    title: 'Invitation to bid',
    page: 'invitation-to-bid/invitation-to-bid',
    reads: [itbs, noas],
    menu: { group: 'Get involved', within: 'Procurement' },
    drawer: { group: 'Get involved' },
    isMain: true,
  },
  {
    path: '/invitation-to-bid/:slug',
    title: 'Invitation to bid details',
    page: 'invitation-to-bid/bid',
    reads: [itbs, noas],
    shows: list(itbs, { kind: 'Invitations to bid', params: recordParams(itbs) }),
    parent: '/invitation-to-bid',
  },
  {
    path: '/notification-of-award',
    title: 'Notification of award',
    page: 'notification-of-award/notification-of-award',
    reads: [noas, itbs],
    menu: { group: 'Get involved', within: 'Procurement' },
    drawer: { group: 'Get involved' },
  },
  {
    path: '/notification-of-award/:slug',
    title: 'Notification of award details',
    page: 'notification-of-award/award',
    reads: [noas, itbs],
    shows: list(noas, { kind: 'Notifications of award', params: recordParams(noas) }),
    parent: '/notification-of-award',
  },
  {
    path: '/vacancies',
    title: 'Vacancies',
    page: 'vacancies/vacancies',
    reads: [vacancies],
    menu: { group: 'Get involved' },
    drawer: { group: 'Get involved' },
    isMain: true,
  },
  {
    path: '/vacancies/:slug',
    title: 'Vacancy details',
    page: 'vacancies/vacancy',
    reads: [vacancies],
    shows: list(vacancies, { kind: 'Vacancies', params: recordParams(vacancies) }),
    parent: '/vacancies',
  },
  {
    path: '/volunteer-opportunities',
    title: 'Volunteer Opportunities',
    page: 'volunteer-opportunities/volunteer-opportunities',
    reads: [volunteers],
    menu: { group: 'Get involved' },
    drawer: { group: 'Get involved' },
    isMain: true,
  },
  {
    path: '/volunteer-opportunities/:slug',
    title: 'Volunteer opportunity details',
    page: 'volunteer-opportunities/opening',
    reads: [volunteers],
    shows: list(volunteers, { kind: 'Volunteer opportunities', params: recordParams(volunteers) }),
    parent: '/volunteer-opportunities',
  },
  {
    path: '/team',
    title: 'Team',
    page: 'team',
    reads: [teams],
    parent: '/about',
  },
  {
    path: '/mutahid-dfi',
    title: 'Mutahid DFI',
    page: 'mutahid-dfi',
    reads: [auditReports],
    shows: list(auditReports, {
      kind: 'Audit reports',
      title: auditReportTitle,
      has: ({ isMutahidDfi }) => Boolean(isMutahidDfi),
    }),
    parent: '/about',
  },
  {
    path: '/mutahid-update',
    title: 'Mutahid Update',
    page: 'mutahid-update/mutahid-update',
    reads: [],
    parent: '/mutahid-dfi',
  },
  {
    path: '/publications',
    title: 'Publications',
    page: 'publications/publications',
    reads: [],
  },
  {
    path: '/blog',
    title: 'Blog',
    page: 'blog',
    reads: [posts, categories, tags],
  },
  {
    path: '/contact',
    title: 'Contact',
    page: 'contact/contact',
    reads: [],
  },
  {
    path: '/saved',
    title: 'Saved on this phone',
    page: 'saved/saved',
    reads: [],
  },
  {
    path: '/privacy',
    title: 'Privacy',
    page: 'privacy/privacy',
    reads: [],
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    page: 'accessibility',
    reads: [],
  },
  {
    path: '/read',
    title: 'Document',
    page: 'read/read',
    reads: [],
    isWholeScreen: true,
  },
  {
    path: '/search',
    title: 'Search',
    page: 'search/search',
    reads: [],
  },
  {
    path: '/home-two',
    title: 'Home two',
    page: 'templates/home-two',
    reads: [],
  },
  {
    path: '/home-three',
    title: 'Home three',
    page: 'templates/home-three',
    reads: [],
  },
  {
    path: '/services',
    title: 'Services',
    page: 'templates/services',
    reads: [],
  },
  {
    path: '/services-2',
    title: 'Services 2',
    page: 'templates/services-2',
    reads: [],
  },
  {
    path: '/service-details',
    title: 'Service details',
    page: 'templates/service-details',
    reads: [],
  },
  {
    path: '/preloader',
    title: 'Preloader',
    page: 'templates/preloader',
    reads: [],
  },
  {
    path: '/project-updates/:slug',
    title: ({ slug = '' }) => `Project Updates | ${spaced(slug)}`,
    page: 'project-updates',
    reads: [projects, pcategories],
    parent: '/project-updates',
  },
  {
    path: '/project-details/:slug',
    title: 'Project details',
    page: 'project-details',
    reads: [projects, pcategories],
    shows: list(projects, { kind: 'Projects', params: ({ slug }) => ({ slug }) }),
    parent: '/project-updates',
  },
  {
    path: '/events/:type/:slug',
    title: ({ slug = '' }) => `Events | ${spaced(slug)}`,
    page: 'events/events',
    reads: [posts, categories, tags],
    parent: '/events',
  },
  {
    path: '/event-details/:slug',
    title: 'Event details',
    page: 'event-details',
    reads: [posts, categories, tags],
    shows: list(posts, { kind: 'Events', params: ({ slug }) => ({ slug }) }),
    parent: '/events',
  },
  {
    path: '/:position/:slug',
    isFor: ({ position }) => position === 'board-member' || position === 'management-team',
    title: ({ position }) =>
      position === 'board-member' ? 'Board director details' : 'Management team details',
    page: 'person/person',
    reads: [teams],
    shows: list(teams, { kind: 'People', params: personParams }),
    parent: '/team',
  },
] as const satisfies readonly RouteEntry[];

export const routes: readonly RouteEntry[] = table;

/** The paths of the table: `href` builds addresses from them. */
export type Path = (typeof table)[number]['path'];

/** One sentence per page for search engines and shared links. Only the build imports it. */
export const descriptions: Readonly<Record<Path, string>> = {
  '/': 'Livelihoods, finance and enterprise for households that start again.',
  '/about': 'Who we are, what we want to achieve, and with whom.',
  '/page': 'Who we are, what we want to achieve, and with whom.',
  '/board-chair-message': 'A message from the chair of the board.',
  '/audit-reports': 'Independent audits of the organisation, year by year.',
  '/policies-and-governance': 'The rules that we work by.',
  '/stakeholders': 'The organisations that we work with.',
  '/key-areas-of-focus': 'What we work on, and why.',
  '/programs-and-projects': 'Our programmes, and the projects in them.',
  '/events': 'What happened, and what comes next.',
  '/project-updates': 'Stay updated on our latest projects.',
  '/frequently-asked-questions': 'Answers to the questions that we are asked most often.',
  '/invitation-to-bid': 'Open invitations to bid, with their deadlines and documents.',
  '/invitation-to-bid/:slug': 'One of our invitations to bid.',
  '/notification-of-award': 'Contracts that were awarded, and to whom.',
  '/notification-of-award/:slug': 'One of our notifications of award.',
  '/vacancies': 'Open positions, with their closing dates and Terms of Reference.',
  '/vacancies/:slug': 'One of our vacancies.',
  '/volunteer-opportunities': 'Ways to give time, with their closing dates and Terms of Reference.',
  '/volunteer-opportunities/:slug': 'One of our volunteer opportunities.',
  '/team': 'The people who run the organisation.',
  '/mutahid-dfi': 'The institution that we own, and its reports.',
  '/mutahid-update': 'Month by month: the updates of the institution.',
  '/publications': 'Newsletters, annual reports and commissioned research.',
  '/blog': 'All posts, with their categories and tags.',
  '/contact': 'Where to find us, and how to write to us.',
  '/saved': 'The documents that were saved on this phone, and what else works without a connection.',
  '/privacy': 'What this site stores on a phone, what a server can see, and how to delete it.',
  '/accessibility': 'What is tested, what is weak, and how to ask for a document in another form.',
  '/read': 'A document of ours, in the reader of this app.',
  '/search': 'Search in everything that is on this phone.',
  '/home-two': 'A variant of the home page, with sample text.',
  '/home-three': 'A variant of the home page, with sample text.',
  '/services': 'A template page, with sample text.',
  '/services-2': 'A template page, with sample text.',
  '/service-details': 'A template page, with sample text.',
  '/preloader': 'The sign that is shown while the app opens.',
  '/project-updates/:slug': 'Our projects of one category.',
  '/project-details/:slug': 'One of our projects.',
  '/events/:type/:slug': 'Events of one category or tag.',
  '/event-details/:slug': 'One of our events.',
  '/:position/:slug': 'One of the people behind the organisation.',
};

/** The path parameters of routes whose addresses show no record. Only the build imports it. */
export const parameters: Partial<Record<Path, (all: AllOf) => readonly Params[]>> = {
  '/project-updates/:slug': (all) => all(pcategories).map(({ slug }) => ({ slug })),
  '/events/:type/:slug': (all) => [
    ...all(categories).map(({ slug }) => ({ type: 'category', slug })),
    ...all(tags).map(({ name }) => ({ type: 'tag', slug: slugOf(name) })),
  ],
};

/** A page with an address of its own, and the lists that it shows. */
export interface ListedPage {
  path: string;
  title: string;
  reads: readonly Resource[];
  /** A page with sample text, for developers: the list of all pages leaves it out. */
  isTemplate: boolean;
}

/** The pages with one address of their own, without aliases. */
export const listedPages = (table = routes): ListedPage[] =>
  table
    .filter(({ path, isAlias, isWholeScreen }) => !path.includes(':') && !isAlias && !isWholeScreen)
    .map((route) => ({
      path: route.path,
      title: titleOf(route),
      reads: route.reads,
      isTemplate: route.page.startsWith('templates/'),
    }));
