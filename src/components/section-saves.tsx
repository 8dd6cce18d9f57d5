import { styled } from '@mui/material/styles';
import { Suspense, use, useMemo } from 'react';
import { useList } from '../data/lists';
import { savedWords as words } from '../words/saved';
import { Card } from './card-grid';
import { useNow } from './now';
import { Part } from './saved-part';
import { builtSections, documentsOf, sectionsOf, type ListSection } from './saved-sections';
import { SectionCard } from './section-card';
import { SiteMap } from './site-map';
import { Skeleton } from './skeleton';
import { Typography } from './typography';
import { useZone } from './zone';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Whole lists with their documents, each to be taken at once. */
export function SectionSaves() {
  const { pages, titleAt } = use(SiteMap);
  const lists = useMemo(() => sectionsOf(pages), [pages]);
  return (
    <Part>
      <Typography variant="h2">{words.sections}</Typography>
      <p>{words.sectionsText}</p>
      <List>
        {lists.map((section) => (
          <Card key={section.of.name}>
            <Suspense fallback={<Skeleton variant="rounded" height={140} />}>
              <ListSectionCard section={section} />
            </Suspense>
          </Card>
        ))}
        {builtSections.map(({ name, path, documents }) => (
          <Card key={name}>
            <SectionCard name={name} title={titleAt(path) ?? name} path={path} documents={documents} />
          </Card>
        ))}
      </List>
    </Part>
  );
}

function ListSectionCard({ section }: { section: ListSection }) {
  const { of, path, title } = section;
  const screen = useList(of);
  const now = useNow();
  const zone = useZone();
  const isPart = screen.state === 'ready' && screen.total !== undefined;
  const records = screen.state === 'ready' && !isPart ? screen.value : undefined;
  const documents = useMemo(
    () => (records && now !== undefined ? documentsOf(section, records, now, zone) : []),
    [section, records, now, zone],
  );
  return (
    <SectionCard
      name={of.name}
      title={of.deadline ? words.open(title) : title}
      path={path}
      documents={
        isPart
          ? 'loading'
          : screen.state === 'failed' || screen.state === 'loading'
            ? screen.state
            : documents
      }
    />
  );
}
