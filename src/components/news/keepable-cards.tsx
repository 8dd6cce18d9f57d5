import { posts, type Post } from '../../schemas/posts';
import { projects, type Project } from '../../schemas/projects';
import { eventDetails, projectDetails } from '../../addresses';
import { between } from '../../words/language';
import { projectEventWords as words } from '../../words/projects-events';
import { KeepButton } from '../kept/keep-button';
import type { AnyRecord } from '../list/table-rows';
import { EventCard } from './event-card';
import { EventLine } from './event-line';
import { ProjectCard } from './project-card';

type Level = 'h2' | 'h3';

interface EventProps {
  post: Post;
  headingLevel: Level;
  /** Tells when it was published, and by whom, in place of the time and place of the event. */
  isReport?: boolean;
}

/** The card of an event on a list of events, or of a report on the blog, where it can be kept. */
export const KeepableEvent = ({ post, headingLevel, isReport }: EventProps) => (
  <EventCard
    {...{ post, headingLevel }}
    {...(isReport && { line: <ReportLine post={post} /> })}
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

/** When a report was published, and by whom. */
const ReportLine = ({ post: { date, author } }: { post: Post }) => (
  <>
    {date && <EventLine event={{ start: date }} />}
    {date && author && <span>{between}</span>}
    {author && <span dir="auto">{words.by(author)}</span>}
  </>
);

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
