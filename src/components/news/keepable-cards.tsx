import { posts, type Post } from '../../schemas/posts';
import { projects, type Project } from '../../schemas/projects';
import { eventDetails, projectDetails } from '../../addresses';
import { projectEventWords as words } from '../../words/projects-events';
import { KeepButton } from '../kept/keep-button';
import type { AnyRecord } from '../list/table-rows';
import { EventCard } from './event-card';
import { ProjectCard } from './project-card';

type Level = 'h2' | 'h3';

interface EventProps {
  post: Post;
  headingLevel: Level;
  /** Tells when it was published, and by whom, in place of the time and place of the event. */
  isReport?: boolean;
}

/** With its publication and author in the place of the time and place of its event. */
const asReport = (post: Post): Post => ({
  ...post,
  eventStart: post.date,
  eventLocation: post.author && words.by(post.author),
});

/** The card of an event on a list of events, or of a report on the blog, where it can be kept. */
export const KeepableEvent = ({ post, headingLevel, isReport }: EventProps) => (
  <EventCard
    post={isReport ? asReport(post) : post}
    headingLevel={headingLevel}
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
