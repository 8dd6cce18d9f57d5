import styled from '@emotion/styled';
import { use, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { useIsRefused } from '../../data/device/storage-faults';
import type { PersistentCache } from '../../data/device/swr-cache';
import { listKey } from '../../data/lists/load-list';
import { refetchLists } from '../../data/lists/prefetch/prefetch';
import { readLists, type StoredList } from '../../data/lists/read-lists';
import { setOfflineState, useOfflineState } from '../../data/lists/prefetch/offline-state';
import { readControl, useController, type Controller } from '../../pwa/use-controller';
import { savedWords as words } from '../../words/saved';
import { Button } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { useNow } from '../../browser/clock';
import { PageSection, Panel, Small, Status } from '../../components/saved/panel';
import { SiteContext, type KnownPage } from '../../components/ui/site-context';
import { Typography } from '../../components/ui/typography';
import { palette } from '../../theme/tokens';

/** The stored part of a page, judged by its least complete list. */
type PageLists = { path: string; title: string } & (
  { is: 'there' | 'in-part'; records: number; confirmedAt: number } | { is: 'missing' }
);

/** The pages that show lists, each with what the device holds of it; incomplete ones first. */
export function listsOfPage(pages: readonly KnownPage[], stored: readonly StoredList[]): PageLists[] {
  const byName = new Map(stored.map((list) => [list.name, list]));
  const found = pages
    .filter(({ reads }) => reads.length > 0)
    .map(({ path, title, reads }): PageLists => {
      const lists = reads.flatMap(({ name }) => byName.get(name) ?? []);
      const there = lists.flatMap((list) => (list.is === 'missing' ? [] : [list]));
      if (there.length < lists.length || there.length === 0) return { path, title, is: 'missing' };
      return {
        path,
        title,
        is: there.every(({ is }) => is === 'there') ? 'there' : 'in-part',
        records: there.reduce((sum, { records }) => sum + records, 0),
        confirmedAt: Math.min(...there.map(({ confirmedAt }) => confirmedAt)),
      };
    });
  return [...found.filter(({ is }) => is !== 'there'), ...found.filter(({ is }) => is === 'there')];
}

const Details = styled('details')({
  width: '100%',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    cursor: 'pointer',
    fontWeight: 600,
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
});
const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0 16px',
    paddingBlock: 4,
    borderBlockStart: `1px solid ${palette.divider}`,
  },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

type Fetching = 'idle' | 'fetching' | 'fetched' | 'fetched-not-kept' | 'fetched-in-part';

/**
 * The parts that work offline: the app itself, and each list with its age. Users check this before they leave the office.
 */
