import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { RouteEntry } from '../../src/route.ts';
import { emptyPages, hasRecord, isOnBoard } from './empty-pages.ts';
import type { SiteFolder } from './folder.ts';
import { checkMenus, inOrderOf, type Menus } from './menus.ts';
import {
  hasUnreadablePage,
  ownEntry,
  ownImports,
  ownPageFile,
  ownRoutes,
  readOwnPages,
  type OwnPage,
} from './own-pages.ts';
import {
  endOfTable,
  entriesOf,
  knownPages,
  pathsOff,
  readTable,
  sourceFolder,
  takenNames,
} from './route-table.ts';

/** The page of an institution of one's own, which few organisations have: without a report, it is off. */
const ofTheInstitution = '/mutahid-dfi';

/** What a section of the home page needs: the page that it leads to, the lists that it reads. */
interface HomeSection {
  page?: string;
  /** The names of the lists by those of `src/schemas`; those with an age stand in the order of the page. */
  reads: readonly string[];
  /** How old its list is: code for the line at the end of the page. */
  age?: { hook: 'usePage' | 'useList'; of: string };
}

/** The sections of the home page below its opening, in the order of the sample. */
export const homeSections: Readonly<Record<string, HomeSection>> = {
  audiences: { reads: [] },
  openings: { reads: ['vacancies', 'volunteers', 'itbs'] },
  figures: { reads: [] },
  projects: {
    page: '/project-updates',
    reads: ['projects'],
    age: { hook: 'usePage', of: 'projects' },
  },
  events: { page: '/events', reads: ['posts'], age: { hook: 'usePage', of: 'posts' } },
  stakeholders: {
    page: '/stakeholders',
    reads: ['stakeholders'],
    age: { hook: 'useList', of: 'stakeholders' },
  },
  board: { page: '/team', reads: ['teams'], age: { hook: 'useList', of: 'teams' } },
  research: { reads: ['researchs'], age: { hook: 'useList', of: 'researchs' } },
  film: { reads: [] },
};

/** The pages of the lists that one section of the home page counts. */
const openingPages: Readonly<Record<string, string>> = {
  vacancies: '/vacancies',
  volunteers: '/volunteer-opportunities',
  itbs: '/invitation-to-bid',
};

/** Which pages and sections a site has. */
export interface SitePages {
  /** The paths of the route table that are no pages of this site. */
  off: readonly string[];
  /** Pages without a record: they keep their address, and nothing leads there. */
  empty: readonly string[];
  /** The sections of the home page, in their order. */
  sections: readonly string[];
  /** These, and those that wait for a record. */
  possibleSections: readonly string[];
  /** The pages of the site's own. */
  own: readonly OwnPage[];
  /** The paths of the pages that come first in a group of the menu, in their order. */
  menus: Menus;
}

/** All pages and sections, as the sources have them. */
export const allPages: SitePages = {
  off: [],
  empty: [],
  sections: Object.keys(homeSections),
  possibleSections: Object.keys(homeSections),
  own: [],
  menus: {},
};

/** What `site.yaml` says of pages and sections. */
interface Chosen {
  pagesOff: readonly string[];
  homeSections: readonly string[];
  film: string;
  menus?: Menus;
  /** Where `site.yaml` says each, by the name of its build variable. */
  places?: ReadonlyMap<string, string>;
}

/**
 * The pages and sections that `site.yaml` chooses, without those that have nothing to show, and the pages of the site's
 * own. Throws a sentence for a page of a menu that is none.
 */
export function pagesOf(chosen: Chosen, folder?: SiteFolder): SitePages {
  const taken = takenNames();
  const own = folder ? readOwnPages(folder).filter(({ name }) => !taken.includes(name)) : [];
  const without = folder ? emptyPages(folder) : [];
  const off = pathsOff([...chosen.pagesOff, ...without.filter((path) => path === ofTheInstitution)]);
  const empty = without.filter((path) => !off.includes(path));
  const unlinked = [...off, ...empty];
  const canShow = (name: string, without: readonly string[]) =>
    name === 'openings'
      ? Object.values(openingPages).some((path) => !without.includes(path))
      : !without.includes(homeSections[name]!.page ?? '') && (name !== 'film' || chosen.film !== '');
  const hasNothing = (name: string) => {
    if (!canShow(name, unlinked)) return true;
    if (!folder) return false;
    if (name === 'board') return !hasRecord(folder, { in: 'teams', text: isOnBoard });
    return name === 'research' && !hasRecord(folder, { in: 'researchs' });
  };
  const all = chosen.homeSections.length > 0 ? chosen.homeSections : allPages.sections;
  const { menus = {}, places = new Map() } = chosen;
  const known = [...knownPages().filter((path) => !off.includes(path)), ...own.map(({ name }) => `/${name}`)];
  // The compiler of the content tells of a page that cannot be read, which may be the one that a menu names.
  if (!folder || !hasUnreadablePage(folder)) checkMenus(menus, known, places, pathsOff(chosen.pagesOff));
  const sections = all.filter((name) => !hasNothing(name));
  return { off, empty, sections, possibleSections: all.filter((name) => canShow(name, off)), own, menus };
}

/** Whether the site is built of all modules of the product: no page is off, and no section of the home page is left out. */
export const hasAllPages = ({ off, sections }: SitePages): boolean =>
  off.length === 0 && allPages.sections.every((name) => sections.includes(name));

