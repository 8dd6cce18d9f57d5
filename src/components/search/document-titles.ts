import { use, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { updateSavedTitles } from '../../data/documents/update-saved-titles';
import { addressOf } from '../../data/documents/types';
import type { ListedDocument } from '../../data/documents/saves';
import { readAwards } from '../../data/lists/read-awards';
import { listKey } from '../../data/lists/load-list';
import { readWholeRecords } from '../../data/lists/list-pages';
import type { FileValue } from '../../schemas/base';
import { itbs } from '../../schemas/itbs';
import type { AnyRecord } from '../list/table-rows';
import { builtInLists, fileOf, nameDocuments, documentLists, type NamedDocument } from './listed-documents';
import { SiteContext, type KnownRecords } from '../ui/site-context';

/**
 * Finds documents by URL in the built-in lists and in the stored lists, including closed records. The result has no
 * entry for a document that is in no list. Makes no network request. Never rejects.
 */
export async function findNamed(
  cache: PersistentCache,
  lists: readonly KnownRecords[],
  addresses: readonly string[],
): Promise<ReadonlyMap<string, NamedDocument>> {
  const wanted = new Set(addresses);
  const found = new Map<string, NamedDocument>();
  const take = (document: NamedDocument) => {
    const address = addressOf(document.file.url);
    if (wanted.has(address) && !found.has(address)) found.set(address, document);
  };
  for (const { documents } of builtInLists) documents.forEach(take);
  for (const section of documentLists(lists)) {
    if (found.size === wanted.size) break;
    const records = await readRecords(cache, section.of);
    const some = records.filter((record) => {
      const file = fileOf(section.of, record);
      return file && wanted.has(addressOf(file.url));
    });
    const isTender = some.length > 0 && section.of.name === itbs.name;
    const awards = isTender ? await readAwards(cache) : undefined;
    nameDocuments(section, some, records, awards).forEach(take);
  }
  return found;
}

async function readRecords(
  cache: PersistentCache,
  of: Parameters<typeof readWholeRecords>[1],
): Promise<AnyRecord[]> {
  try {
    return (await readWholeRecords(cache, of)) as AnyRecord[];
  } catch (error) {
    console.warn(`The list of ${of.name} could not be read: ${String(error)}`);
    return [];
  }
}

/**
 * Looks documents up in the lists on the device, and again when one of these lists changes. Returns a function that
 * stops it.
 */
function followNamed(
  cache: PersistentCache,
  records: readonly KnownRecords[],
  addresses: readonly string[],
  onFound: (found: ReadonlyMap<string, NamedDocument>) => void,
): () => void {
  let latest = 0;
  const lookUp = () => {
    const own = (latest += 1);
    void findNamed(cache, records, addresses).then((found) => {
      if (own === latest) onFound(found);
    });
  };
  const keys = new Set(documentLists(records).map(({ of }) => listKey(of)));
  const unfollow = cache.follow((key) => keys.has(key) && lookUp());
  lookUp();
  return () => {
    latest += 1;
    unfollow();
  };
}

/**
 * Finds one document in the lists, also in those that arrive later: undefined while they are read, null if it is in no
 * list.
 */
export function useNamed(file: FileValue | undefined): NamedDocument | null | undefined {
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);
  const [named, setNamed] = useState<NamedDocument | null>();
  const url = file?.url;
  useEffect(
    function lookUp() {
      if (url === undefined) return undefined;
      const address = addressOf(url);
      return followNamed(cache as PersistentCache, records, [address], (found) =>
        setNamed(found.get(address) ?? null),
      );
    },
    [cache, records, url],
  );
  return named;
}

/**
 * The titles and notices of documents in the lists on the device, by address; updated when a list changes. Empty until
 * the lists were read; without an entry for a document that is in no list.
 */
export function useAllNamed(
  documents: readonly ListedDocument[] | undefined,
): ReadonlyMap<string, NamedDocument> {
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);
  const [named, setNamed] = useState<ReadonlyMap<string, NamedDocument>>(new Map());
  useEffect(
    function lookUpAll() {
      const addresses = (documents ?? []).map(({ url }) => addressOf(url));
      if (addresses.length === 0) return undefined;
      return followNamed(cache as PersistentCache, records, addresses, setNamed);
    },
    [cache, records, documents],
  );
  return named;
}

/**
 * Replaces the file name of a saved document by its title in the lists. Looks up each document once per mount.
 */
export function useNaming(documents: readonly ListedDocument[] | undefined): void {
  const { cache } = useSWRConfig();
  const { records } = use(SiteContext);
  const lookedUp = useRef(new Set<string>());
  useEffect(
    function nameByLists() {
      const unnamed = (documents ?? []).filter(
        ({ url, isNamedByList }) => !isNamedByList && !lookedUp.current.has(url),
      );
      if (unnamed.length === 0) return;
      for (const { url } of unnamed) lookedUp.current.add(url);
      const addresses = unnamed.map(({ url }) => addressOf(url));
      void findNamed(cache as PersistentCache, records, addresses).then((named) =>
        updateSavedTitles(
          unnamed.map(({ isLost: _, ...document }) => document),
          named,
        ),
      );
    },
    [cache, records, documents],
  );
}
