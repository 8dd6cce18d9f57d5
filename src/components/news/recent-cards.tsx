import type { ReactNode } from 'react';
import { usePage } from '../../data/lists/use-page';
import { posts } from '../../schemas/posts';
import { projects } from '../../schemas/projects';
import { homeWords } from '../../words/home';
import { CardGrid } from '../ui/card';
import { EntryBoundary } from '../ui/entry-boundary';
import { EventCard } from './event-card';
import { ProjectCard } from './project-card';
import { DataView } from '../list/data-view';
import { Skeleton } from '../ui/skeleton';

/** How many of the newest records stand in the row. */
const recent = 3;

const Row = ({ children }: { children: ReactNode }) => <CardGrid>{children}</CardGrid>;

const waiting = (height: number) => (
  <Row>
    {Array.from({ length: recent }, (_, index) => (
      <li key={index}>
        <Skeleton variant="rounded" height={height} />
      </li>
    ))}
  </Row>
);

export function RecentProjects() {
  const screen = usePage(projects, 1);
  return (
    <DataView of={screen} loading={waiting(290)} empty={homeWords.noProjects} withAge={false}>
      {({ records }) => (
        <Row>
          {records.slice(0, recent).map((project) => (
            <EntryBoundary key={project.slug} of={project}>
              <ProjectCard project={project} headingLevel="h3" />
            </EntryBoundary>
          ))}
        </Row>
      )}
    </DataView>
  );
}

export function RecentEvents() {
  const screen = usePage(posts, 1);
  return (
    <DataView of={screen} loading={waiting(460)} empty={homeWords.noEvents} withAge={false}>
      {({ records }) => (
        <Row>
          {records.slice(0, recent).map((post) => (
            <EntryBoundary key={post.slug} of={post}>
              <EventCard post={post} headingLevel="h3" />
            </EntryBoundary>
          ))}
        </Row>
      )}
    </DataView>
  );
}
