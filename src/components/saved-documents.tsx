import { styled } from '@mui/material/styles';
import { use, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { storeReader } from '../data/reader-files';
import { addressOf } from '../data/save-types';
import { useSavedDocuments, type ListedDocument } from '../data/saved-documents';
import { words as commonWords } from '../words';
import { savedWords as words } from '../words/saved';
import { Button } from './button';
import { Card } from './card-grid';
import { Entry } from './entry';
import { Icon } from './icon';
import { useNaming } from './named-documents';
import { SavedDocumentCard } from './saved-document-card';
import { Part, Sheet, Told } from './saved-part';
import { sectionPaths } from './saved-sections';
import { useAsides } from './saved-versions';
import { SiteMap } from './site-map';
import { Typography } from './typography';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Places = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

/** How many are drawn at first: what comes below is not to be out of reach. */
const few = 6;
/** At each wish so many more; where no more are left, all. */
const step = 50;

/** Every document that its reader saved, the newest first, or where to find some. */
export function SavedDocuments() {
  const documents = useSavedDocuments();
  const asides = useAsides(documents);
  const isReadable = useIsReadable(documents);
  useNaming(documents);
  const heading = useRef<HTMLHeadingElement>(null);
  const [limit, setLimit] = useState(few);
  const shown = documents?.slice(0, limit);
  const there = documents?.filter(({ isLost }) => !isLost) ?? [];
  const lost = (documents?.length ?? 0) - there.length;
  const bytes = there.reduce((sum, { size }) => sum + size, 0);
  return (
    <Part>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {words.documents}
      </Typography>
      {documents === undefined && <p role="status">{words.looking}</p>}
      {documents?.length === 0 && <Nothing />}
      {there.length > 0 && <p>{words.documentsText(there.length, bytes)}</p>}
      {lost > 0 && (
        <Told mood="warned">
          <Icon name="warning" />
          <span>{words.lostSome(lost)}</span>
        </Told>
      )}
      {!isReadable && (
        <Told mood="warned">
          <Icon name="warning" />
          <span>{words.viewerMissing}</span>
        </Told>
      )}
      {shown && shown.length > 0 && (
        <List>
          {shown.map((document) => (
            <Entry key={document.url} of={document} as={Card}>
              <Card>
                <SavedDocumentCard
                  document={document}
                  aside={asides.get(addressOf(document.url))}
                  onRemoved={() => heading.current?.focus()}
                />
              </Card>
            </Entry>
          ))}
        </List>
      )}
      {documents && shown && shown.length < documents.length && (
        <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={() => setLimit(limit + step)}>
          {limit + step < documents.length ? commonWords.showMore : words.showAll(documents.length)}
        </Button>
      )}
    </Part>
  );
}

/** Whether what shows PDFs is on the phone where any is saved; it is fetched where it is not. */
function useIsReadable(documents: readonly ListedDocument[] | undefined): boolean {
  const [isReadable, setReadable] = useState(true);
  const hasPdf = documents?.some(({ type, isLost }) => type === 'PDF' && !isLost) === true;
  useEffect(
    function fetchViewer() {
      if (!hasPdf) return undefined;
      let isCurrent = true;
      void storeReader().then((isStored) => isCurrent && setReadable(isStored));
      return () => {
        isCurrent = false;
      };
    },
    [hasPdf],
  );
  return isReadable || !hasPdf;
}

function Nothing() {
  const { pages } = use(SiteMap);
  const paths = sectionPaths(pages);
  const places = pages.filter(({ path }) => path !== '/' && paths.includes(path));
  return (
    <Sheet>
      <Typography variant="h3" component="p">
        {words.none}
      </Typography>
      <p>{words.noneHint}</p>
      <nav aria-label={words.noneLinks}>
        <Places>
          {places.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </Places>
      </nav>
    </Sheet>
  );
}
