import type { ReactNode } from 'react';
import { usePage } from '../data/pages';
import { posts } from '../schemas/posts';
import { projects } from '../schemas/projects';
import { homeWords } from '../words/home';
import { CardGrid } from './card-grid';
import { Entry } from './entry';
import { EventCard } from './event-card';
import { ProjectCard } from './project-card';
import { Screen } from './screen';
import { Skeleton } from './skeleton';

/** So many of the newest stand on the home page. */
const recent = 3;

const Row = ({ children }: { children: ReactNode }) => <CardGrid min={280}>{children}</CardGrid>;

const waiting = (height: number) => (
  <Row>
    {Array.from({ length: recent }, (_, index) => (
      <li key={index}>
        <Skeleton variant="rounded" height={height} />
      </li>
    ))}
  </Row>
);

/** The first projects. */
export function RecentProjects() {
  const screen = usePage(projects, 1);
  return (
    <Screen of={screen} loading={waiting(290)} empty={homeWords.noProjects} withAge={false}>
      {({ records }) => (
        <Row>
          {records.slice(0, recent).map((project) => (
            <Entry key={project.slug} of={project}>
              <ProjectCard project={project} headingLevel="h3" />
            </Entry>
          ))}
        </Row>
      )}
    </Screen>
  );
}

/** The first events. */
export function RecentEvents() {
  const screen = usePage(posts, 1);
  return (
    <Screen of={screen} loading={waiting(460)} empty={homeWords.noEvents} withAge={false}>
      {({ records }) => (
        <Row>
          {records.slice(0, recent).map((post) => (
            <Entry key={post.slug} of={post}>
              <EventCard post={post} headingLevel="h3" />
            </Entry>
          ))}
        </Row>
      )}
    </Screen>
  );
}
