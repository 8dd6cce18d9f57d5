import { recordsOf, titleOf, type RouteEntry } from './route';
import type { Resource } from './schemas/base';
import { auditReports } from './schemas/audit-reports';
import { categories, pcategories, tags } from './schemas/categories';
import { exatras } from './schemas/exatras';
import { faqs } from './schemas/faqs';
import { itbs } from './schemas/itbs';
import { noas } from './schemas/noas';
import { personParams, recordParams } from './schemas/slugs';
import { posts } from './schemas/posts';
import { projects } from './schemas/projects';
import { researchs } from './schemas/researchs';
import { stakeholders } from './schemas/stakeholders';
import { teams } from './schemas/teams';
import { vacancies, volunteers } from './schemas/vacancies';
import { auditReportTitle } from './words/audit-reports';
import { messages as pageWords } from 'virtual:messages/pages';

const { titles, menu, kinds } = pageWords;

const spaced = (slug: string) => slug.replaceAll('-', ' ');

/** The extra content items of one category. */
const extraItems = (category: string) =>
  recordsOf(exatras, {
    kind: kinds.extraItems,
    has: (item) => item.category === category,
  });

/** Every route, in the order of the menus; the first match wins. */
const table = [
  {
    path: '/',
    title: titles.home,
    page: 'home/home',
    reads: [vacancies, volunteers, itbs, projects, posts, stakeholders, teams, researchs],
    shows: recordsOf(researchs, { kind: kinds.research, hash: 'research' }),
    isMain: true,
  },
  {
    path: '/about',
    title: titles.about,
    page: 'about/about',
    reads: [stakeholders, teams],
    menu: { group: 'about', label: menu.overview },
  },
  {
    path: '/page',
    title: titles.about,
    page: 'about/about',
    reads: [stakeholders, teams],
    isAlias: true,
  },
  {
    path: '/board-chair-message',
    title: titles.boardChair,
    page: 'board-chair-message/board-chair-message',
    reads: [],
    menu: { group: 'about' },
  },
  {
    path: '/accountability',
    title: menu.accountability,
    page: 'accountability/accountability',
    reads: [auditReports, exatras, teams],
    menu: { group: 'about', within: menu.accountability, label: menu.figuresAndReports },
  },
  {
    path: '/audit-reports',
    title: titles.auditReports,
    page: 'audit-reports',
    reads: [auditReports],
    shows: recordsOf(auditReports, { title: auditReportTitle, has: ({ isMutahidDfi }) => !isMutahidDfi }),
    menu: { group: 'about', within: menu.accountability, label: menu.auditReports },
  },
  {
    path: '/policies-and-governance',
    title: titles.policies,
    page: 'policies-and-governance',
    reads: [exatras],
    shows: extraItems('Policies & Governance'),
    menu: { group: 'about', within: menu.accountability },
  },
  {
    path: '/stakeholders',
    title: titles.stakeholders,
    page: 'stakeholders',
    reads: [stakeholders],
    menu: { group: 'about' },
  },
  {
    path: '/key-areas-of-focus',
    title: titles.keyAreas,
    page: 'key-areas-of-focus',
    reads: [exatras],
    shows: extraItems('Key Areas of Focus'),
    menu: { group: 'work' },
  },
  {
    path: '/programs-and-projects',
    title: titles.programs,
    page: 'programs-and-projects',
    reads: [exatras, projects],
    shows: extraItems('Programs & Projects'),
    menu: { group: 'work' },
  },
  {
    path: '/events',
    title: titles.events,
    page: 'events/events',
    reads: [posts, categories, tags],
    menu: { group: 'news' },
  },
  {
    path: '/project-updates',
    title: titles.projectUpdates,
    page: 'project-updates',
    reads: [projects, pcategories],
    menu: { group: 'news' },
  },
  {
    path: '/frequently-asked-questions',
    title: titles.faqs,
    page: 'frequently-asked-questions/frequently-asked-questions',
    reads: [faqs],
    shows: recordsOf(faqs, { kind: kinds.faqs }),
    menu: { group: 'faqs' },
  },
  {
    path: '/invitation-to-bid',
    title: titles.bids,
    page: 'invitation-to-bid/invitation-to-bid',
    reads: [itbs, noas],
    menu: { group: 'involved', within: menu.procurement },
    isMain: true,
  },
  {
    path: '/invitation-to-bid/:slug',
    title: titles.bid,
    page: 'invitation-to-bid/bid',
    reads: [itbs, noas],
    shows: recordsOf(itbs, { kind: kinds.bids, params: recordParams(itbs) }),
    parent: '/invitation-to-bid',
  },
  {
    path: '/notification-of-award',
    title: titles.awards,
    page: 'notification-of-award/notification-of-award',
    reads: [noas, itbs],
    menu: { group: 'involved', within: menu.procurement },
  },
  {
    path: '/notification-of-award/:slug',
    title: titles.award,
    page: 'notification-of-award/award',
    reads: [noas, itbs],
    shows: recordsOf(noas, { kind: kinds.awards, params: recordParams(noas) }),
    parent: '/notification-of-award',
  },
  {
    path: '/vacancies',
    title: titles.vacancies,
    page: 'vacancies/vacancies',
    reads: [vacancies],
    menu: { group: 'involved' },
    isMain: true,
  },
  {
    path: '/vacancies/:slug',
    title: titles.vacancy,
    page: 'vacancies/vacancy',
    reads: [vacancies],
    shows: recordsOf(vacancies, { kind: titles.vacancies, params: recordParams(vacancies) }),
    parent: '/vacancies',
  },
  {
    path: '/volunteer-opportunities',
    title: titles.volunteering,
    page: 'volunteer-opportunities/volunteer-opportunities',
    reads: [volunteers],
    menu: { group: 'involved' },
    isMain: true,
  },
  {
    path: '/volunteer-opportunities/:slug',
    title: titles.opening,
    page: 'volunteer-opportunities/opening',
    reads: [volunteers],
    shows: recordsOf(volunteers, { kind: kinds.volunteering, params: recordParams(volunteers) }),
    parent: '/volunteer-opportunities',
  },
  {
    path: '/team',
    title: titles.team,
    page: 'team',
    reads: [teams],
    menu: { group: 'about' },
  },
  {
    path: '/mutahid-dfi',
    title: titles.institution,
    page: 'mutahid-dfi',
    reads: [auditReports],
    shows: recordsOf(auditReports, {
      kind: titles.auditReports,
      title: auditReportTitle,
      has: ({ isMutahidDfi }) => Boolean(isMutahidDfi),
    }),
    menu: { group: 'about' },
  },
  {
    path: '/mutahid-update',
    title: titles.updates,
    page: 'mutahid-update/mutahid-update',
    reads: [],
    parent: '/mutahid-dfi',
  },
  {
    path: '/publications',
    title: titles.publications,
    page: 'publications/publications',
    reads: [],
    menu: { group: 'news' },
  },
  {
    path: '/blog',
    title: titles.blog,
    page: 'blog',
    menu: { group: 'news' },
    reads: [posts, categories, tags],
  },
  {
    path: '/contact',
    title: titles.contact,
    page: 'contact/contact',
    reads: [],
    menu: { group: 'about' },
  },
  {
    path: '/saved',
    title: titles.saved,
    page: 'saved/saved',
    reads: [],
  },
  {
    path: '/donate',
    title: titles.donate,
    page: 'donate',
    reads: [],
  },
  {
    path: '/privacy',
    title: titles.privacy,
    page: 'privacy/privacy',
    reads: [],
  },
  {
    path: '/accessibility',
    title: titles.accessibility,
    page: 'accessibility',
    reads: [],
  },
  {
    path: '/read',
    title: titles.document,
    page: 'read/read',
    reads: [],
    isWholeScreen: true,
  },
  {
    path: '/search',
    title: titles.search,
    page: 'search/search',
    reads: [],
  },
  {
    path: '/home-two',
    title: titles.homeTwo,
    page: 'templates/home-two',
    reads: [],
  },
  {
    path: '/home-three',
    title: titles.homeThree,
    page: 'templates/home-three',
    reads: [],
  },
  {
    path: '/services',
    title: titles.services,
    page: 'templates/services',
    reads: [],
  },
  {
    path: '/services-2',
    title: titles.servicesTwo,
    page: 'templates/services-2',
    reads: [],
  },
  {
    path: '/service-details',
    title: titles.service,
    page: 'templates/service-details',
    reads: [],
  },
  {
    path: '/preloader',
    title: titles.preloader,
    page: 'templates/preloader',
    reads: [],
  },
  {
    path: '/project-updates/:slug',
    title: ({ slug = '' }) => titles.projectsOf(spaced(slug)),
    page: 'project-updates',
    reads: [projects, pcategories],
    parent: '/project-updates',
  },
  {
    path: '/project-details/:slug',
    title: titles.project,
    page: 'project-details',
    reads: [projects, pcategories],
    shows: recordsOf(projects, { kind: kinds.projects, params: ({ slug }) => ({ slug }) }),
    parent: '/project-updates',
  },
  {
    path: '/events/:type/:slug',
    title: ({ slug = '' }) => titles.eventsOf(spaced(slug)),
    page: 'events/events',
    reads: [posts, categories, tags],
    parent: '/events',
  },
  {
    path: '/event-details/:slug',
    title: titles.event,
    page: 'event-details',
    reads: [posts, categories, tags],
    shows: recordsOf(posts, { kind: titles.events, params: ({ slug }) => ({ slug }) }),
    parent: '/events',
  },
  {
    path: '/:position/:slug',
    isFor: ({ position }) => position === 'board-member' || position === 'management-team',
    title: ({ position }) => (position === 'board-member' ? titles.director : titles.manager),
    page: 'person/person',
    reads: [teams],
    shows: recordsOf(teams, { kind: kinds.people, params: personParams }),
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
