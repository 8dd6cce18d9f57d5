import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { envelopeOf } from '../../sw/contract/contract.ts';
import { listStampsPath, type ListStamps, stampOf } from '../../sw/contract/mark.ts';
import type { SiteLanguage } from '../messages/languages.ts';

/** The file of an answer below `api/`. */
const answer = /^(.+)\.json$/;

/**
 * Writes the stamps of all lists of the embedded content, a file for each language, from the answers as they are
 * published: the hashes of documents are in them by now. A record is known by its list.
 */
export async function writeListStamps(
  folder: string,
  siteLanguages: readonly Pick<SiteLanguage, 'prefix' | 'lists'>[],
): Promise<void> {
  // A build may be without content.
  if (!existsSync(join(folder, 'api'))) return;
  const names = (await readdir(join(folder, 'api'), { recursive: true })).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const paths = names.flatMap((name) => answer.exec(name)?.[1] ?? []).sort();
  const stamps = await Promise.all(
    paths
      .filter((path) => envelopeOf(path) !== 'record')
      .map(async (path) => {
        const text = await readFile(join(folder, 'api', `${path}.json`), 'utf8');
        return [path, stampOf(text)] as const;
      }),
  );
  const others = siteLanguages.map(({ lists }) => lists).filter(Boolean);
  const isIn = (lists: string, path: string) =>
    lists ? path.startsWith(lists) : !others.some((other) => path.startsWith(other));
  for (const { prefix, lists } of siteLanguages) {
    const own: ListStamps = Object.fromEntries(stamps.filter(([path]) => isIn(lists, path)));
    await writeFile(join(folder, prefix, listStampsPath), JSON.stringify(own));
  }
}
