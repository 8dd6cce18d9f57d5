import styled from '@emotion/styled';
import { useList } from '../../data/lists/use-list';
import { usePage } from '../../data/lists/use-page';
import type { WithLanguages } from '../../schemas/text-languages';
import { categories, pcategories } from '../../schemas/categories';
import { posts } from '../../schemas/posts';
import { projects } from '../../schemas/projects';
import { tags } from '../../schemas/tags';
import { projectEventWords as words } from '../../words/projects-events';
import { ArchiveWidget } from './archive-widget';
import { DateText } from '../list/date-text';
import {
  eventDetails,
  eventsOfCategory,
  eventsOfTagNamed,
  projectDetails,
  projectsOfCategory,
} from '../../addresses';
import { NewsletterForm } from '../form/newsletter-form';
import { Region } from '../ui/region';
import { SearchBox } from './search-box';
import { LinkCloud, LinkList, SidebarCard, SidebarWidget } from './sidebar-widget';

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
  return (
    <Aside aria-label={words.aside}>
      <SidebarWidget title={words.search}>
        <SearchBox />
      </SidebarWidget>
      <Region>
        <Categories of={of} />
      </Region>
      <Region>
        <ArchiveWidget />
      </Region>
      <SidebarCard>
        <Region>
          <NewsletterForm />
        </Region>
      </SidebarCard>
      <Region>{of === 'posts' ? <RecentPosts /> : <RecentProjects />}</Region>
      <Region>
        <Tags />
      </Region>
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
  if (screen.state !== 'ready') return null;
  return (
    <SidebarWidget title={words.recentPosts}>
      <Recent records={screen.value.records} to={eventDetails} />
    </SidebarWidget>
  );
}

function RecentProjects() {
  const screen = usePage(projects, 1);
  if (screen.state !== 'ready') return null;
  return (
    <SidebarWidget title={words.recentProjects}>
      <Recent records={screen.value.records} to={projectDetails} />
    </SidebarWidget>
  );
}

interface RecentProps {
  records: readonly ({ title: string; slug: string; date: string | undefined } & WithLanguages)[];
  to: (slug: string) => string;
}

const Recent = ({ records, to }: RecentProps) => (
  <LinkList
    isStacked
    links={records.slice(0, recent).map(({ title, slug, date, languages }) => ({
      name: title,
      lang: languages?.title,
      to: to(slug),
      ...(date && { note: <DateText>{date}</DateText> }),
    }))}
  />
);

function Tags() {
  const screen = useList(tags);
  if (screen.state !== 'ready') return null;
  return (
    <SidebarWidget title={words.tags}>
      <LinkCloud
        links={screen.value.map(({ name, slug, languages }) => ({
          name,
          to: eventsOfTagNamed(name, slug),
          lang: languages?.name,
        }))}
      />
    </SidebarWidget>
  );
}
