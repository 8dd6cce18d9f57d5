import styled from '@emotion/styled';
import { useIsMetered } from '../../data/device/data-saver';
import { useAllPages } from '../../data/lists/use-all-pages';
import { posts } from '../../schemas/posts';
import { projectEventWords as words } from '../../words/projects-events';
import { archiveMonths, monthName } from './archive-months';
import { eventsOfMonth } from '../../addresses';
import { LinkList, SidebarWidget } from './sidebar-widget';
import { useTimeZone } from '../../data/lists/use-time-zone';
import { palette } from '../../theme/tokens';

const Note = styled('p')({
  margin: '8px 0 0',
  fontSize: '0.875rem',
  color: palette.text.secondary,
});

/** The months of the posts with their counts. Renders nothing without posts. */
export function ArchiveWidget() {
  const screen = useAllPages(posts, useIsMetered());
  const zone = useTimeZone();
  if (screen.state !== 'ready') return null;
  const { records, isWhole } = screen.value;
  const months = archiveMonths(records, zone);
  if (months.length === 0) return null;
  return (
    <SidebarWidget title={words.archive}>
      <LinkList
        links={months.map(({ month, count }) => ({
          name: monthName(month),
          to: eventsOfMonth(month),
          note: count,
        }))}
      />
      {!isWhole && <Note>{words.archiveSoFar}</Note>}
    </SidebarWidget>
  );
}
