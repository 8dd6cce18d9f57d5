import type { ComponentType } from 'react';
import type { Fields, RecordOf, Resource } from './schemas/base';
import { auditReports } from './schemas/audit-reports';
import { categories, pcategories } from './schemas/categories';
import { exatras } from './schemas/exatras';
import { faqs } from './schemas/faqs';
import { itbs } from './schemas/itbs';
import { noas } from './schemas/noas';
import { personPath, personSlugs } from './schemas/person-slugs';
import { posts } from './schemas/posts';
import { projects } from './schemas/projects';
import { researchs } from './schemas/researchs';
import { slugOf } from './schemas/slug';
import { stakeholders } from './schemas/stakeholders';
import { tags } from './schemas/tags';
import { teams } from './schemas/teams';
import { vacancies } from './schemas/vacancies';
import { volunteers } from './schemas/volunteers';
import { addressPart } from './schemas/well-formed';

export type MenuGroup = 'About us' | 'Our work' | 'News & Updates' | 'FAQs' | 'Get involved';

/** Where an address stands in a menu. */
export interface MenuPlace {
  group: MenuGroup;
  /** The group within the group, on wide screens. */
  within?: string;
  /** What the menu calls the page, where that is not its title. */
  label?: string;
}

/** The parts of an address that stand for `:slug`, `:type` and `:position` in its path. */
export type Params = Readonly<Record<string, string | undefined>>;

/** All records of a resource that a build knows. */
export type AllOf = <F extends Fields>(resource: Resource<F>) => readonly RecordOf<Resource<F>>[];

export interface RouteEntry {
  path: string;
  title: string | ((params: Params) => string);
  /** One sentence for search engines and shared links. */
  description: string;
  page: () => Promise<{ default: ComponentType }>;
  /** The resources that the page shows: compiled from `content/`, asked for at once, fetched quietly. */
  reads: readonly Resource[];
  /** The page above it, where no menu group says where it belongs. */
  parent?: string;
  menu?: MenuPlace;
  drawer?: MenuPlace;
  /** Every address of a path with parameters, from the records that the build has. */
  addresses?: (all: AllOf) => readonly string[];
  /** Whether an address of this path can be one of ours at all, where its parts are not free. */
  isFor?: (params: Params) => boolean;
  /** Another address of a page that has its own; it stands in no list of pages. */
  isAlias?: boolean;
  /** People open the app for it: its HTML is kept on the phone for a quick start. */
  isMain?: boolean;
  /** It fills the screen without header and footer, and stands in no menu, list of pages or sitemap. */
  isWholeScreen?: boolean;
}

/** What a page is called at an address of its route. */
export const titleOf = ({ title }: Pick<RouteEntry, 'title'>, params: Params = {}): string =>
  typeof title === 'string' ? title : title(params);

const spaced = (slug: string) => slug.replaceAll('-', ' ');

