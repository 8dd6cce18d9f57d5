import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { eventDetails } from '../addresses';
import { Typography } from '../components/ui/typography';
import { useTimeZone } from '../data/lists/use-settings';
import { useList } from '../data/lists/use-list';
import { formatDate, machineDate } from '../format/dates';
import { posts } from '../schemas/posts';
import { down, leading } from '../theme/tokens';
import { locale, words } from '../words/common';

/** The number of events to list. */
export const latestCount = 3;

const Item = styled('li')({
  marginBlockEnd: 8,
  '& time': { display: 'block', fontSize: '0.8125rem', opacity: 0.85 },
  // Two whole lines. An ellipsis would leave the last digits of a number from right to left: 300 of 1,300.
  [down.sm]: {
    '& bdi': {
      display: 'block',
      lineHeight: leading(1.6),
      maxHeight: `calc(2em * ${leading(1.6)})`,
      overflow: 'hidden',
    },
  },
});

/** The latest events in the footer; renders nothing without events. */
export function LatestEvents() {
  const screen = useList(posts);
  const zone = useTimeZone();
  if (screen.state !== 'ready') return null;
  return (
    <nav aria-label={words.latestEvents}>
      <Typography variant="h2">{words.latestEvents}</Typography>
      <ul>
        {screen.value
          .slice(0, latestCount)
          .map(({ slug, title, date: posted, eventStart: date = posted }) => (
            <Item key={slug}>
              <Link to={eventDetails(slug)}>
                <bdi>{title}</bdi>
              </Link>
              {date && <time dateTime={machineDate(date, zone)}>{formatDate(date, locale, zone)}</time>}
            </Item>
          ))}
      </ul>
    </nav>
  );
}
