import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Pages that the app itself needs: none of them can be off. */
const ofTheApp = ['/', '/read', '/saved', '/search'];

/** A page of the route table, as its source says. */
interface Entry {
  path: string;
  page: string;
  parent: string | undefined;
  /** The message of its title: `titles.team`. */
  title: string | undefined;
  /** Where its text begins and ends in the source. */
  from: number;
  to: number;
}

/** The pages of the source of the route table, which Prettier has formatted. */
export function entriesOf(source: string): Entry[] {
  const entries = [...source.matchAll(/^ {2}\{\n {4}path: '([^']+)',\n[^]*?^ {2}\},\n/gm)];
  return entries.map(({ 0: text, 1: path = '', index }) => ({
    path,
    page: /^ {4}page: '([^']+)'/m.exec(text)?.[1] ?? '',
    parent: /^ {4}parent: '([^']+)'/m.exec(text)?.[1],
    title: /^ {4}title: (\w+\.\w+),/m.exec(text)?.[1],
    from: index,
    to: index + text.length,
  }));
}

/** Not by the root of Vite: the page of states has one of its own. */
export const sourceFolder = join(dirname(fileURLToPath(import.meta.url)), '../../src');

/** The source of the route table. */
export const readTable = (): string => readFileSync(join(sourceFolder, 'routes.tsx'), 'utf8');

/** The pages that a site can switch off, in the order of the route table. */
export const knownPages = (): string[] =>
  entriesOf(readTable())
    .map(({ path }) => path)
    .filter((path) => !path.includes(':') && !ofTheApp.includes(path));

/** The first parts of all addresses of the product: no page of a site's own can have one of these. */
export const takenNames = (): string[] => [
  ...new Set(entriesOf(readTable()).map(({ path }) => path.split('/')[1] ?? '')),
];

/** The messages of the titles of these pages, by path: `pages.titles.team`. */
export const titleMessages = (): ReadonlyMap<string, string> => {
  const known = knownPages();
  const entries = entriesOf(readTable()).filter(({ path }) => known.includes(path));
  return new Map(entries.flatMap(({ path, title }) => (title ? [[path, `pages.${title}`]] : [])));
};

/** All paths of the route table that are off with the pages named: their records, the pages below them, and other addresses. */
export function pathsOff(named: readonly string[]): string[] {
  const entries = entriesOf(readTable());
  const off = new Set(named);
  const pageOf = (path: string) => entries.find((entry) => entry.path === path)?.page;
  for (let size = -1; size !== off.size;) {
    size = off.size;
    for (const { path, parent } of entries) if (parent && off.has(parent)) off.add(path);
  }
  const pages = new Set(named.map(pageOf));
  for (const { path, page } of entries) if (pages.has(page) && path === '/page') off.add(path);
  return entries.map(({ path }) => path).filter((path) => off.has(path));
}

/** What stands behind the last page of the source. */
export const endOfTable = '] as const satisfies readonly RouteEntry[];';
