import styled from '@emotion/styled';
import { startTransition, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { NoticeChip } from '../../components/record/notice-chip';
import type { SearchSnapshot } from '../../components/search/open-search';
import { sortSections, parseSectionKey } from '../../components/search/sections';
import { Button } from '../../components/ui/button';
import { useFocusOnNew } from '../../browser/use-focus-on-new';
import { langAttributes } from '../../components/ui/lang-attributes';
import { Typography } from '../../components/ui/typography';
import { languageOfSnippet, markWords, snippetOf, type Part } from '../../data/search/highlights';
import type { Entry } from '../../data/search/read-entries';
import type { Found, IndexHit } from '../../data/search/search-index';
import { disambiguate } from '../../data/search/disambiguate';
import { palette } from '../../theme/tokens';
import { words as commonWords } from '../../words/common';
import { projectEventWords as words } from '../../words/projects-events';
import { searchMessages } from '../../words/search/search';
import { addressOfHit, noteOf } from './hits';
import { scriptOf } from '../../document-text/language';
import { EventLine } from '../../components/news/event-line';

const List = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
});
const Result = styled('li')({
  maxWidth: '72ch',
  overflowWrap: 'anywhere',
  '& h3': { fontSize: '1.0625rem' },
  '& a': { color: palette.primary.main, display: 'inline-block', paddingBlock: 4 },
  '& p': { margin: 0, color: palette.text.secondary },
});
const Mark = styled('mark')({
  padding: '0 2px',
  borderRadius: 3,
  color: palette.secondary.contrastText,
  backgroundColor: palette.secondary.main,
});
const Group = styled('section')({ marginBlockStart: 40 });

/** The initial number of results of a section. */
export const initialCount = 10;
/** How many more each press shows; once none is left, all are shown. */
const moreCount = 50;

interface Props {
  search: SearchSnapshot;
  found: Found;
  query: string;
}

/** The results by section: open notices first, then closed ones, then everything else, the best first. */
export function SearchResults({ search, found, query }: Props) {
  return sortSections(found.sections).map((section) => (
    <SectionResults key={`${section.section} ${query}`} search={search} of={section} query={query} />
  ));
}

function SectionResults({ search, of, query }: Omit<Props, 'found'> & { of: Found['sections'][number] }) {
  const [limit, setLimit] = useState(initialCount);
  const [more, setMore] = useState<readonly IndexHit[]>();
  const section = parseSectionKey(of.section);
  const hits = more ?? of.hits;
  const entries = hits.map(({ id }) => search.entries[id]!);
  const apart = disambiguate(entries);
  const { list, awaitNew } = useFocusOnNew<HTMLOListElement>(hits.length, ':scope > li');

  async function findAtMost(most: number) {
    const { sections } = await search.find(query, most);
    return sections.find(({ section }) => section === of.section)?.hits;
  }

  async function showMore() {
    const next = limit + moreCount;
    const found = await findAtMost(next);
    if (!found) return;
    awaitNew();
    setLimit(next);
    setMore(found);
  }

  useEffect(
    function followSearch() {
      if (limit === initialCount) return undefined;
      let isCurrent = true;
      // If it fails, the results of the section stay as they were.
      findAtMost(limit).then(
        (found) => isCurrent && startTransition(() => setMore(found)),
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    // Only when what is on the device has changed: `showMore` finds more by itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [search],
  );

  return (
    <Group>
      <Typography variant="h2" gutterBottom style={{ fontSize: '1.375rem' }}>
        {section.is === 'kind' ? section.of : searchMessages.sections[section.is]}
      </Typography>
      <List ref={list}>
        {hits.map((hit, index) => (
          <HitResult key={hit.id} hit={hit} entry={entries[index]!} apart={apart[index]} />
        ))}
      </List>
      {hits.length < of.count && (
        <Button variant="outlined" onClick={() => void showMore()}>
          {limit + moreCount < of.count ? commonWords.showMore : words.showAll(of.count)}
        </Button>
      )}
    </Group>
  );
}

function HitResult({ hit, entry, apart }: { hit: IndexHit; entry: Entry; apart: string | undefined }) {
  const { title, lang, body, notice, event } = entry;
  const found = new Set(hit.terms);
  const snippet = snippetOf(body, found);
  const isSaid = apart !== undefined && snippet.map(({ text }) => text).join('') === apart;
  return (
    <Result>
      <Typography variant="h3" {...langAttributes(lang)}>
        <Link to={addressOfHit(entry, hit)}>
          <WithLanguages parts={markWords(title, found)} />
        </Link>
      </Typography>
      {notice && <NoticeChip notice={notice} />}
      {event && (
        <p>
          <EventLine event={event} />
        </p>
      )}
      <p>
        <bdi>{noteOf(entry)}</bdi>
      </p>
      {apart && !isSaid && !entry.file && <p dir="auto">{apart}</p>}
      {body && (
        <p {...languageOf(snippet, languageOfSnippet(entry, found))}>
          <WithLanguages parts={snippet} />
        </p>
      )}
    </Result>
  );
}

const directions = { arabic: 'rtl', latin: 'ltr', cyrillic: 'ltr' } as const;

/** A snippet may begin with a word in another script than its sentence: most of its letters tell its direction. */
function languageOf(parts: readonly Part[], lang: string | undefined) {
  if (lang !== undefined) return langAttributes(lang);
  const script = scriptOf(parts.map(({ text }) => text).join(''));
  return { dir: script ? directions[script] : 'auto' };
}

const WithLanguages = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );
