import { useParams, useSearchParams } from 'react-router-dom';
import { isMonth, monthName, monthOf } from '../components/news/archive-months';
import { ChosenList } from '../components/news/chosen-list';
import { FilteredList } from '../components/news/filtered-list';
import { FilterLinks } from '../components/news/filter-links';
import { href, nameOfSlug, projectsOfCategory } from '../addresses';
import { PagedList } from '../components/news/paged-list';
import { KeepableProject } from '../components/news/keepable-cards';
import { NotFound } from '../components/ui/not-found';
import { Section } from '../components/ui/section';
import { useList } from '../data/lists/use-list';
import { pcategories, tags } from '../schemas/categories';
import { projects, type Project } from '../schemas/projects';
import { slugOf } from '../schemas/slugs';
import { projectEventWords as words } from '../words/projects-events';

const card = (project: Project) => <KeepableProject key={project.slug} project={project} headingLevel="h2" />;

export default function ProjectUpdates() {
  const { slug } = useParams();
  const [params] = useSearchParams();
  const [month, tag] = [params.get('month'), params.get('tag')];
  const known = useList(pcategories);
  const categories = known.state === 'ready' ? known.value : [];
  const links = categories.map((category) => ({
    name: category.name,
    to: projectsOfCategory(category.slug),
    isCurrent: category.slug === slug,
  }));
  return (
    <Section>
      <FilterLinks
        label={words.categories}
        links={[
          {
            name: words.allProjects,
            to: href('/project-updates'),
            isCurrent: !slug && month === null && tag === null,
          },
          ...links,
        ]}
      />
      {slug === undefined && month !== null ? (
        <ProjectsOfMonth month={month} />
      ) : slug === undefined && tag !== null ? (
        <ProjectsOfTag tag={tag} />
      ) : slug === undefined ? (
        <PagedList of={projects} empty={words.noProjects}>
          {card}
        </PagedList>
      ) : (
        <FilteredList key={slug} of={projects} type="category" slug={slug} empty={words.noProjects}>
          {card}
        </FilteredList>
      )}
    </Section>
  );
}

const small = (project: Project) => <KeepableProject project={project} headingLevel="h3" />;
const all = () => ({ name: words.allProjects, to: href('/project-updates') });

/** The projects of one month of the archive: `2026-05`. */
function ProjectsOfMonth({ month }: { month: string }) {
  if (!isMonth(month)) return <NotFound />;
  return (
    <ChosenList
      of={projects}
      title={words.projectsOf(monthName(month))}
      empty={words.noProjectsOf(monthName(month))}
      has={({ date }, zone) => monthOf(date, zone) === month}
      all={all()}
    >
      {small}
    </ChosenList>
  );
}

/** The projects that have one tag, by its slug. */
function ProjectsOfTag({ tag }: { tag: string }) {
  const known = useList(tags);
  const { name } = nameOfSlug(tag, known.state === 'ready' ? known.value : []);
  return (
    <ChosenList
      of={projects}
      title={words.projectsOf(name)}
      empty={words.noProjectsOf(name)}
      has={({ tags = [] }) => tags.some((each) => each === tag || slugOf(each) === tag)}
      all={all()}
    >
      {small}
    </ChosenList>
  );
}
