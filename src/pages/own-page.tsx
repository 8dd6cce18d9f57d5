import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { DocumentActions } from '../components/document/document-actions';
import { DataView } from '../components/list/data-view';
import { Prose } from '../components/prose/prose';
import { NotFound } from '../components/ui/not-found';
import { Section } from '../components/ui/section';
import { Skeleton } from '../components/ui/skeleton';
import { useList, type ListState } from '../data/lists/use-list';
import { ownPages, type OwnPage as Page } from '../schemas/own-pages';
import { words } from '../words/common';

const Intro = styled('div')({
  maxWidth: '60ch',
  marginBlockEnd: 24,
  fontSize: '1.125rem',
  fontWeight: 500,
});
const Document = styled('div')({ marginBlockStart: 32 });

/** A page of the site's own: a text with tables, pictures and links, and a document. The banner has its title. */
export default function OwnPage() {
  const { pathname } = useLocation();
  const screen = pageOf(useList(ownPages), pathname.replace(/^\/|\/$/g, ''));
  if (screen.state === 'empty') return <NotFound />;
  return (
    <Section>
      <DataView of={screen} loading={<Ghost />} empty={words.notFound}>
        {(page) => (
          <article>
            {page.intro && (
              <Intro>
                <Prose of={page} field="intro" inline>
                  {page.intro}
                </Prose>
              </Intro>
            )}
            {page.content && (
              <Prose of={page} field="content" headingsFrom={2}>
                {page.content}
              </Prose>
            )}
            {page.file && (
              <Document>
                <DocumentActions file={page.file} title={page.title} />
              </Document>
            )}
          </article>
        )}
      </DataView>
    </Section>
  );
}

/** The page of a name; empty where the whole list lacks it. */
function pageOf(screen: ListState<Page[]>, name: string): ListState<Page> {
  if (screen.state !== 'ready') return screen;
  const { value, ...shown } = screen;
  const page = value.find(({ slug }) => slug === name);
  if (page) return { ...shown, value: page };
  return shown.total === undefined ? { ...shown, state: 'empty' } : { state: 'loading' };
}

function Ghost() {
  return ['a', 'b', 'c', 'd', 'e', 'f'].map((line) => <Skeleton key={line} height={28} />);
}
