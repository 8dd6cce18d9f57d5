import styled from '@emotion/styled';
import { useCallback } from 'react';
import { href } from '../../addresses';
import { useNow } from '../../browser/clock';
import { Button } from '../../components/ui/button';
import { useIsFetching } from '../../data/lists/prefetch/fetch-activity';
import { useOfflineState } from '../../data/lists/prefetch/offline-state';
import { LinkRow } from '../../components/ui/related-pages';
import { Region } from '../../components/ui/region';
import { quotedQuery } from '../../format/query';
import { palette } from '../../theme/tokens';
import { words as commonWords } from '../../words/common';
import { projectEventWords as words } from '../../words/projects-events';
import { addressIn, language, siteLanguages } from '../../words/language';
import { foundSentence, searchMessages } from '../../words/search/search';
import { SearchField } from './search-field';
import { KeepPlace } from './keep-place';
import { initialCount, SearchResults } from './search-results';
import { Hint, ListLinks } from '../../components/search/list-links';
import { suggestFrom } from '../../components/search/suggestions';
import { useFound, usePrepared } from './use-search';
import { reloadPage } from '../../browser/reload';

const Said = styled('p')({ margin: '24px 0 0', fontWeight: 600 });
const Age = styled('p')({
  margin: '4px 0 0',
  fontSize: '0.875rem',
  color: palette.text.secondary,
});

/** Searches everything that is stored on the device, without any request for it. */
export function SearchScreen({ query }: { query: string }) {
  const prepared = usePrepared();
  const now = useNow();
  const isFetching = useIsFetching();
  // What is to be fetched is not known yet: the device does not stay without anything.
  const isStarting = useOfflineState() === 'starting';
  const found = useFound(prepared, query, initialCount);
  const search = prepared && prepared !== 'failed' ? prepared : undefined;
  const suggest = useCallback(
    async (text: string) =>
      search ? suggestFrom(search, text).catch((error: unknown) => void console.warn(error)) : undefined,
    [search],
  );
  const isFound = found !== undefined && found !== 'failed';
  const count = isFound ? found.sections.reduce((sum, section) => sum + section.count, found.best.length) : 0;
  return (
    <>
      <SearchField query={query} suggest={suggest} />
      <div role="status">
        <Said>{sentence()}</Said>
        {query && isFetching && <Age>{searchMessages.fetching}</Age>}
        {query && !isFetching && search && now !== undefined && (
          <Age>{words.searchAge(search.confirmedAt, now)}</Age>
        )}
      </div>
      {found === 'failed' && (
        <Button variant="outlined" onClick={() => reloadPage()}>
          {commonWords.retry}
        </Button>
      )}
      {search && isFound && (
        <Region>
          <KeepPlace>
            {count > 0 ? (
              <SearchResults search={search} found={found} query={query} />
            ) : (
              <NothingFound query={query} />
            )}
          </KeepPlace>
        </Region>
      )}
      {prepared !== undefined && (!query || found !== undefined) && <ListLinks />}
    </>
  );

  function sentence() {
    if (found === 'failed') return searchMessages.failed;
    if (prepared === null && !isStarting && !isFetching) return words.nothingStored;
    if (!query) return words.searchHint;
    if (!isFound) return words.searching;
    return foundSentence(found.tried, { count, query: quotedQuery(query) });
  }
}

const otherLanguages = siteLanguages.filter(({ tag }) => tag !== language.tag);

/** Says what was tried, and offers the same search in the other languages, which have lists of their own. */
const NothingFound = ({ query }: { query: string }) => (
  <>
    <Hint>{searchMessages.tried}</Hint>
    {otherLanguages.length > 0 && (
      <>
        <Hint>{searchMessages.otherLanguages}</Hint>
        <LinkRow>
          {otherLanguages.map((one) => (
            <li key={one.tag}>
              <a
                href={addressIn(one, href('/search', { query: { q: query } }))}
                hrefLang={one.tag}
                lang={one.tag}
                dir={one.direction}
              >
                {one.name}
              </a>
            </li>
          ))}
        </LinkRow>
      </>
    )}
  </>
);
