import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Screen as ScreenState } from '../data/lists';
import { useWhole } from '../data/whole-list';
import { posts, type Post } from '../schemas/posts';
import { projectEventWords as words } from '../words/projects-events';
import { isMonth, monthName, monthOf } from './archive-months';
import { CardGrid } from './card-grid';
import { Entry } from './entry';
import { EventCard } from './event-card';
import { NotFound } from './not-found';
import { CardGhosts, cardWidth } from './paged-list';
import { Screen } from './screen';
import { Typography } from './typography';
import { useZone } from './zone';

const Note = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Back = styled('p')(({ theme }) => ({
  margin: '24px 0 0',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.primary.main,
  },
}));

/** The posts of one month of the archive: `2026-05`. */
export function ArchiveList({ month }: { month: string }) {
  const whole = useWhole(posts);
  const zone = useZone();
  if (!isMonth(month)) return <NotFound />;
  const isPartial = whole.state === 'ready' && !whole.value.isWhole;
  return (
    <>
      <Typography variant="h2" gutterBottom>
        {words.eventsOfMonth(monthName(month))}
      </Typography>
      <Screen
        of={ofMonth(whole, month, zone)}
        loading={<CardGhosts />}
        empty={words.noEventsIn(monthName(month))}
      >
        {(records) => (
          <CardGrid min={cardWidth}>
            {records.map((post) => (
              <Entry key={post.slug} of={post}>
                <EventCard post={post} headingLevel="h3" />
              </Entry>
            ))}
          </CardGrid>
        )}
      </Screen>
      {isPartial && <Note>{words.archiveSoFar}</Note>}
      <Back>
        <Link to="/events">{words.allEvents}</Link>
      </Back>
    </>
  );
}

function ofMonth(
  whole: ReturnType<typeof useWhole<typeof posts.fields>>,
  month: string,
  zone: string,
): ScreenState<Post[]> {
  if (whole.state !== 'ready') return whole;
  const { value, ...shown } = whole;
  const records = value.records.filter(({ date }) => monthOf(date, zone) === month);
  return records.length > 0 ? { ...shown, value: records } : { ...shown, state: 'empty' };
}
