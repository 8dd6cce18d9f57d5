import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { href } from '../../addresses';
import type { ListState as ScreenState } from '../../data/lists/use-list';
import { useAllPages } from '../../data/lists/use-all-pages';
import { posts, type Post } from '../../schemas/posts';
import { projectEventWords as words } from '../../words/projects-events';
import { isMonth, monthName, monthOf } from '../../components/news/archive-months';
import { CardGrid } from '../../components/ui/card';
import { EntryBoundary } from '../../components/ui/entry-boundary';
import { EventCard } from '../../components/news/event-card';
import { NotFound } from '../../components/ui/not-found';
import { CardSkeletons, cardWidth } from '../../components/news/paged-list';
import { DataView } from '../../components/list/data-view';
import { Typography } from '../../components/ui/typography';
import { useTimeZone } from '../../data/lists/use-settings';
import { palette } from '../../theme/tokens';

const Note = styled('p')({ color: palette.text.secondary });
const Back = styled('p')({
  margin: '24px 0 0',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: palette.primary.main,
  },
});

/** The posts of one month of the archive: `2026-05`. */
export function ArchiveList({ month }: { month: string }) {
  const whole = useAllPages(posts);
  const zone = useTimeZone();
  if (!isMonth(month)) return <NotFound />;
  const isPartial = whole.state === 'ready' && !whole.value.isWhole;
  return (
    <>
      <Typography variant="h2" gutterBottom>
        {words.eventsOfMonth(monthName(month))}
      </Typography>
      <DataView
        of={ofMonth(whole, month, zone)}
        loading={<CardSkeletons />}
        empty={words.noEventsIn(monthName(month))}
      >
        {(records) => (
          <CardGrid min={cardWidth}>
            {records.map((post) => (
              <EntryBoundary key={post.slug} of={post}>
                <EventCard post={post} headingLevel="h3" />
              </EntryBoundary>
            ))}
          </CardGrid>
        )}
      </DataView>
      {isPartial && <Note>{words.archiveSoFar}</Note>}
      <Back>
        <Link to={href('/events')}>{words.allEvents}</Link>
      </Back>
    </>
  );
}

function ofMonth(
  whole: ReturnType<typeof useAllPages<typeof posts.fields>>,
  month: string,
  zone: string,
): ScreenState<Post[]> {
  if (whole.state !== 'ready') return whole;
  const { value, ...shown } = whole;
  const records = value.records.filter(({ date }) => monthOf(date, zone) === month);
  return records.length > 0 ? { ...shown, value: records } : { ...shown, state: 'empty' };
}
