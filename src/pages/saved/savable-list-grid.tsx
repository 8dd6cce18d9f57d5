import styled from '@emotion/styled';
import { Suspense, use, useMemo } from 'react';
import { savedWords as words } from '../../words/saved';
import { PageSection } from '../../components/saved/panel';
import { builtInLists, documentLists } from '../../components/search/listed-documents';
import { ResourceListCard } from '../../components/saved/resource-list-card';
import { SavableListCard } from '../../components/saved/savable-list-card';
import { SiteContext } from '../../components/ui/site-context';
import { Skeleton } from '../../components/ui/skeleton';
import { Typography } from '../../components/ui/typography';
import { palette } from '../../theme/tokens';

const List = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  borderRadius: 12,
  border: `1px solid ${palette.divider}`,
  backgroundColor: palette.background.paper,
  listStyle: 'none',
  '& > li + li': { borderBlockStart: `1px solid ${palette.divider}` },
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
          <li key={section.of.name}>
            <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
              <ResourceListCard section={section} />
            </Suspense>
          </li>
        ))}
        {builtInLists.map(({ name, path, documents }) => (
          <li key={name}>
            <SavableListCard name={name} title={titleAt(path) ?? name} path={path} documents={documents} />
          </li>
        ))}
      </List>
    </PageSection>
  );
}
