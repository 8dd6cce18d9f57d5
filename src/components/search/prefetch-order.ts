import { savedPrefix } from '../../data/device/row-keys';
import { readRows } from '../../data/device/rows';
import type { PersistentCache } from '../../data/device/swr-cache';
import { prefetchTexts, type WantedText } from '../../data/documents/prefetch-texts';
import { readZone } from '../../data/lists/use-settings';
import { readWholeRecords } from '../../data/lists/list-pages';
import type { FileValue } from '../../schemas/base';
import { language } from '../../words/language';
import type { AnyRecord } from '../list/table-rows';
import type { KnownRecords } from '../ui/site-context';
import { builtInLists, documentLists, documentsOf, type DocumentList } from './listed-documents';

/**
 * Fetches the texts of documents, so that each can be read without a network: first those of all open notices, then
 * those of saved documents, then those of the other lists by rank; of the notices and of the lists, those in the language
 * of the page come first. `signal` stops it. Resolves to their number.
 */
export async function prefetchTextsByRank(
  cache: PersistentCache,
  records: readonly KnownRecords[],
  signal: AbortSignal,
): Promise<number> {
  const zone = await readZone(cache);
  const filesOf = async (section: DocumentList): Promise<FileValue[]> => {
    const rows = (await readWholeRecords(cache, section.of)) as AnyRecord[];
    return documentsOf(section, rows, Date.now(), zone).map(({ file }) => file);
  };
  const lists = documentLists(records);
  const isOfNotices = ({ of }: DocumentList) => of.deadline !== undefined;
  const open = await inTurn(lists.filter(isOfNotices), filesOf);
  const others = await inTurn(
    lists.filter((section) => !isOfNotices(section)),
    filesOf,
  );
  const builtIn = builtInLists.flatMap(({ documents }) => documents.map(({ file }) => file));
  const saved = (await readRows<unknown>(savedPrefix)).flatMap((row) => {
    const { url } = (row ?? {}) as Partial<FileValue>;
    return typeof url === 'string' ? [{ url }] : [];
  });
  const wanted: WantedText[] = [
    ...ownLanguageFirst(open).map((file) => ({ file })),
    ...saved.map((file) => ({ file, isSaved: true })),
    ...ownLanguageFirst([...others, ...builtIn]).map((file) => ({ file })),
  ];
  return prefetchTexts(wanted, signal);
}

const primary = (tag = '') => tag.split('-')[0]!.toLowerCase();
const isInOwnLanguage = (file: FileValue) => primary(file.language) === primary(language.tag);
const ownLanguageFirst = (files: readonly FileValue[]): FileValue[] => [
  ...files.filter(isInOwnLanguage),
  ...files.filter((file) => !isInOwnLanguage(file)),
];

async function inTurn<From, To>(from: readonly From[], read: (each: From) => Promise<To[]>): Promise<To[]> {
  const all: To[] = [];
  for (const each of from) all.push(...(await read(each)));
  return all;
}
