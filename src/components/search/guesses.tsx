import styled from '@emotion/styled';
import { use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { PersistentCache } from '../../data/device/swr-cache';
import { fold } from '../../format/fold';
import { nearest } from '../../format/nearest';
import { palette } from '../../theme/tokens';
import { searchMessages } from '../../words/search/search';
import { Icon } from '../ui/icon';
import { SiteContext } from '../ui/site-context';
import { Typography } from '../ui/typography';
import { ListLinks } from './list-links';
import { openSearch, type SearchState } from './open-search';
import { suggestFrom, type Suggestion } from './suggestions';

const Box = styled('div')({
  marginBlockStart: 24,
  '& h2': { fontSize: '1.0625rem', marginBlockEnd: 8 },
  '& ul': {
    display: 'grid',
    gap: 8,
    maxWidth: '30rem',
    margin: 0,
    padding: 0,
    fontSize: '1.125rem',
    listStyle: 'none',
  },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 8,
    padding: '4px 16px',
    borderRadius: 8,
    border: `1px solid ${palette.primary.main}`,
    backgroundColor: palette.background.paper,
  },
  // The nearest is the next step of most.
  '& li:first-of-type': { backgroundColor: palette.primary.main },
  '&& li:first-of-type > *': { color: palette.primary.contrastText },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: '1 0 auto',
    maxWidth: '100%',
    minHeight: 44,
    fontWeight: 600,
    color: palette.primary.main,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& li > bdi': { paddingBlockEnd: 8, color: palette.text.secondary, fontSize: '0.875rem' },
});
/** More would be a list to search in. */
const most = 4;

/**
 * The page whose address is nearest to one that does not exist, and what on this phone is nearest to its words; then
 * the lists, which have everything.
 */
export function Guesses({ words }: { words: string }) {
  const { cache } = useSWRConfig();
  const site = use(SiteContext);
  const [found, setFound] = useState<readonly Suggestion[]>();
  const page = useNearestPage();
  useEffect(
    function guess() {
      let isCurrent = true;
      const search = openSearch(cache as PersistentCache, site);
      const unfollow = search.follow((state: SearchState) => {
        if (!state || state === 'failed') return setFound([]);
        suggestFrom(state, words).then(
          (suggested) => suggested && isCurrent && setFound(suggested),
          (error: unknown) => {
            console.warn(`Nothing could be guessed: ${String(error)}`);
            setFound([]);
          },
        );
      });
      return () => {
        isCurrent = false;
        unfollow();
        search.end();
      };
    },
    [cache, site, words],
  );
  const others = (found ?? []).filter((one) => one.to !== page?.to && isNamed(one, words));
  const guesses = (page ? [page, ...others] : others).slice(0, most);
  // Links that stand would move down by what is guessed.
  const lists = found && <ListLinks without={page?.to} />;
  if (guesses.length === 0) return lists;
  return (
    <>
      <Box>
        <Typography variant="h3" component="h2">
          {searchMessages.guesses}
        </Typography>
        <ul>
          {guesses.map(({ title, note, to }) => (
            <li key={to}>
              <Link to={to}>
                <bdi style={{ font: 'inherit', color: 'inherit' }}>{title}</bdi>
                <Icon name="next" />
              </Link>
              {note && <bdi>{note}</bdi>}
            </li>
          ))}
        </ul>
      </Box>
      {lists}
    </>
  );
}

/** The least letters of a word that tells anything, and how many at its end may differ: “vacancy” names “vacancies”. */
const leastLetters = 4;
const ending = 2;

/** Whether the title or the last part of the address has a word of those: what only says them somewhere was not meant. */
function isNamed({ title, to }: Suggestion, words: string): boolean {
  const names = fold(
    `${title} ${to
      .replace(/[?#].*/, '')
      .split('/')
      .at(-1)!}`,
  );
  return fold(words)
    .split(' ')
    .filter((word) => word.length >= leastLetters)
    .some((word) => names.includes(word.slice(0, Math.max(leastLetters, word.length - ending))));
}

/** The page whose address differs from the current one by a mistake or two, or by the end of its word. */
function useNearestPage(): Suggestion | undefined {
  const { pages } = use(SiteContext);
  const { pathname } = useLocation();
  const listed = pages.filter(({ isTemplate }) => !isTemplate);
  const path = nearest(
    pathname,
    listed.map(({ path }) => path),
  );
  const page = listed.find((one) => one.path === path);
  return page && { title: page.title, note: '', to: page.path };
}
