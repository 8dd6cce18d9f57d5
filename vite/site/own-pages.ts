import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { recordsOf, type MenuGroup, type RouteEntry } from '../../src/route.ts';
import type { Resource } from '../../src/schemas/base.ts';
import { ownPages } from '../../src/schemas/own-pages.ts';
import { openFolder } from '../content/files/folder.ts';
import { readRecord } from '../content/records/record-source.ts';
import type { SiteFolder } from './folder.ts';
import { menuGroups } from './menus.ts';

/** A page of a site's own, as the route table needs it. */
export interface OwnPage {
  /** The last part of its address. */
  name: string;
  /** Its title as the record has it, and in the languages that translate it, by their codes. */
  title: string;
  titles: ReadonlyMap<string, string>;
  /** The group of the menu that it stands in. */
  menu: MenuGroup | undefined;
}

const isGroup = (value: unknown): value is MenuGroup => menuGroups.some((group) => group === value);

/** What an address of one part may be. */
export const pageName = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The name of a record's file: `01-safeguarding.md` is `safeguarding`. */
export const nameOfFile = (file: string): string => file.replace(/^\d+-/, '').replace(/\.[^.]+$/, '');

/**
 * The pages of a site's own, in the order of their files. Those whose address no page can have are left out, and what
 * cannot be read has the name of its file: the compiler of the content tells the faults.
 */
export function readOwnPages(site: SiteFolder): OwnPage[] {
  if (!existsSync(join(site.path, ownPages.name))) return [];
  const folder = openFolder(site, ownPages.name, []);
  const textOf = (file: string, field: string) => {
    const value = readRecord(folder, file, [])?.values.get(field);
    return typeof value === 'string' && value.trim() !== '' ? value.trim().normalize('NFC') : undefined;
  };
  return folder.records.flatMap((file): OwnPage[] => {
    const name = textOf(file, 'slug') ?? nameOfFile(file);
    if (!pageName.test(name)) return [];
    const menu = textOf(file, 'menu');
    const titles = [...(folder.translations.get(file) ?? [])].flatMap(([code, translation]) => {
      const title = textOf(translation, 'title');
      return title === undefined ? [] : [[code, title] as const];
    });
    return [
      {
        name,
        title: textOf(file, 'title') ?? name,
        titles: new Map(titles),
        menu: isGroup(menu) ? menu : undefined,
      },
    ];
  });
}

/** Whether a page of the site's own cannot be read: its address is not known then. */
export function hasUnreadablePage(site: SiteFolder): boolean {
  if (!existsSync(join(site.path, ownPages.name))) return false;
  const folder = openFolder(site, ownPages.name, []);
  return folder.records.some((file) => readRecord(folder, file, []) === undefined);
}

/**
 * The resources that a site's content is read for: those of its routes, and its own pages also where none of them has a
 * route, so that their faults are told.
 */
export function withOwnPages(resources: readonly Resource[], site: SiteFolder): Resource[] {
  const isRead = resources.some(({ name }) => name === ownPages.name);
  const hasRecords =
    existsSync(join(site.path, ownPages.name)) && openFolder(site, ownPages.name, []).records.length > 0;
  return [...resources, ...(hasRecords && !isRead ? [ownPages] : [])];
}

/** The routes of a site's own pages, for what runs in Node. */
export const ownRoutes = (pages: readonly OwnPage[]): RouteEntry[] =>
  pages.map(({ name, title, menu }) => ({
    path: `/${name}`,
    title,
    page: ownPageFile,
    reads: [ownPages],
    shows: recordsOf(ownPages, { has: ({ slug }) => slug === name }),
    ...(menu && { menu: { group: menu } }),
  }));

/** The file of these pages below `src/pages`. */
export const ownPageFile = 'own-page';

/** The subject of the messages with their titles. */
export const ownPagesSubject = 'own-pages';

/** What the source of the route table imports for its entries of these pages. */
export const ownImports = [
  "import { ownPages } from './schemas/own-pages';",
  `import { messages as ownPageWords } from 'virtual:messages/${ownPagesSubject}';`,
  '',
].join('\n');

/** The entry of one of these pages in the source of the route table. */
export const ownEntry = ({ name, menu }: OwnPage): string =>
  [
    '  {',
    `    path: '/${name}',`,
    `    title: ownPageWords.titles['${name}'],`,
    `    page: '${ownPageFile}',`,
    '    reads: [ownPages],',
    `    shows: recordsOf(ownPages, { kind: ownPageWords.kind, has: ({ slug }) => slug === '${name}' }),`,
    ...(menu ? [`    menu: { group: '${menu}' },`] : []),
    '  },',
    '',
  ].join('\n');
