import styled from '@emotion/styled';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Hit } from '../../data/search/search';
import { tellApart } from '../../data/search/tell-apart';
import { markWords, snippetOf, type Part } from '../../data/search/fold-text';
import { words as commonWords } from '../../words/common';
import { projectEventWords as words } from '../../words/projects-events';
import { EventLine } from '../../components/news/event-line';
import { NoticeChip } from '../../components/record/notice-chip';
import { Button } from '../../components/ui/button';
import type { SearchSource } from '../../components/search/search-sources';
import { Typography } from '../../components/ui/typography';
import { palette } from '../../theme/tokens';

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

/** The initial number of results of one source. */
const initialCount = 10;
/** How many more each press shows; once none is left, all are shown. */
const moreCount = 50;

interface Found {
  hits: readonly Hit[];
  query: string;
}

interface Props extends Found {
  sources: readonly SearchSource[];
}

/** Search results grouped by source; the source with the best result comes first. */
export function SearchResults({ sources, hits, query }: Props) {
  const found = [...new Set(hits.map(({ sourceIndex }) => sourceIndex))];
  return found.map((index) => (
    <SourceResults
      key={`${index} ${query}`}
      name={sources[index]!.name}
      hits={hits.filter(({ sourceIndex }) => sourceIndex === index)}
      query={query}
    />
  ));
}

function SourceResults({ name, hits, query }: Found & { name: string }) {
  const [limit, setLimit] = useState(initialCount);
  const shown = hits.slice(0, limit);
  const apart = tellApart(shown);
  return (
    <Group>
      <Typography variant="h2" gutterBottom style={{ fontSize: '1.375rem' }}>
        {name}
      </Typography>
      <List>
        {shown.map(({ title, body, to, notice, event }, index) => (
          <Result key={`${index} ${to}`}>
            <Typography variant="h3" dir="auto">
              <Link to={to}>
                <Marked parts={markWords(title, query)} />
              </Link>
            </Typography>
            {notice && <NoticeChip notice={notice} />}
            {event && (
              <p>
                <EventLine event={event} />
              </p>
            )}
            {apart[index] && <p dir="auto">{apart[index]}</p>}
            {body && (
              <p dir="auto">
                <Marked parts={snippetOf(body, query)} />
              </p>
            )}
          </Result>
        ))}
      </List>
      {limit < hits.length && (
        <Button variant="outlined" onClick={() => setLimit(limit + moreCount)}>
          {limit + moreCount < hits.length ? commonWords.showMore : words.showAll(hits.length)}
        </Button>
      )}
    </Group>
  );
}

const Marked = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, isMatch }, index) => (isMatch ? <Mark key={index}>{text}</Mark> : text));
