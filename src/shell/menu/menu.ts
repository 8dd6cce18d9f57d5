import { href } from '../../addresses';
import { titleOf, type MenuGroup, type MenuPlace, type RouteEntry } from '../../route';
import { routes } from '../../routes';
import { words } from '../../words/common';
import { messages as pageWords } from 'virtual:messages/pages';

const { titles, menu } = pageWords;

export interface MenuLink {
  label: string;
  path: string;
}

/** An entry that opens the donate dialog. */
export interface MenuAction {
  label: string;
  action: 'donate';
}

export interface MenuSection {
  /** The label of a subgroup; undefined for entries directly in the group. */
  label: string | undefined;
  entries: (MenuLink | MenuAction)[];
}

export interface Menu {
  label: string;
  sections: MenuSection[];
}

/** The names of the groups, in the order of the menus. */
const groupNames: Readonly<Record<MenuGroup, string>> = {
  about: titles.about,
  work: menu.work,
  news: menu.news,
  faqs: titles.faqs,
  involved: menu.involved,
};
const groups = Object.keys(groupNames) as MenuGroup[];

export const groupName = (group: MenuGroup): string => groupNames[group];

/** The menu of wide screens, with subgroups. Groups without pages are omitted. */
export const desktopMenuOf = (table: readonly RouteEntry[]) => build(table, ({ within }) => within);
/** The menu of phones, without subgroups. */
export const drawerMenuOf = (table: readonly RouteEntry[]) => build(table, () => undefined);
export const desktopMenu = desktopMenuOf(routes);
export const drawerMenu = drawerMenuOf(routes);

function build(table: readonly RouteEntry[], subgroupOf: (place: MenuPlace) => string | undefined): Menu[] {
  return groups.flatMap((group) => {
    const sections: MenuSection[] = [];
    for (const route of table) {
      if (route.menu?.group !== group) continue;
      const label = subgroupOf(route.menu);
      let section = sections.at(-1);
      if (!section || section.label !== label) sections.push((section = { label, entries: [] }));
      section.entries.push({ label: route.menu.label ?? titleOf(route), path: route.path });
    }
    if (sections.length === 0) return [];
    if (group === 'involved' && !(import.meta.env.SITE_UNLINKED && !href('/donate'))) {
      sections.push({ label: undefined, entries: [{ label: words.donateNow, action: 'donate' }] });
    }
    return [{ label: groupNames[group], sections }];
  });
}

/** Returns the link of a group that consists of one page with the same label, which needs no dropdown. */
export function singleLink({ label, sections }: Menu): MenuLink | undefined {
  const [entry, ...more] = sections.flatMap(({ entries }) => entries);
  return entry && 'path' in entry && entry.label === label && more.length === 0 ? entry : undefined;
}
