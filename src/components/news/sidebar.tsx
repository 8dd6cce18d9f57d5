import styled from '@emotion/styled';
import { useList } from '../../data/lists/use-list';
import { usePage } from '../../data/lists/use-page';
import type { WithLanguages } from '../../schemas/text-languages';
import { categories, pcategories, tags } from '../../schemas/categories';
import { posts } from '../../schemas/posts';
import { projects } from '../../schemas/projects';
import { slugOf } from '../../schemas/slugs';
import { projectEventWords as words } from '../../words/projects-events';
import { DateText } from '../list/date-text';
import {
  eventDetails,
  eventsOfCategory,
  eventsOfTagNamed,
  projectDetails,
  projectsOfCategory,
  eventsOfMonth,
  href,
  projectsOfMonth,
  projectsOfTag,
} from '../../addresses';
import { NewsletterForm } from '../form/newsletter-form';
import { useTakesMessages } from '../form/takes-messages';
import { Region } from '../ui/region';
import { LinkCloud, LinkList, SidebarCard, SidebarWidget } from './sidebar-widget';
import { useIsMetered } from '../../data/device/data-saver';
import { useAllPages } from '../../data/lists/use-all-pages';
import { archiveMonths, monthName } from './archive-months';
import { useTimeZone } from '../../data/lists/use-settings';
import { palette, textField } from '../../theme/tokens';
import type { FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { longestQuery } from '../../format/query';
import { Button } from '../ui/button';

const Form = styled('form')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Box = styled('input')({
  ...textField,
  flex: '1 1 140px',
  minWidth: 0,
  paddingInline: 12,
  backgroundColor: palette.background.default,
});

/** A search form that opens the search page, and is empty afterwards. */
export function SearchBox() {
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const asked = String(new FormData(form).get('q') ?? '').trim();
    if (!asked) return;
    form.reset();
    void navigate(href('/search', { query: { q: asked } }));
  }

  return (
    <Form role="search" action={href('/search')} onSubmit={submit}>
      <Box type="search" name="q" dir="auto" maxLength={longestQuery} aria-label={words.searchLabel} />
      <Button type="submit" variant="contained">
        {words.search}
      </Button>
    </Form>
  );
}

const Note = styled('p')({
  margin: '8px 0 0',
  fontSize: '0.875rem',
  color: palette.text.secondary,
});

const archives = {
  posts: { list: posts, to: eventsOfMonth },
  projects: { list: projects, to: projectsOfMonth },
};

/** The months of the posts or projects with their counts. Renders nothing without any. */
export function ArchiveWidget({ of }: { of: 'posts' | 'projects' }) {
  const { list, to } = archives[of];
  const screen = useAllPages<typeof posts.fields | typeof projects.fields>(list, useIsMetered());
  const zone = useTimeZone();
  if (screen.state !== 'ready') return null;
  const { records, isWhole } = screen.value;
  const months = archiveMonths(records, zone);
  if (months.length === 0) return null;
  return (
    <SidebarWidget title={words.archive}>
      <LinkList
        links={months.map(({ month, count }) => ({
          name: monthName(month),
          to: to(month),
          note: count,
        }))}
      />
      {!isWhole && <Note>{words.archiveSoFar}</Note>}
    </SidebarWidget>
  );
}

const Aside = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  '@media print': { display: 'none' },
});

/** The number of recent posts or projects to list. */
const recent = 3;

/** The sidebar of posts or of a project: search, categories, archive, newsletter, recent entries and tags. */
export function Sidebar({ of }: { of: 'posts' | 'projects' }) {
  const takesMessages = useTakesMessages();
  return (
    <Aside aria-label={words.aside}>
      <SidebarWidget title={words.search}>
        <SearchBox />
      </SidebarWidget>
      <Region>
        <Categories of={of} />
      </Region>
      <Region>
        <ArchiveWidget of={of} />
      </Region>
      {takesMessages && (
        <SidebarCard>
          <Region>
            <NewsletterForm />
          </Region>
        </SidebarCard>
      )}
      <Region>{of === 'posts' ? <RecentPosts /> : <RecentProjects />}</Region>
      <Region>{of === 'posts' ? <Tags /> : <ProjectTags />}</Region>
    </Aside>
  );
}

function Categories({ of }: { of: 'posts' | 'projects' }) {
  const screen = useList(of === 'posts' ? categories : pcategories);
  if (screen.state !== 'ready') return null;
  const address = of === 'posts' ? eventsOfCategory : projectsOfCategory;
  return (
    <SidebarWidget title={words.categories}>
      <LinkList
        links={screen.value.map(({ name, slug, languages }) => ({
          name,
          to: address(slug),
          lang: languages?.name,
        }))}
      />
    </SidebarWidget>
  );
}

function RecentPosts() {
  const screen = usePage(posts, 1);
  return screen.state === 'ready' ? (
    <Recent title={words.recentPosts} records={screen.value.records} to={eventDetails} />
  ) : null;
}

function RecentProjects() {
  const screen = usePage(projects, 1);
  return screen.state === 'ready' ? (
    <Recent title={words.recentProjects} records={screen.value.records} to={projectDetails} />
  ) : null;
}

interface RecentProps {
  title: string;
  records: readonly ({ title: string; slug: string; date: string | undefined } & WithLanguages)[];
  to: (slug: string) => string;
}

/** The latest records but for the one that the page shows; nothing without others. */
function Recent({ title, records, to }: RecentProps) {
  const { slug: own } = useParams();
  const others = records.filter(({ slug }) => slug !== own).slice(0, recent);
  if (others.length === 0) return null;
  return (
    <SidebarWidget title={title}>
      <LinkList
        isStacked
        links={others.map(({ title, slug, date, languages }) => ({
          name: title,
          lang: languages?.title,
          to: to(slug),
          ...(date && { note: <DateText>{date}</DateText> }),
        }))}
      />
    </SidebarWidget>
  );
}

function Tags() {
  const screen = useList(tags);
  if (screen.state !== 'ready') return null;
  return <TagCloud of={screen.value} to={({ name, slug }) => eventsOfTagNamed(name, slug)} />;
}

/** The tags that projects have. */
function ProjectTags() {
  const screen = useList(tags);
  const whole = useAllPages(projects, useIsMetered());
  if (screen.state !== 'ready' || whole.state !== 'ready') return null;
  const used = new Set(whole.value.records.flatMap(({ tags: slugs = [] }) => slugs.map(slugOf)));
  const known = screen.value.flatMap((tag) => {
    const slug = tag.slug ?? slugOf(tag.name);
    return used.has(slug) ? [{ ...tag, slug }] : [];
  });
  return known.length > 0 && <TagCloud of={known} to={({ slug }) => projectsOfTag(slug)} />;
}

interface TagCloudProps<T> {
  of: readonly T[];
  to: (tag: T) => string;
}

const TagCloud = <T extends { name: string } & WithLanguages>({ of, to }: TagCloudProps<T>) => (
  <SidebarWidget title={words.tags}>
    <LinkCloud links={of.map((tag) => ({ name: tag.name, to: to(tag), lang: tag.languages?.['name'] }))} />
  </SidebarWidget>
);