/** Every address of the site, in the order of the menus; the first that matches an address holds. */
export const routes: readonly RouteEntry[] = [
  {
    path: '/',
    title: 'Home',
    description: 'Livelihoods, finance and enterprise for households that start again.',
    page: () => import('./pages/home/home'),
    reads: [vacancies, volunteers, itbs, projects, posts, stakeholders, teams, researchs],
    isMain: true,
  },
  {
    path: '/about',
    title: 'About us',
    description: 'Who we are, what we want to achieve, and with whom.',
    page: () => import('./pages/about/about'),
    reads: [stakeholders, teams],
    menu: { group: 'About us', label: 'Overview' },
    drawer: { group: 'About us', label: 'Overview' },
  },
  {
    path: '/page',
    title: 'About us',
    description: 'Who we are, what we want to achieve, and with whom.',
    page: () => import('./pages/about/about'),
    reads: [stakeholders, teams],
    isAlias: true,
  },
  {
    path: '/board-chair-message',
    title: 'Board Chair Message',
    description: 'A message from the chair of the board.',
    page: () => import('./pages/board-chair-message/board-chair-message'),
    reads: [],
    menu: { group: 'About us' },
    drawer: { group: 'About us' },
  },
  {
    path: '/audit-reports',
    title: 'Audit reports',
    description: 'Independent audits of the organisation, year by year.',
    page: () => import('./pages/audit-reports'),
    reads: [auditReports],
    menu: { group: 'About us', within: 'Accountability', label: 'Audit Reports' },
    drawer: { group: 'About us', label: 'Audit Reports' },
  },
  {
    path: '/policies-and-governance',
    title: 'Policies & Governance',
    description: 'The rules that we work by.',
    page: () => import('./pages/policies-and-governance'),
    reads: [exatras],
    menu: { group: 'About us', within: 'Accountability' },
    drawer: { group: 'About us' },
  },
  {
    path: '/stakeholders',
    title: 'Stakeholders',
    description: 'The organisations that we work with.',
    page: () => import('./pages/stakeholders'),
    reads: [stakeholders],
    menu: { group: 'About us' },
    drawer: { group: 'About us' },
  },
  {
    path: '/key-areas-of-focus',
    title: 'Key Areas of Focus',
    description: 'What we work on, and why.',
    page: () => import('./pages/key-areas-of-focus'),
    reads: [exatras],
    drawer: { group: 'Our work' },
  },
  {
    path: '/programs-and-projects',
    title: 'Programs & Projects',
    description: 'Our programmes, and the projects in them.',
    page: () => import('./pages/programs-and-projects'),
    reads: [exatras],
    drawer: { group: 'Our work' },
  },
  {
    path: '/events',
    title: 'Events',
    description: 'What happened, and what comes next.',
    page: () => import('./pages/events/events'),
    reads: [posts, categories, tags],
    menu: { group: 'News & Updates' },
    drawer: { group: 'News & Updates' },
  },
  {
    path: '/project-updates',
    title: 'Project Updates',
    description: 'Stay updated on our latest projects.',
    page: () => import('./pages/project-updates'),
    reads: [projects, pcategories],
    menu: { group: 'News & Updates' },
    drawer: { group: 'News & Updates' },
  },
  {
    path: '/frequently-asked-questions',
    title: 'FAQs',
    description: 'Answers to the questions that we are asked most often.',
    page: () => import('./pages/frequently-asked-questions/frequently-asked-questions'),
    reads: [faqs],
    menu: { group: 'FAQs' },
    drawer: { group: 'FAQs' },
  },
  {
    path: '/invitation-to-bid',
    title: 'Invitation to bid',
    description: 'Open invitations to bid, with their deadlines and documents.',
    page: () => import('./pages/invitation-to-bid'),
    reads: [itbs],
    menu: { group: 'Get involved', within: 'Procurement' },
    drawer: { group: 'Get involved' },
    isMain: true,
  },
  {
    path: '/notification-of-award',
    title: 'Notification of award',
    description: 'Contracts that were awarded, and to whom.',
    page: () => import('./pages/notification-of-award'),
    reads: [noas],
    menu: { group: 'Get involved', within: 'Procurement' },
    drawer: { group: 'Get involved' },
  },
  {
    path: '/vacancies',
    title: 'Vacancies',
    description: 'Open positions, with their closing dates and Terms of Reference.',
    page: () => import('./pages/vacancies'),
    reads: [vacancies],
    menu: { group: 'Get involved' },
    drawer: { group: 'Get involved' },
    isMain: true,
  },
  {
    path: '/volunteer-opportunities',
    title: 'Volunteer Opportunities',
    description: 'Ways to give time, with their closing dates and Terms of Reference.',
    page: () => import('./pages/volunteer-opportunities'),
    reads: [volunteers],
    menu: { group: 'Get involved' },
    drawer: { group: 'Get involved' },
    isMain: true,
  },
  {
    path: '/team',
    title: 'Team',
    description: 'The people who run the organisation.',
    page: () => import('./pages/team'),
    reads: [teams],
    parent: '/about',
  },
  {
    path: '/mutahid-dfi',
    title: 'Mutahid DFI',
    description: 'The institution that we own, and its reports.',
    page: () => import('./pages/mutahid-dfi'),
    reads: [auditReports],
    parent: '/about',
  },
  {
    path: '/mutahid-update',
    title: 'Mutahid Update',
    description: 'Month by month: the updates of the institution.',
    page: () => import('./pages/mutahid-update/mutahid-update'),
    reads: [],
    parent: '/mutahid-dfi',
  },
  {
    path: '/publications',
    title: 'Publications',
    description: 'Newsletters, annual reports and commissioned research.',
    page: () => import('./pages/publications/publications'),
    reads: [],
  },
  {
    path: '/blog',
    title: 'Blog',
    description: 'All posts, with their categories and tags.',
    page: () => import('./pages/blog'),
    reads: [posts, categories, tags],
  },
  {
    path: '/contact',
    title: 'Contact',
    description: 'Where to find us, and how to write to us.',
    page: () => import('./pages/contact/contact'),
    reads: [],
  },
  {
    path: '/saved',
    title: 'Saved on this phone',
    description: 'The documents that were saved on this phone, and what else works without a connection.',
    page: () => import('./pages/saved/saved'),
    reads: [],
  },
  {
    path: '/read',
    title: 'Document',
    description: 'A document of ours, in the reader of this app.',
    page: () => import('./pages/read/read'),
    reads: [],
    isWholeScreen: true,
  },
  {
    path: '/search',
    title: 'Search',
    description: 'Search in everything that is on this phone.',
    page: () => import('./pages/search/search'),
    reads: [],
  },
  {
    path: '/home-two',
    title: 'Home two',
    description: 'A variant of the home page, with sample text.',
    page: () => import('./pages/templates/home-two'),
    reads: [],
  },
  {
    path: '/home-three',
    title: 'Home three',
    description: 'A variant of the home page, with sample text.',
    page: () => import('./pages/templates/home-three'),
    reads: [],
  },
  {
    path: '/services',
    title: 'Services',
    description: 'A template page, with sample text.',
    page: () => import('./pages/templates/services'),
    reads: [],
  },
  {
    path: '/services-2',
    title: 'Services 2',
    description: 'A template page, with sample text.',
    page: () => import('./pages/templates/services-2'),
    reads: [],
  },
  {
    path: '/service-details',
    title: 'Service details',
    description: 'A template page, with sample text.',
    page: () => import('./pages/templates/service-details'),
    reads: [],
  },
  {
    path: '/preloader',
    title: 'Preloader',
    description: 'The sign that is shown while the app opens.',
    page: () => import('./pages/templates/preloader'),
    reads: [],
  },
  {
    path: '/project-updates/:slug',
    title: ({ slug = '' }) => `Project Updates | ${spaced(slug)}`,
    description: 'Our projects of one category.',
    page: () => import('./pages/project-updates'),
    reads: [projects, pcategories],
    parent: '/project-updates',
    addresses: (all) => all(pcategories).map(({ slug }) => `/project-updates/${addressPart(slug)}`),
  },
  {
    path: '/project-details/:slug',
    title: 'Project details',
    description: 'One of our projects.',
    page: () => import('./pages/project-details'),
    reads: [projects, pcategories],
    parent: '/project-updates',
    addresses: (all) => all(projects).map(({ slug }) => `/project-details/${addressPart(slug)}`),
  },
  {
    path: '/events/:type/:slug',
    title: ({ slug = '' }) => `Events | ${spaced(slug)}`,
    description: 'Events of one category or tag.',
    page: () => import('./pages/events/events'),
    reads: [posts, categories, tags],
    parent: '/events',
    addresses: (all) => [
      ...all(categories).map(({ slug }) => `/events/category/${addressPart(slug)}`),
      ...all(tags).map(({ name }) => `/events/tag/${addressPart(slugOf(name))}`),
    ],
  },
  {
    path: '/event-details/:slug',
    title: 'Event details',
    description: 'One of our events.',
    page: () => import('./pages/event-details'),
    reads: [posts, categories, tags],
    parent: '/events',
    addresses: (all) => all(posts).map(({ slug }) => `/event-details/${addressPart(slug)}`),
  },
  {
    path: '/:position/:slug',
    isFor: ({ position }) => position === 'board-member' || position === 'management-team',
    title: ({ position }) =>
      position === 'board-member' ? 'Board director details' : 'Management team details',
    description: 'One of the people behind the organisation.',
    page: () => import('./pages/person/person'),
    reads: [teams],
    parent: '/team',
    addresses: (all) => [...personSlugs(all(teams))].map(([member, slug]) => personPath(member, slug)),
  },
];

/** The pages that stand for themselves: one address each, no alias. */
export const listedPages = routes
  .filter(({ path, isAlias, isWholeScreen }) => !path.includes(':') && !isAlias && !isWholeScreen)
  .map((route) => ({ path: route.path, title: titleOf(route) }));
