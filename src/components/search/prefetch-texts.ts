import { savedPrefix } from '../../data/device/row-keys';
import { readRows } from '../../data/device/rows';
import type { PersistentCache } from '../../data/device/swr-cache';
import { prefetchTexts } from '../../data/documents/texts';
import { readZone } from '../../data/lists/read-zone';
import { wholePages } from '../../data/lists/stored-pages';
import type { FileValue } from '../../schemas/base';
import type { AnyRecord } from '../list/table-rows';
import type { KnownRecords } from '../ui/site-context';
import { documentLists, documentsOf } from './listed-documents';

/**
 * Fetches the texts of the documents of all open notices, so that each can be read without a network, and then those of
 * saved documents. `signal` stops it. Resolves to their number.
 */
export async function prefetchOpenTexts(
  cache: PersistentCache,
  records: readonly KnownRecords[],
  signal: AbortSignal,
): Promise<number> {
  const zone = await readZone(cache);
  const files: FileValue[] = [];
  for (const section of documentLists(records).filter(({ of }) => of.deadline !== undefined)) {
    const rows = (await wholePages(cache, section.of)).flatMap(({ value }) => value as AnyRecord[]);
    files.push(...documentsOf(section, rows, Date.now(), zone).map(({ file }) => file));
  }
  const saved = (await readRows<Partial<FileValue>>(savedPrefix)).flatMap(({ url }) =>
    typeof url === 'string' ? [{ url }] : [],
  );
  return prefetchTexts([...files, ...saved], signal);
}
