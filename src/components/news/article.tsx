import styled from '@emotion/styled';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import type { ListState as ScreenState } from '../../data/lists/use-list';
import type { ImageValue, Markup, Resource } from '../../schemas/base';
import { meantSlug } from '../../schemas/slugs';
import { addressPart } from '../../schemas/well-formed';
import { projectEventWords as words } from '../../words/projects-events';
import { KeepButton } from '../kept/keep-button';
import { AsKeptNote, KeptNote } from '../kept/kept-note';
import { useKeptRecord } from '../kept/use-kept-record';
import { NotFound } from '../ui/not-found';
import { Picture } from '../picture/picture';
import { Prose } from '../prose/prose';
import { DataView } from '../list/data-view';
import { Published } from './event-card';
import { SidebarColumns } from './sidebar-columns';
import { WayList, type Way } from './way-list';
import { Skeleton } from '../ui/skeleton';
import { responsiveImage } from '../picture/responsive-image';
import { palette } from '../../theme/tokens';
import type { AnyRecord } from '../list/table-rows';
import type { Elements } from '../ui/elements';

/** 1200 by 675. */
const ratio = '16 / 9';
/** On phones slightly less than the real width, so that a 2x screen selects the 640 px image of the card. */
const sizes = '(min-width: 900px) 660px, 85vw';

/** As wide as the text: the two have one edge. */
const Frame = styled('div')({ maxWidth: '68ch', overflow: 'hidden', borderRadius: 12 });
/** When and by whom, and what can be done with it at the end of the line. */
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  maxWidth: '68ch',
  marginBlock: '12px 8px',
});
const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  fontSize: '1rem',
  color: palette.text.secondary,
});
const Intro = styled('div')({
  fontSize: '1.125em',
  fontWeight: 500,
  marginBlock: '16px 24px',
  maxWidth: '60ch',
});
/** As far out as the text of its buttons is in. */
const Actions = styled('div')({ flexShrink: 0, marginInline: -5, '@media print': { display: 'none' } });

/** The common fields of a project and a post. */
export interface ArticleRecord {
  title: string;
  date: string | undefined;
  author?: string | undefined;
  image: ImageValue | undefined;
  /** The image of its card. With the same aspect ratio it is the small size, which the lists have already stored. */
  thumbnail1?: ImageValue | undefined;
  intro: Markup | undefined;
  content: Markup | undefined;
  /** The record that these fields are of, with the languages of its texts. */
  record?: object;
}

interface Props<T> {
  /** The list of the record. */
  list: Resource;
  of: ScreenState<T>;
  read: (record: T) => ArticleRecord;
  category: (record: T) => Way | undefined;
  tags: (record: T) => Way[];
  /** Further content above the text. */
  facts?: (record: T) => Elements;
  sidebar: Elements;
}

/**
 * The page of a project or a post, whose title is in the banner; the sidebar is beside it on wide screens and below it
 * on narrow ones.
 */
export function Article<T>({ list, of: screen, read, category, tags, facts, sidebar }: Props<T>) {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const kept = useKeptRecord(list, pathname, screen.state === 'failed');
  const body = (record: T) => (
    <>
      <ArticleBody
        {...read(record)}
        notice={<KeptNote of={list} record={record as AnyRecord} address={pathname} />}
        facts={facts?.(record)}
        actions={
          <Actions>
            <KeepButton
              of={list}
              record={record as AnyRecord}
              title={read(record).title}
              address={pathname}
            />
          </Actions>
        }
      />
      <WayList category={category(record)} tags={tags(record)} />
    </>
  );
  if (kept) {
    return (
      <SidebarColumns>
        <article>
          <AsKeptNote
            thing={kept.thing}
            isListRead={screen.state === 'failed' && screen.failure === 'not-found'}
          />
          {body(kept.record as T)}
        </article>
        {sidebar}
      </SidebarColumns>
    );
  }
  if (screen.state === 'failed' && screen.failure === 'not-found') {
    const meant = meantSlug(slug);
    const isOther = meant !== '' && meant !== slug;
    return isOther ? <Navigate to={`../${addressPart(meant)}`} relative="path" replace /> : <NotFound />;
  }
  return (
    <SidebarColumns>
      <article>
        <DataView of={screen} loading={<Ghost />} empty={words.noPosts}>
          {body}
        </DataView>
      </article>
      {sidebar}
    </SidebarColumns>
  );
}

interface BodyProps extends ArticleRecord {
  notice: Elements;
  facts: Elements | undefined;
  actions: Elements;
}

function ArticleBody(props: BodyProps) {
  const {
    title,
    date,
    author,
    image,
    thumbnail1,
    intro,
    content,
    notice,
    facts,
    actions,
    record = {},
  } = props;
  return (
    <>
      {notice}
      {facts}
      <Frame>
        <Picture
          of={responsiveImage(image, thumbnail1)}
          alt=""
          name={title}
          ratio={ratio}
          sizes={sizes}
          isFirst
        />
      </Frame>
      <Line>
        <Facts>
          {date && <Published date={date} />}
          {author && <span dir="auto">{words.by(author)}</span>}
        </Facts>
        {actions}
      </Line>
      {intro && (
        <Intro>
          <Prose of={record} field={introField(record)} headingsFrom={2}>
            {intro}
          </Prose>
        </Intro>
      )}
      {content && (
        <Prose of={record} field="content" headingsFrom={2}>
          {content}
        </Prose>
      )}
    </>
  );
}

/** A post's introduction is its teaser. */
const introField = (record: object) => ('teaser' in record ? 'teaser' : 'intro');

function Ghost() {
  return (
    <>
      <Skeleton variant="rounded" style={{ aspectRatio: ratio, height: 'auto' }} />
      <Skeleton width="40%" height={48} />
      <Skeleton width="85%" height={56} />
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} height={28} />
      ))}
    </>
  );
}