/** The paths that no link leads to, as the value that `href` reads; empty if there are none. */
export const unlinkedPaths = ({ off, empty }: SitePages): string => [...off, ...empty].join(' ');

/** The lists that the home page reads, by the names of `src/schemas`, with these sections. */
const homeReads = ({ off, empty, sections }: SitePages): string[] =>
  sections
    .flatMap((name) => homeSections[name]!.reads)
    .filter((list) => ![...off, ...empty].includes(openingPages[list] ?? ''));

/** The routes of a site, for what runs in Node. */
export function routesOf(routes: readonly RouteEntry[], pages: SitePages): RouteEntry[] {
  const read = homeReads(pages);
  const kept = routes
    .filter(({ path }) => !pages.off.includes(path))
    .map((route) =>
      route.path === '/' ? { ...route, reads: route.reads.filter(({ name }) => read.includes(name)) } : route,
    );
  return [...kept, ...ownRoutes(pages.own)];
}

/** Named as a file beside the page: chunks are made by the folders of their modules. */
const chosenModule = '\0home-sections:/src/pages/home/chosen-sections.js';

/**
 * Takes the pages that are off out of the route table and out of the bundle, and what has no record out of menus and
 * lists of pages; `virtual:home-sections` has the sections of the home page in their order. A site with all of them has
 * no byte of it.
 */
export function sitePages(pages: SitePages = allPages): Plugin {
  return {
    name: 'site-pages',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:home-sections$/ }, handler: () => chosenModule },
    load: {
      filter: { id: /^\0home-sections:/ },
      handler: () => sectionsModule(pages),
    },
    transform: {
      filter: { id: /\/src\/(routes|shell\/page-elements)\.tsx$/ },
      handler(code, id) {
        const changed = id.endsWith('routes.tsx') ? tableWith(code, pages) : pageFilesWith(code, pages);
        // Nothing that is left of the table can fail: no place in its source is asked for.
        return changed === code ? undefined : { code: changed, map: null };
      },
    },
  };
}

function sectionsModule({ sections }: SitePages): string {
  const source = (path: string) => JSON.stringify(join(sourceFolder, path).replaceAll('\\', '/'));
  const ages = sections.flatMap((name) => homeSections[name]!.age ?? []);
  const schemaFile = { projects: 'projects', posts: 'posts', stakeholders: 'stakeholders', teams: 'teams' };
  const hooks = [...new Set(ages.map(({ hook }) => hook))];
  const hookFile = { usePage: 'use-page', useList: 'use-list' };
  return [
    `import { ${sections.map((name) => `${name} as ${name}Section`).join(', ')} } from ${source('pages/home/sections.tsx')};`,
    ...hooks.map((hook) => `import { ${hook} } from ${source(`data/lists/${hookFile[hook]}.ts`)};`),
    ...ages.map(
      ({ of }) =>
        `import { ${of} } from ${source(`schemas/${schemaFile[of as keyof typeof schemaFile] ?? of}.ts`)};`,
    ),
    `export const sections = [${sections.map((name) => `${name}Section`).join(', ')}];`,
    `export const useAges = () => [${ages.map(({ hook, of }) => (hook === 'usePage' ? `usePage(${of}, 1)` : `useList(${of})`)).join(', ')}];`,
  ].join('\n');
}

/** The source of the route table without the pages that are off, with those of the site's own, in the order of its menus. */
export function tableWith(source: string, pages: SitePages): string {
  const { own, menus } = pages;
  const chosen = chosenOf(source, pages);
  const whole =
    own.length > 0
      ? ownImports + chosen.replace(endOfTable, () => own.map(ownEntry).join('') + endOfTable)
      : chosen;
  return Object.keys(menus).length > 0 ? inOrderOf(menus, whole) : whole;
}

/** The source of the route table without the pages that are off. */
function chosenOf(source: string, pages: SitePages): string {
  const { off, empty, sections } = pages;
  const isWhole = off.length === 0 && empty.length === 0 && sections.length === allPages.sections.length;
  if (isWhole) return source;
  const read = homeReads(pages);
  let table = source;
  for (const { path, from, to } of entriesOf(source).reverse()) {
    let text = source.slice(from, to);
    if (off.includes(path)) text = '';
    else if (empty.includes(path))
      text = text.replace(/^ {4}menu: \{.*\},\n/m, '').replace(/^ {2}\},\n$/m, '    isAlias: true,\n  },\n');
    else if (path === '/') {
      text = text.replace(/reads: \[.*\]/, `reads: [${read.join(', ')}]`);
      if (!sections.includes('research')) text = text.replace(/^ {4}shows: .*\n/m, '');
    }
    table = table.slice(0, from) + text + table.slice(to);
  }
  return table;
}

/** The source of the list of page files without those that no page has. */
function pageFilesWith(given: string, { off, own }: SitePages): string {
  const source = own.length > 0 ? given.replace(`    '!./${ownPageFile}.tsx',\n`, '') : given;
  const entries = entriesOf(readTable());
  const kept = new Set(entries.filter(({ path }) => !off.includes(path)).map(({ page }) => page));
  const gone = new Set(entries.map(({ page }) => page).filter((page) => !kept.has(page)));
  if (gone.size === 0) return source;
  return source.replace(
    "    './*.tsx',\n",
    `    './*.tsx',\n${[...gone].map((page) => `    '!./${page}.tsx',\n`).join('')}`,
  );
}
