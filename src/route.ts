import type { Fields, RecordOf, Resource } from './schemas/base';

/** The groups of the menus; `shell/menu/menu.ts` has their names. */
export type MenuGroup = 'about' | 'work' | 'news' | 'faqs' | 'involved';

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

/** The records that a route shows, typed by their resource. */
export const recordsOf = <F extends Fields>(of: Resource<F>, shown: Shown<F> = {}): ShownRecords =>
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
  /** Its place in the menus: the drawer of phones leaves `within` out. */
  menu?: MenuPlace;
  /** Whether the parameters can be valid at all, where they are not arbitrary. */
  isFor?: (params: Params) => boolean;
  /** Another address of a page that has its own, or a page without a record; left out of every list of pages. */
  isAlias?: boolean;
  /** A page that users open the app for: the device stores its HTML, so that it starts quickly. */
  isMain?: boolean;
  /** It fills the screen without header and footer, and is left out of menus, page lists and the sitemap. */
  isWholeScreen?: boolean;
}

/** The title of a page at an address of its route. */
export const titleOf = ({ title }: Pick<RouteEntry, 'title'>, params: Params = {}): string =>
  typeof title === 'string' ? title : title(params);
