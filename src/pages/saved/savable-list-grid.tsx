import styled from '@emotion/styled';
import { Suspense, use, useMemo } from 'react';
import { savedWords as words } from '../../words/saved';
import { Card } from '../../components/ui/card';
import { PageSection } from '../../components/saved/panel';
import { builtInLists, documentLists } from '../../components/search/listed-documents';
import { ResourceListCard } from '../../components/saved/resource-list-card';
import { SavableListCard } from '../../components/saved/savable-list-card';
import { SiteContext } from '../../components/ui/site-context';
import { Skeleton } from '../../components/ui/skeleton';
import { Typography } from '../../components/ui/typography';

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
