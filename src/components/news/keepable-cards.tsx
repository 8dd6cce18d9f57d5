import { posts, type Post } from '../../schemas/posts';
import { projects, type Project } from '../../schemas/projects';
import { eventDetails, projectDetails } from '../../addresses';
import { KeepButton } from '../kept/keep-button';
import type { AnyRecord } from '../list/table-rows';
import { EventCard } from './event-card';
import { ProjectCard } from './project-card';

type Level = 'h2' | 'h3';

/** The card of an event on a list of events, where it can be kept. */
export const KeepableEvent = ({ post, headingLevel }: { post: Post; headingLevel: Level }) => (
  <EventCard
    {...{ post, headingLevel }}
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
