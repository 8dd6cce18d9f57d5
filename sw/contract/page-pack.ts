/**
 * The HTML of many pages in one file: what pages share stands in it once. The build writes it for each language, and the
 * worker answers navigations from it.
 */
export interface PagePack {
  /** All that the pages are made of. */
  text: string;
  /** By path, what a page is made of: the start and end of each slice of `text`. */
  pages: Readonly<Record<string, readonly number[]>>;
  /** The paths of pages whose banner holds nothing of a list. */
  titled?: readonly string[];
}

/** The address of the pack of a language, behind its prefix. */
export const packPath = '/pages.json';

/** The HTML of a page in a pack; undefined if it has none at this path. */
export function unpack({ text, pages }: PagePack, path: string): string | undefined {
  const slices = Object.hasOwn(pages, path) ? pages[path]! : [];
  let html = '';
  for (let index = 0; index + 1 < slices.length; index += 2)
    html += text.slice(slices[index], slices[index + 1]);
  return html || undefined;
}

/** Whether a parsed file has the form of a pack. */
export function isPack(data: unknown): data is PagePack {
  const { text, pages, titled = [] } = (data ?? {}) as Partial<PagePack>;
  return typeof text === 'string' && typeof pages === 'object' && pages !== null && Array.isArray(titled);
}
