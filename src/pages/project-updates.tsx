import { useParams } from 'react-router-dom';
import { FilteredList } from '../components/news/filtered-list';
import { FilterLinks } from '../components/news/filter-links';
import { href, projectsOfCategory } from '../addresses';
import { PagedList } from '../components/news/paged-list';
import { ProjectCard } from '../components/news/project-card';
import { Section } from '../components/ui/section';
import { useList } from '../data/lists/use-list';
import { pcategories } from '../schemas/categories';
import { projects, type Project } from '../schemas/projects';
import { projectEventWords as words } from '../words/projects-events';

const card = (project: Project) => <ProjectCard key={project.slug} project={project} headingLevel="h2" />;

export default function ProjectUpdates() {
  const { slug } = useParams();
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
        links={[{ name: words.allProjects, to: href('/project-updates'), isCurrent: !slug }, ...links]}
      />
      {slug === undefined ? (
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
