import styled from '@emotion/styled';
import { startTransition, use, useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { readAwards } from '../../data/lists/read-awards';
import { readEntries, search, type Hit, type StoredSource } from '../../data/search/search';
import { projectEventWords as words } from '../../words/projects-events';
import { useNow } from '../../browser/clock';
import { Region } from '../../components/ui/region';
import { SearchBox } from '../../components/news/search-box';
import { SearchResults } from './search-results';
import { searchSources } from '../../components/search/search-sources';
import { SiteContext, type KnownRecords } from '../../components/ui/site-context';
import { palette } from '../../theme/tokens';

const Top = styled('div')({ maxWidth: 560 });
const Said = styled('p')({ margin: '24px 0 0', fontWeight: 600 });
const Age = styled('p')({
  margin: '4px 0 0',
  fontSize: '0.875rem',
  color: palette.text.secondary,
});

/** What the device holds, read once per visit of the page: `undefined` while it is read, `null` if it is empty. */
function useStored(records: readonly KnownRecords[]): StoredSource | null | undefined {
  const { cache } = useSWRConfig();
  const [stored, setStored] = useState<StoredSource | null>();
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const device = cache as PersistentCache;
      const sources = searchSources(records, await readAwards(device));
      const found = await readEntries(device, sources);
      if (isCurrent) setStored(found ?? null);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [cache, records]);
  return stored;
}

/** The results of a query; undefined while the search runs. */
function useHits(stored: StoredSource | null | undefined, query: string): readonly Hit[] | undefined {
  const [found, setFound] = useState<{ hits: readonly Hit[]; stored: StoredSource; query: string }>();
  useEffect(() => {
    if (!stored) return undefined;
    let isCurrent = true;
    void search(stored.entries, query, () => isCurrent).then((hits) => {
      if (hits && isCurrent) startTransition(() => setFound({ hits, stored, query }));
    });
    return () => {
      isCurrent = false;
    };
  }, [stored, query]);
  return found?.stored === stored && found?.query === query ? found.hits : undefined;
}

/** Searches everything that is stored on the device, without any request. */
export function SearchScreen({ query }: { query: string }) {
  const { records } = use(SiteContext);
  const sources = useMemo(() => searchSources(records), [records]);
  const stored = useStored(records);
  const now = useNow();
  const hits = useHits(stored, query);
  return (
    <>
      <Top>
        <SearchBox query={query} />
      </Top>
      <div role="status">
        <Said>{sentence()}</Said>
        {stored && query && now !== undefined && <Age>{words.searchAge(stored.confirmedAt, now)}</Age>}
      </div>
      {hits && (
        <Region>
          <SearchResults sources={sources} hits={hits} query={query} />
        </Region>
      )}
    </>
  );

  function sentence() {
    if (stored === null) return words.nothingStored;
    if (!query) return words.searchHint;
    if (!hits) return words.searching;
    return hits.length > 0 ? words.found({ count: hits.length, query }) : words.notFound(query);
  }
}
