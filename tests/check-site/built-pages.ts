import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { JSDOM } from 'jsdom';

/** A page as the build has written it. */
export interface BuiltPage {
  /** `/vacancies/v-1`. */
  address: string;
  /** The text of its heading; empty for a page that is built without content. */
  heading: string;
  /** What its HTML refers to, as it is written there. */
  references: readonly string[];
}

/** Files that are no page of the site: what a host answers in place of one, the app's shell, the editor, the viewer. */
const others = /^(404|shell)\.html$|^(admin|reader)\//;

/** The pages of a build, by address. */
export function builtPages(dist: string): BuiltPage[] {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => relative(dist, join(parentPath, name)).split(sep).join('/'))
    .filter((file) => !others.test(file) && !file.startsWith('files/'));
  return files
    .map((file) => readPage(`/${file}`, readFileSync(join(dist, file), 'utf8')))
    .sort((one, other) => (one.address < other.address ? -1 : 1));
}

function readPage(file: string, html: string): BuiltPage {
  const { document } = new JSDOM(html).window;
  const read = (selector: string, attribute: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  return {
    address: file.replace(/(?:^|\/)index\.html$|\.html$/, '') || '/',
    heading: plain(document.querySelector('main h1')?.textContent),
    references: [...read('[href]', 'href'), ...read('[src]', 'src')].filter(Boolean),
  };
}

/** A text without its line breaks. */
export const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** So many pages of one kind, such as vacancies, are opened. */
const ofOneKind = 3;

/** Of each kind of page the first three, in the language whose addresses begin with `prefix`; all others are `prefixes`. */
export function pagesToOpen(
  pages: readonly BuiltPage[],
  prefix: string,
  prefixes: readonly string[],
): BuiltPage[] {
  const isBelow = (address: string, start: string) => address === start || address.startsWith(`${start}/`);
  const own = pages.filter(({ address }) =>
    prefix ? isBelow(address, prefix) : !prefixes.some((other) => other && isBelow(address, other)),
  );
  const counts = new Map<string, number>();
  return own.filter(({ address }) => {
    const [, kind = '', ...rest] = address.slice(prefix.length).split('/');
    if (rest.length === 0) return true;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return counts.get(kind)! <= ofOneKind;
  });
}
