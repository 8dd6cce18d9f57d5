import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import { useNow } from '../../browser/clock';
import { useStandings, type Standing } from '../../components/kept/standings';
import { nameOf, useWatchNews } from '../../components/watch/watch-news';
import { DeadlineChip } from '../../components/list/deadline-chip';
import { EventLine } from '../../components/news/event-line';
import { Icon } from '../../components/ui/icon';
import { Section } from '../../components/ui/section';
import { Typography } from '../../components/ui/typography';
import { useTimeZone } from '../../data/lists/use-settings';
import { isolateBrackets } from '../../format/bidi';
import { byUrgency, readDeadline } from '../../format/dates';
import { cutAtWord } from '../../format/truncate';
import { palette } from '../../theme/tokens';
import { changeSentence, keptWords as words } from '../../words/kept';
import { watchWords } from '../../words/watch';

const Box = styled('div')({
  display: 'grid',
  gap: 4,
  padding: '8px 16px',
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  '& h2': { fontSize: '1.0625rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, color: palette.primary.main },
});
const News = styled('span')({ fontWeight: 600, color: palette.warning.main });
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
});

/** How many kept things the home page names. */
const most = 3;
const longestTitle = 90;

/**
 * What is new of what is watched and what changed of what is kept, until it was seen; else what closes next. Nothing
 * while there is neither.
 */
export function KeptNews() {
  const standings = useStandings();
  const now = useNow();
  const zone = useTimeZone();
  const watches = useWatchNews();
  const watched = typeof watches === 'string' ? [] : watches.filter(({ news }) => news.length > 0);
  if (typeof standings === 'string' || now === undefined) return null;
  if (standings.length === 0 && watched.length === 0) return null;
  const news = standings.filter(({ isNews }) => isNews);
  const ahead = standings.filter(({ deadline, present }) => {
    const { state } = readDeadline(deadline, now, zone);
    return deadline && state !== 'closed' && state !== 'unknown' && present !== 'gone';
  });
  const rest = byUrgency(ahead, ({ deadline }) => deadline, now, zone).filter(({ isNews }) => !isNews);
  const shown = [...news, ...rest].slice(0, Math.max(1, Math.min(most, news.length)));
  return (
    <Section as="section" aria-label={words.mine} style={{ paddingBlockEnd: 0 }}>
      <Box>
        <Top>
          <Typography variant="h2">
            {news.length > 0
              ? words.changed(news.length)
              : standings.length > 0
                ? words.counted({ name: words.mine, count: standings.length })
                : words.mine}
          </Typography>
          <Link to={href('/saved')}>
            <span>{words.toMine}</span>
            <Icon name="next" />
          </Link>
        </Top>
        {(shown.length > 0 || watched.length > 0) && (
          <ul>
            {watched.map((one) => (
              <li key={one.watch.address}>
                <Link to={one.watch.address}>{nameOf(one)}</Link>
                <News>{watchWords.news(one.news.length)}</News>
              </li>
            ))}
            {shown.map((standing) => (
              <Entry key={standing.kept.address} of={standing} now={now} zone={zone} />
            ))}
          </ul>
        )}
      </Box>
    </Section>
  );
}

function Entry({ of, now, zone }: { of: Standing; now: number; zone: string }) {
  const { kept, title, changes, isNews, deadline, kindOfDate, event } = of;
  const [change] = changes;
  return (
    <li>
      <Link to={kept.address} dir="auto">
        {isolateBrackets(cutAtWord(title, longestTitle))}
      </Link>
      {isNews && change ? (
        <News>{changeSentence(change, zone, kindOfDate)}</News>
      ) : event ? (
        <EventLine event={event} />
      ) : (
        <DeadlineChip deadline={deadline} now={now} zone={zone} />
      )}
    </li>
  );
}
