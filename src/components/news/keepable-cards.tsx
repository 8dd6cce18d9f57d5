import styled from '@emotion/styled';
import { useNow } from '../../browser/clock';
import { useTimeZone } from '../../data/lists/use-settings';
import { eventOf, posts, type Post } from '../../schemas/posts';
import { projects, type Project } from '../../schemas/projects';
import { eventDetails, projectDetails } from '../../addresses';
import { projectEventWords as words } from '../../words/projects-events';
import { KeepButton } from '../kept/keep-button';
import type { AnyRecord } from '../list/table-rows';
import { palette } from '../../theme/tokens';
import { Day, EventCard } from './event-card';
import { EventLine } from './event-line';
import { standingOf } from './event-standing';
import { ProjectCard } from './project-card';

type Level = 'h2' | 'h3';

/** Lies on the picture, so that nothing moves when it comes. */
const Mark = styled('span')({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineStart: 12,
  padding: '2px 10px',
  borderRadius: 14,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  '&[data-ahead]': { color: palette.primary.contrastText, backgroundColor: palette.primary.main },
  '@media print': { display: 'none' },
});

interface EventProps {
  post: Post;
  headingLevel: Level;
  /** Tells when it was published, and by whom, in place of the time and place of the event. */
  isReport?: boolean;
}

/** When a report was published, and by whom. */
const ReportLine = ({ of: { date, author } }: { of: Post }) => (
  <Day>
    <EventLine event={{ start: date, location: author && words.by(author) }} />
  </Day>
);

/** The card of an event on a list of events, or of a report on the blog, where it can be kept. */
export const KeepableEvent = ({ post, headingLevel, isReport }: EventProps) => (
  <EventCard
    {...{ post, headingLevel }}
    {...(isReport ? { line: <ReportLine of={post} /> } : { mark: <StandingMark of={post} /> })}
    action={
      <KeepButton
        of={posts}
        record={post as AnyRecord}
        title={post.title}
        address={eventDetails(post.slug)}
      />
    }
  />
);

/** Says that an event lies ahead, or that its day has passed. */
function StandingMark({ of: post }: { of: Post }) {
  const zone = useTimeZone();
  const now = useNow();
  const { start } = eventOf(posts, post) ?? {};
  const standing = start && standingOf(start, now, zone);
  if (standing === 'ahead') return <Mark data-ahead="">{words.upcoming}</Mark>;
  return standing === 'passed' ? <Mark>{words.past}</Mark> : null;
}

/** The card of a project on a list of projects, where it can be kept. */
export const KeepableProject = ({ project, headingLevel }: { project: Project; headingLevel: Level }) => (
  <ProjectCard
    {...{ project, headingLevel }}
    action={
      <KeepButton
        of={projects}
        record={project as AnyRecord}
        title={project.title}
        address={projectDetails(project.slug)}
      />
    }
  />
);
