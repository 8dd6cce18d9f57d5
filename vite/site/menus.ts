import type { MenuGroup } from '../../src/route.ts';
import { BuildError } from '../build-error.ts';
import { hintOf } from '../nearest.ts';
import { endOfTable, entriesOf } from './route-table.ts';

/** The groups of the menu, in their order. */
export const menuGroups = [
  'about',
  'work',
  'news',
  'faqs',
  'involved',
] as const satisfies readonly MenuGroup[];

/** The paths of the pages that come first in a group of the menu, in their order. */
export type Menus = Readonly<Partial<Record<MenuGroup, readonly string[]>>>;

/** The build variable that has the pages of a group. */
export const menuVariable = (group: string): string => `SITE_MENU_${group.toUpperCase()}`;

/**
 * Throws a sentence, with the place of its line, for a page that is none of the known ones, that is off, or that stands
 * in the menu twice.
 */
export function checkMenus(
  menus: Menus,
  known: readonly string[],
  places: ReadonlyMap<string, string>,
  off: readonly string[] = [],
): void {
  const named: string[] = [];
  for (const [group, paths] of Object.entries(menus)) {
    const place = places.get(menuVariable(group)) ?? menuVariable(group);
    for (const path of paths) {
      if (off.includes(path))
        throw new BuildError(`${place} has ${path}, which is off: take it out there, or out of pages.off.`);
      if (!known.includes(path)) {
        const hint = hintOf(path, known) || hintOfOwnPage(path);
        throw new BuildError(
          `${place} must be some of the pages ${known.join(', ')}, but it is "${path}"${hint}.`,
        );
      }
      if (named.includes(path)) throw new BuildError(`${place} has ${path}, which is in the menu already.`);
      named.push(path);
    }
  }
}

const hintOfOwnPage = (path: string): string =>
  /^\/[a-z\d-]+$/.test(path) ? ` (a page of your own needs its file first: pages${path}.md)` : '';

/** The source of the table with the pages of each menu that is chosen in its group, before the others of that group. */
export function inOrderOf(menus: Menus, source: string): string {
  const start = entriesOf(source)[0]!.from;
  const end = source.indexOf(endOfTable);
  let entries = entriesOf(source).map(({ path, from, to }) => ({ path, text: source.slice(from, to) }));
  for (const group of menuGroups) {
    const paths = menus[group];
    if (!paths) continue;
    const isChosen = ({ path }: { path: string }) => paths.includes(path);
    const chosen = paths.flatMap((path) => entries.filter((entry) => entry.path === path));
    const others = entries.filter((entry) => !isChosen(entry));
    const first = others.findIndex(({ text }) => groupIn(text) === group);
    const at =
      first >= 0
        ? first
        : others.indexOf(entries.slice(entries.findIndex(isChosen)).find((entry) => !isChosen(entry))!);
    const moved = chosen.map(({ path, text }) => ({ path, text: movedTo(group, text) }));
    entries = [...others.slice(0, at), ...moved, ...others.slice(at)];
  }
  return source.slice(0, start) + entries.map(({ text }) => text).join('') + source.slice(end);
}

const menuLine = /^ {4}menu: \{ group: '(\w+)'.*\},\n/m;
const groupIn = (entry: string): string | undefined => menuLine.exec(entry)?.[1];

/** The source of a page in a group of the menu. An empty page, which is an alias, is in none. */
function movedTo(group: MenuGroup, entry: string): string {
  if (groupIn(entry) === group || /^ {4}isAlias: true/m.test(entry)) return entry;
  const line = `    menu: { group: '${group}' },\n`;
  return groupIn(entry) ? entry.replace(menuLine, line) : entry.replace(/^ {2}\},\n$/m, `${line}  },\n`);
}
