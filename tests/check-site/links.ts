import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltPage } from './built-pages';

/** How long (ms) another site may take to answer. */
const patience = 15_000;

/** So many sites are asked at once. */
const atOnce = 4;

/** A sentence for each link of the pages that leads to nothing in the build. */
export function deadLinks(pages: readonly BuiltPage[], dist: string): string[] {
  const moved = readMoved(join(dist, '_redirects'));
  const known = new Map<string, boolean>();
  const leadsSomewhere = (path: string) => {
    let found = known.get(path);
    if (found === undefined) {
      const file = join(dist, decoded(path));
      found =
        moved.has(path) ||
        ['', '.html', '.json', '/index.html'].some(
          (ending) => existsSync(file + ending) && statSync(file + ending).isFile(),
        );
      known.set(path, found);
    }
    return found;
  };
  return pages.flatMap(({ address, references }) =>
    [...new Set(references)]
      .map((reference) => new URL(reference, `http://site.test${address}`))
      .filter(({ protocol, hostname }) => protocol === 'http:' && hostname === 'site.test')
      .map(({ pathname }) => pathname)
      .filter((path) => !leadsSomewhere(path))
      .map((path) => `${address}: a link leads to ${path}, where there is nothing.`),
  );
}

/** The paths that hosts lead elsewhere. */
function readMoved(file: string): Set<string> {
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/)[0]!));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // An address that is malformed is that of nothing.
    return path;
  }
}

/** The addresses of other sites that the pages link to, each with a page that does; no address of `own`, the site itself. */
export function foreignLinks(pages: readonly BuiltPage[], own: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { address, references } of pages)
    for (const reference of references)
      if (/^https?:/.test(reference) && !(own && reference.startsWith(own)) && !found.has(reference))
        found.set(reference, address);
  return found;
}

/** A sentence for each address of other sites that does not answer, or answers that there is nothing. Never rejects. */
export async function silentLinks(links: ReadonlyMap<string, string>): Promise<string[]> {
  const waiting = [...links];
  const lines: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [link, page] = next;
      const flaw = await flawOf(link);
      if (flaw) lines.push(`${page}: ${link} ${flaw}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return lines.sort();
}

/** What is wrong with an address; undefined if it answers, also with a refusal: some sites refuse programs. */
async function flawOf(link: string): Promise<string | undefined> {
  try {
    const response = await fetch(link, { signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return [404, 410].includes(response.status) ? `answers ${response.status}` : undefined;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError' ? 'does not answer' : `cannot be reached (${cause?.code ?? name})`;
  }
}
