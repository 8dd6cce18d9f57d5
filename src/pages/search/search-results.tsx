import styled from '@emotion/styled';
import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { clamped } from '../../components/list/row-styles';
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
import { alpha, down, headingSizes, palette } from '../../theme/tokens';
import { words as commonWords } from '../../words/common';
import { projectEventWords as words } from '../../words/projects-events';
import { searchMessages } from '../../words/search/search';
import { addressOfHit, noteOf } from '../../components/search/hits';
import { scriptOf } from '../../document-text/language';
import { EventLine } from '../../components/news/event-line';

const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))',
  gap: 12,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
});
const Result = styled('li')({
  display: 'grid',
  alignContent: 'start',
  gap: 6,
  padding: '10px 16px 14px',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  overflowWrap: 'anywhere',
  '& h3': { fontSize: '1.0625rem' },
  '& a': { color: palette.primary.main, display: 'inline-block', paddingBlock: 4 },
  '& h3 > a': { textDecoration: 'none' },
  '& h3 > a:hover': { textDecoration: 'underline' },
  '& p': { margin: 0, color: palette.text.secondary },
});
/** What kind it is, and how it stands. */
const About = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: '0.875rem',
  color: palette.text.secondary,
});
/** Short lines of large text need more of them to reach the word that was found. */
const Snippet = styled('p')({ ...clamped, '--lines': 3, [down.sm]: { '--lines': 4 } });
const Mark = styled('mark')({
  // No higher than its line, also in letters of Arabic script. Secondary text has too little contrast here.
  lineHeight: 1.2,
  borderRadius: 3,
  color: palette.text.primary,
  backgroundColor: alpha(palette.secondary.main, 0.25),
});
/** Kinds with a single result share a line where it is wide enough. */
const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 30rem), 1fr))',
  gap: '32px 12px',
  marginBlockStart: 32,
  '& > [data-many]': { gridColumn: '1 / -1' },
});
const Heading = styled(Typography)({ fontSize: headingSizes.textH2, marginBlockEnd: 8 });

/** The initial number of results of a section. */
export const initialCount = 10;
/** How many more each press shows; once none is left, all are shown. */
const moreCount = 50;

interface Props {
  search: SearchSnapshot;
  found: Found;
  query: string;
}

/** What the query is the name of, then the results by section: open notices, closed ones, everything else. */
export function SearchResults({ search, found, query }: Props) {
  return (
    <Groups>
      {found.best.length > 0 && (
        <section data-many="">
          <Heading variant="h2">{searchMessages.sections.best}</Heading>
          <Hits of={found.best} search={search} />
        </section>
      )}
      {sortSections(found.sections).map((section) => (
        <SectionResults key={`${section.section} ${query}`} search={search} of={section} query={query} />
      ))}
    </Groups>
  );
}

function SectionResults({ search, of, query }: Omit<Props, 'found'> & { of: Found['sections'][number] }) {
  const [limit, setLimit] = useState(initialCount);
  const [more, setMore] = useState<readonly IndexHit[]>();
  const section = parseSectionKey(of.section);
  const heading = section.is === 'kind' ? section.of : searchMessages.sections[section.is];
  const hits = more ?? of.hits;
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

  const renew = useEffectEvent(() => {
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
  });
  // When what is on the device has changed; `showMore` finds more by itself.
  useEffect(() => renew(), [search]);

  return (
    <section {...(hits.length > 1 && { 'data-many': '' })}>
      <Heading variant="h2">{heading}</Heading>
      <Hits of={hits} {...{ search, heading, list }} />
      {hits.length < of.count && (
        <Button variant="outlined" onClick={() => void showMore()}>
          {limit + moreCount < of.count ? commonWords.showMore : words.showAll(of.count)}
        </Button>
      )}
    </section>
  );
}

interface HitsProps {
  of: readonly IndexHit[];
  search: SearchSnapshot;
  /** What stands above all of them, and is said of none again. */
  heading?: string;
  list?: RefObject<HTMLOListElement | null>;
}

function Hits({ of: hits, search, heading, list }: HitsProps) {
  const entries = hits.map(({ id }) => search.entries[id]!);
  const apart = disambiguate(entries);
  return (
    <List ref={list}>
      {hits.map((hit, index) => (
        <HitResult
          key={hit.id}
          hit={hit}
          entry={entries[index]!}
          inside={hit.document && search.entries[hit.document.id]}
          apart={apart[index]}
          heading={heading}
        />
      ))}
    </List>
  );
}

interface HitProps {
  hit: IndexHit;
  entry: Entry;
  /** The text of its document, if that was found too. */
  inside: Entry | undefined;
  apart: string | undefined;
  heading: string | undefined;
}

function HitResult({ hit, entry, inside, apart, heading }: HitProps) {
  const { title, lang, body, notice, event } = entry;
  const found = new Set(hit.terms);
  const snippet = snippetOf(body, found);
  const note = noteOf(entry, heading);
  const isSaid = apart !== undefined && snippet.map(({ text }) => text).join('') === apart;
  return (
    <Result>
      <Typography variant="h3" {...langAttributes(lang)}>
        <Link to={addressOfHit(entry, hit)}>
          <WithLanguages parts={markWords(title, found)} />
        </Link>
      </Typography>
      {(notice ?? event ?? note) && (
        <About>
          {notice && <NoticeChip notice={notice} />}
          {event && (
            <span>
              <EventLine event={event} />
            </span>
          )}
          {note && <bdi>{note}</bdi>}
        </About>
      )}
      {apart && !isSaid && !entry.file && <p dir="auto">{apart}</p>}
      {body && (
        <Snippet {...languageOf(snippet, languageOfSnippet(entry, found))}>
          <WithLanguages parts={snippet} />
        </Snippet>
      )}
      {inside && <InDocument hit={hit.document!} entry={inside} />}
    </Result>
  );
}

/** The second way into a result: what its document says, which opens there. */
function InDocument({ hit, entry }: { hit: IndexHit; entry: Entry }) {
  const found = new Set(hit.terms);
  const snippet = snippetOf(entry.body, found);
  return (
    <>
      <Link to={addressOfHit(entry, hit)}>{searchMessages.inDocument}</Link>
      <p {...languageOf(snippet, languageOfSnippet(entry, found))}>
        <WithLanguages parts={snippet} />
      </p>
    </>
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
