import { list, titleOf, type RouteEntry } from './route';
import type { Resource } from './schemas/base';
import { auditReports, type AuditReport } from './schemas/audit-reports';
import { categories, pcategories } from './schemas/categories';
import { exatras } from './schemas/exatras';
import { faqs } from './schemas/faqs';
import { itbs } from './schemas/itbs';
import { noas } from './schemas/noas';
import { personParams } from './schemas/slugs/person-slugs';
import { posts } from './schemas/posts';
import { projects } from './schemas/projects';
import { recordParams } from './schemas/slugs/record-slugs';
import { researchs } from './schemas/researchs';
import { stakeholders } from './schemas/stakeholders';
import { tags } from './schemas/tags';
import { teams } from './schemas/teams';
import { vacancies } from './schemas/vacancies';
import { volunteers } from './schemas/volunteers';
import { digits, words } from './words/common';

const spaced = (slug: string) => slug.replaceAll('-', ' ');

const auditReportTitle = ({ year }: AuditReport) => words.auditReportOf(digits(year));

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
    menu: { group: 'Our work' },
    drawer: { group: 'Our work' },
  },
  {
    path: '/programs-and-projects',
    title: 'Programs & Projects',
    page: 'programs-and-projects',
    reads: [exatras],
    shows: extraItems('Programs & Projects'),
    menu: { group: 'Our work' },
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
