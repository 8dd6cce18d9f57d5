import { href } from '../addresses';
import { titleOf, type AllOf, type RouteEntry } from '../route';
import { routes } from '../routes';
import { closesAt, dayIn, readMoment } from '../format/dates';
import type { Resource } from '../schemas/base';
import { itbs } from '../schemas/itbs';
import { noas } from '../schemas/noas';
import { settings } from '../schemas/settings';
import { vacancies, volunteers, type Vacancy } from '../schemas/vacancies';
import { messages as feedNames } from 'virtual:messages/feeds';
import { words } from '../words/common';
import { feedTypes, kindsOf } from './feed-list';
import { feedsOf, listsWithFeeds } from './feeds';
import { aboutSite, pageAddress, organisationNode, type AboutSite } from './json-ld/organisation';
import { faultsOf } from './json-ld/check';
import { breadcrumbNode, jsonLdElement, type Node, type Step } from './json-ld/node';
import { jobLacks, publishedOn, recordNode } from './json-ld/record-node';
import { language, ownAddress } from '../words/language';
import { ocdsOf, releaseAddress } from './ocds';

/** A page as the build lists it. */
export interface PublishedPage {
  path: string;
  /** The pattern of its route. */
  route: string;
  title: string;
  description: string;
  /** The record that the page is of. */
  record?: object;
}

/** A feed of what a page shows, for its head. */
export interface Alternate {
  type: string;
  title: string;
  /** From the root of the site. */
  address: string;
}

/** The structured data of a page for search engines. */
export interface Description {
  /** The script element with the structured data that is right. */
  element: string;
  /** The faults of the structured data that was left out, a sentence each. */
  faults: readonly string[];
}

/** The data for other programs, which needs the public address of the site. */
export interface MachineReadable {
  /** The address of the picture of a page's record, from the root or whole; undefined without one. */
  pictureOf: (page: PublishedPage) => string | undefined;
  /** The structured data of a page; `image` is the address of its preview. */
  describe: (page: PublishedPage, image: string) => Description;
  /** The day (`2026-11-20`) on which the records of a page last changed it; undefined if they do not tell. */
  changedOn: (page: PublishedPage) => string | undefined;
  alternatesOf: (page: PublishedPage) => readonly Alternate[];
  /** The open vacancies and volunteer openings with a closing date that search engines cannot list, and what each lacks. */
  unlistedJobs: (pages: readonly PublishedPage[]) => readonly string[];
  /** The text of each feed, and of the data on tenders, by its address from the root. */
  feeds: () => ReadonlyMap<string, string>;
}

interface Options {
  siteUrl: string;
  siteName: string;
  /** The time of the build (ms since 1970). */
  now: number;
}

/** The data for other programs about the records `all`. */
export function machineReadable(all: AllOf, options: Options): MachineReadable {
  const site = aboutSite(all(settings), options);
  return {
    pictureOf: ({ route, record }) => record && pictureOf(resourceOf(route), record),
    describe(page, image) {
      const nodes = nodesOf(site, page, image);
      const judged = nodes.map((node) => ({ node, faults: faultsOf(node) }));
      const right = judged.flatMap(({ node, faults }) => (faults.length > 0 ? [] : [node]));
      return {
        element: right.length > 0 ? jsonLdElement(right) : '',
        faults: judged.flatMap(({ faults }) => faults.map((fault) => `${page.path}: ${fault}`)),
      };
    },
    changedOn: (page) => changedOn(site, page, all),
    alternatesOf,
    unlistedJobs: (pages) =>
      pages.flatMap((page) => {
        const lacks = jobPageLacks(site, page);
        return lacks.length > 0 ? [`${page.title} (${page.path}): ${lacks.join(', ')}`] : [];
      }),
    feeds: () => new Map([...feedsOf(site, all), ...(language.prefix ? [] : ocdsOf(site, all))]),
  };
}

const routeOf = (pattern: string): RouteEntry => routes.find(({ path }) => path === pattern)!;
const resourceOf = (pattern: string): Resource => routeOf(pattern).shows!.of;

