import { inChunks } from '../../browser/yield-to-main';
import type { PersistentCache } from '../../data/device/swr-cache';
import { readTextNames, readWords } from '../../data/documents/text-editions';
import { addressOf } from '../../data/documents/types';
import { readAwards } from '../../data/lists/read-awards';
import { readWholeRecords } from '../../data/lists/list-pages';
import type { Entry } from '../../data/search/read-entries';
import { itbs } from '../../schemas/itbs';
import type { AnyRecord } from '../list/table-rows';
import type { KnownRecords } from '../ui/site-context';
import { builtInLists, documentLists, fileOf, nameDocuments, type NamedDocument } from './listed-documents';

/**
 * The documents whose texts are on the device, each once, and those that are part of the app. `kind` is what documents
 * are called. Makes no request.
 */
export async function readDocumentEntries(
  cache: PersistentCache,
  records: readonly KnownRecords[],
  kind: string,
): Promise<Entry[]> {
  const named = await documentsWithText(cache, records);
  const entries: Entry[] = [];
  for (const { file, title, page, notice } of named) {
    const text = await readWords(file);
    if (text !== undefined)
      entries.push({
        kind,
        title,
        ...bodyOf(text),
        to: page,
        notice,
        file: file.url,
        isTitledElsewhere: true,
      });
  }
  for (const { file, title, page } of builtInLists.flatMap(({ documents }) => documents)) {
    const text = await readWords(file);
    entries.push({ kind, title, body: '', to: page, ...(text && { ...bodyOf(text), file: file.url }) });
  }
  return entries;
}

const bodyOf = ({ words, lang }: { words: string; lang: string }) => ({
  body: words,
  languages: [{ length: words.length, lang }],
});

async function documentsWithText(cache: PersistentCache, lists: readonly KnownRecords[]) {
  const found: NamedDocument[] = [];
  const hasText = await readTextNames();
  const seen = new Set<string>();
  for (const list of documentLists(lists)) {
    const records = (await readWholeRecords(cache, list.of)) as AnyRecord[];
    const some: AnyRecord[] = [];
    await inChunks(records, (slice) => {
      for (const record of slice) {
        const file = fileOf(list.of, record);
        if (!file || !hasText(file)) continue;
        // Records can share a document, which is named by the first.
        const address = addressOf(file.url);
        if (!seen.has(address)) some.push(record);
        seen.add(address);
      }
    });
    const isTender = some.length > 0 && list.of.name === itbs.name;
    const awards = isTender ? await readAwards(cache) : undefined;
    await inChunks(some, (slice) => {
      found.push(...nameDocuments(list, slice, records, awards));
    });
  }
  return found;
}
