import styled from '@emotion/styled';
import { Suspense, use, useMemo } from 'react';
import { useList } from '../../data/lists/use-list';
import { savedWords as words } from '../../words/saved';
import { Card } from '../../components/ui/card';
import { useNow } from '../../browser/clock';
import { PageSection } from './panel';
import {
  builtInLists,
  documentsOf,
  documentLists,
  type DocumentList,
} from '../../components/search/listed-documents';
import { SavableListCard } from './savable-list-card';
import { SiteContext } from '../../components/ui/site-context';
import { Skeleton } from '../../components/ui/skeleton';
import { Typography } from '../../components/ui/typography';
import { useTimeZone } from '../../data/lists/use-settings';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The lists with documents, each of which can be saved as a whole. */
export function SavableListGrid() {
  const { records, titleAt } = use(SiteContext);
  const lists = useMemo(() => documentLists(records), [records]);
  return (
    <PageSection>
      <Typography variant="h2">{words.sections}</Typography>
      <p>{words.sectionsText}</p>
      <List>
        {lists.map((section) => (
          <Card key={section.of.name}>
            <Suspense fallback={<Skeleton variant="rounded" height={140} />}>
              <ResourceListCard section={section} />
            </Suspense>
          </Card>
        ))}
        {builtInLists.map(({ name, path, documents }) => (
          <Card key={name}>
            <SavableListCard name={name} title={titleAt(path) ?? name} path={path} documents={documents} />
          </Card>
        ))}
      </List>
    </PageSection>
  );
}

function ResourceListCard({ section }: { section: DocumentList }) {
  const { of, path, title } = section;
  const screen = useList(of);
  const now = useNow();
  const zone = useTimeZone();
  const isPart = screen.state === 'ready' && screen.total !== undefined;
  const records = screen.state === 'ready' && !isPart ? screen.value : undefined;
  const documents = useMemo(
    () => (records && now !== undefined ? documentsOf(section, records, now, zone) : []),
    [section, records, now, zone],
  );
  return (
    <SavableListCard
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