/** The first picture of a record, in the order of its fields. */
function pictureOf({ fields }: Resource, record: object): string | undefined {
  const known = record as Record<string, { url?: string } | undefined>;
  const name = Object.keys(fields).find((field) => fields[field]?.kind === 'image' && known[field]?.url);
  return name && known[name]?.url;
}

/** The pages with structured data of the organisation, whose titles in search results are the name of the site. */
const aboutPaths = [href('/'), href('/about')];

function nodesOf(site: AboutSite, page: PublishedPage, image: string): Node[] {
  const { route, record, description, path } = page;
  const steps = stepsTo(site, page);
  const node = record && recordNode(site, recordOnPage(site, page, record, image));
  return [
    ...(aboutPaths.includes(path) ? [organisationNode(site, description)] : []),
    ...(steps.length > 1 ? [breadcrumbNode(steps)] : []),
    ...(node && routeOf(route).shows ? [node] : []),
  ];
}

const recordOnPage = (site: AboutSite, page: PublishedPage, record: object, image: string) => ({
  resource: resourceOf(page.route),
  record,
  url: pageAddress(site, page.path),
  title: page.title,
  description: page.description,
  image,
});

function stepsTo(site: AboutSite, { path, route, title }: PublishedPage): Step[] {
  const parent = routes.find((one) => one.path === routeOf(route).parent);
  return [
    { name: words.home, address: pageAddress(site, '/') },
    ...(parent ? [{ name: titleOf(parent), address: pageAddress(site, parent.path) }] : []),
    ...(path === '/' ? [] : [{ name: title, address: pageAddress(site, path) }]),
  ];
}

/** What the page of an open job lacks for search engines to list it. */
function jobPageLacks(site: AboutSite, { route, record }: PublishedPage): string[] {
  if (!record || ![vacancies.name, volunteers.name].includes(resourceOf(route).name)) return [];
  const opening = record as Vacancy;
  const closes = closesAt(opening.closeDate, site.zone);
  return closes === undefined || closes <= site.now ? [] : jobLacks(site, opening);
}

/** A record changes its page when it is published, and when its deadline passes. */
function changedOn(site: AboutSite, { route, record }: PublishedPage, all: AllOf): string | undefined {
  const { reads } = routeOf(route);
  const changes = record
    ? changesOf(site, resourceOf(route), record)
    : route.includes(':')
      ? []
      : reads.flatMap((of) => all(of).flatMap((one) => changesOf(site, of, one)));
  const today = dayIn(site.zone, site.now);
  return changes
    .filter((day) => day <= today)
    .sort()
    .at(-1);
}

function changesOf({ zone, now }: AboutSite, of: Resource, record: object): string[] {
  const published = readMoment(publishedOn(of, record) ?? '', zone)?.day;
  const deadline = (record as Record<string, string | undefined>)[of.deadline ?? ''];
  const closes = closesAt(deadline, zone);
  return [
    ...(published ? [published] : []),
    ...(closes !== undefined && closes <= now ? [dayIn(zone, closes)] : []),
  ];
}

/**
 * The home page names the feeds of all lists, each list and each of its records' pages that of the list. The page of an
 * invitation or award names the data on its tender, too.
 */
function alternatesOf({ path, route, record }: PublishedPage): Alternate[] {
  const { parent, shows } = routeOf(route);
  const isTender = record !== undefined && [itbs.name, noas.name].includes(shows!.of.name);
  const address = isTender ? releaseAddress(record) : undefined;
  const release = address ? [{ type: 'application/json', title: 'OCDS 1.1', address }] : [];
  const feeds = listsWithFeeds.flatMap((list) => {
    if (path !== '/' && list.path !== path && list.path !== parent) return [];
    const name = titleOf(routeOf(list.path));
    const kinds = path === '/' ? (['atom'] as const) : kindsOf(list);
    return kinds.map((kind) => ({
      type: feedTypes[kind],
      title: kind === 'ics' ? feedNames.deadlines(name) : name,
      address: ownAddress(`${list.path}.${kind}`),
    }));
  });
  return [...feeds, ...release];
}