export function SavedReady() {
  const { pages, lists } = use(SiteContext);
  const { cache, mutate } = useSWRConfig();
  const [fetching, setFetching] = useState<Fetching>('idle');
  const worker = useController();
  const areRowsRefused = useIsRefused('rows');
  const readiness = useOfflineState();
  const control = worker === 'not-yet' && readiness === 'no-worker' ? 'none' : worker;
  const stored = useStoredLists(fetching, readiness);
  const now = useNow();
  const shown = stored && listsOfPage(pages, stored);
  const there = stored?.filter(({ is }) => is === 'there') ?? [];
  // It is not a fault of a first visit that not all of it is here yet.
  const isUnderWay = fetching === 'fetching' || readiness === 'starting' || readiness === 'fetching';
  const isWhole = stored !== undefined && there.length === stored.length;

  async function fetchAll() {
    if (fetching === 'fetching') return;
    setFetching('fetching');
    const since = Date.now();
    try {
      await refetchLists(cache as PersistentCache, mutate, lists, new AbortController().signal);
    } catch (error) {
      console.warn(error);
    }
    const after = await readLists(cache as PersistentCache, lists);
    const isNew = (list: StoredList) => list.is === 'there' && list.confirmedAt >= since;
    // The worker may have taken control in the meantime.
    if (readControl() === 'controls' && after.every(({ is }) => is === 'there')) setOfflineState('ready');
    const arrived = lists.every((list) => (cache.get(listKey(list))?.data?.confirmedAt ?? 0) >= since);
    setFetching(after.every(isNew) ? 'fetched' : arrived ? 'fetched-not-kept' : 'fetched-in-part');
  }

  return (
    <PageSection id="offline">
      <Typography variant="h2">{words.ready}</Typography>
      <Panel>
        <Shell control={control} />
        {readiness === 'metered' && !isWhole && <p>{words.metered}</p>}
        {readiness === 'waiting' && shown && !isWhole && <p>{words.waiting(missingPages(shown))}</p>}
        {stored === undefined ? (
          <p>{words.looking}</p>
        ) : (
          <Standing isGood={isWhole} isUnderWay={isUnderWay}>
            {words.listsThere(there.length, stored.length)}
          </Standing>
        )}
        {now !== undefined && there.length > 0 && <Small>{words.oldest(oldestOf(there), now)}</Small>}
        {stored && !areRowsRefused && !(cache as PersistentCache).keepsAll() && (
          <Status>{words.notKept}</Status>
        )}
        <Button
          variant={isWhole ? 'outlined' : 'contained'}
          aria-disabled={fetching === 'fetching'}
          onClick={() => void fetchAll()}
        >
          {fetching === 'fetching' ? words.fetchingAll : isWhole ? words.renewAll : words.fetchAll}
        </Button>
        <span role="status">
          {fetching === 'fetched' && <span>{words.fetchedAll}</span>}
          {fetching === 'fetched-not-kept' && <span>{words.fetchedNotKept}</span>}
          {fetching === 'fetched-in-part' && <span>{words.fetchedSome}</span>}
        </span>
        {shown && (
          <Details>
            <summary>
              <Icon name="down" />
              {words.showLists}
            </summary>
            <List>
              {shown.map((page) => (
                <li key={page.path}>
                  <Link to={page.path}>{page.title}</Link>
                  <Small as="span">{now === undefined ? '' : standing(page, now)}</Small>
                </li>
              ))}
            </List>
          </Details>
        )}
      </Panel>
    </PageSection>
  );
}

interface StandingProps {
  isGood: boolean;
  /** Whether what is missing is on its way. */
  isUnderWay: boolean;
  children: string;
}

const Standing = ({ isGood, isUnderWay, children }: StandingProps) =>
  isUnderWay && !isGood ? <p>{children}</p> : <Status isGood={isGood}>{children}</Status>;

/** The titles of the pages that lack something. */
const missingPages = (pages: readonly PageLists[]): string[] =>
  pages.flatMap(({ is, title }) => (is === 'there' ? [] : [title]));

function standing(page: PageLists, now: number): string {
  if (page.is === 'missing') return words.missing;
  return page.is === 'there'
    ? words.standing(page.records, page.confirmedAt, now)
    : words.standingInPart(page.records, page.confirmedAt, now);
}

const oldestOf = (lists: readonly StoredList[]) =>
  Math.min(...lists.map((list) => (list.is === 'missing' ? Infinity : list.confirmedAt)));

function Shell({ control }: { control: Controller }) {
  switch (control) {
    case 'unknown':
      return <p>{words.shellChecking}</p>;
    case 'none':
      return <Status>{words.shellNever}</Status>;
    case 'not-yet':
      return <p>{words.shellNotReady}</p>;
    case 'controls':
      return <Status isGood>{words.shellReady}</Status>;
  }
}

/** Read when the page opens, and again whenever a fetch of the lists ends. */
function useStoredLists(...after: readonly [Fetching, string]): readonly StoredList[] | undefined {
  const { lists } = use(SiteContext);
  const { cache } = useSWRConfig();
  const [stored, setStored] = useState<readonly StoredList[]>();
  const [fetching, readiness] = after;
  useEffect(() => {
    let isCurrent = true;
    void readLists(cache as PersistentCache, lists).then((found) => {
      if (isCurrent) setStored(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [cache, lists, fetching, readiness]);
  return stored;
}
