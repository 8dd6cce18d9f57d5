import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { eventDetails } from '../addresses';
import { Typography } from '../components/ui/typography';
import { useTimeZone } from '../data/lists/use-settings';
import { useList } from '../data/lists/use-list';
import { formatDate, machineDate } from '../format/dates';
import { cutAtWord } from '../format/truncate';
import { posts } from '../schemas/posts';
import { locale, words } from '../words/common';

/** The number of events to list. */
export const latestCount = 3;
/** The characters of a title for which two lines have room on a phone. */
const longestTitle = 36;

const Item = styled('li')({
  marginBlockEnd: 8,
  '& time': { display: 'block', fontSize: '0.8125rem', opacity: 0.85 },
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
                <bdi>{cutAtWord(title, longestTitle)}</bdi>
              </Link>
              {date && <time dateTime={machineDate(date, zone)}>{formatDate(date, locale, zone)}</time>}
            </Item>
          ))}
      </ul>
    </nav>
  );
}
