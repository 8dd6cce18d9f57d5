import { envelopeOf } from '../../../sw/contract/contract.ts';
import { parseUrl } from '../../../sw/contract/urls.ts';
import { limits, viewCallLimit } from '../../../src/data/lists/limits.ts';
import { pageCount, pathOfPage } from '../../../src/data/lists/page-links.ts';
import type { Resource } from '../../../src/schemas/base.ts';
import { parseLinks, type PageLink } from '../../../src/schemas/parse.ts';
import { quoted, type Finding } from './findings.ts';

interface FirstPage {
  resource: Resource;
  where: string;
  body: unknown;
  slugs: readonly string[];
}

interface Ways {
  /** Where the calls of this API begin: `https://api.example.org/api/`. */
  root: string;
  suffix: string;
  /** Asks for a page, and checks its records: their slugs, or undefined for a call that failed. */
  read: (path: string) => Promise<readonly string[] | undefined>;
}

/** Follows the pages of a list as the app does, and says where that ends before the list does. */
export async function followPages(first: FirstPage, { root, suffix, read }: Ways): Promise<Finding[]> {
  const { resource, where, body } = first;
  const links = parseLinks(body);
  const count = pageCount(links);
  const meta = (body as { meta?: { total?: unknown; last_page?: unknown } }).meta ?? {};
  const findings: Finding[] = [];
  const fault = (what: string, phone: string) => void findings.push({ level: 'fault', where, what, phone });
  if (first.slugs.length > limits.recordsOfPage)
    fault(
      `expected at most ${limits.recordsOfPage} records on a page, found ${first.slugs.length}.`,
      `A phone shows the first ${limits.recordsOfPage}.`,
    );
  if (Number(meta.last_page) > count)
    fault(
      `meta.last_page is ${quoted(meta.last_page)}, but meta.links names ${count === 1 ? 'no further page' : `${count} pages`}.`,
      'A phone shows the pages that the links name.',
    );
  const follow = ({ url }: PageLink) => pathBelow(root, suffix, url);
  const seen = new Set(first.slugs);
  for (let number = 2; number <= Math.min(count, viewCallLimit); number += 1) {
    const path = pathOfPage(links, number, follow);
    const name = path?.split('?')[0] ?? '';
    if (path === undefined || name.split('/')[0] !== resource.name || envelopeOf(name) !== 'page') {
      const link = links.find(({ label }) => label.trim() === String(number));
      fault(
        `the link of page ${number}: expected an address below ${root}, found ${quoted(link?.url ?? null)}.`,
        `A phone shows ${number === 2 ? 'the first page' : `the first ${number - 1} pages`} and no other.`,
      );
      return findings;
    }
    const slugs = await read(path);
    if (!slugs) return findings;
    if (slugs.length > 0 && slugs.every((slug) => seen.has(slug))) {
      fault(
        `page ${number} has the records of the pages before it: does the server read the number of the page?`,
        'A phone shows the same records on each page.',
      );
      return findings;
    }
    for (const slug of slugs) seen.add(slug);
  }
  if (count <= viewCallLimit && typeof meta.total === 'number' && meta.total !== seen.size)
    fault(
      `meta.total is ${meta.total}, and the pages have ${seen.size} different records.`,
      'A phone shows what the pages have.',
    );
  if (count > viewCallLimit)
    findings.push({
      level: 'note',
      where,
      what: `${count} pages, of which the first ${viewCallLimit} were asked for.`,
    });
  return findings;
}

/** The path of a link below the calls of the API, as the app reads it; undefined if it leads elsewhere. */
function pathBelow(root: string, suffix: string, link: string | null): string | undefined {
  const url = link === null ? undefined : parseUrl(link, root);
  if (!url?.href.startsWith(root)) return undefined;
  const path = url.pathname.slice(new URL(root).pathname.length);
  return (suffix && path.endsWith(suffix) ? path.slice(0, -suffix.length) : path) + url.search;
}
