import { useParams } from 'react-router-dom';
import { FilterLinks } from '../components/news/filter-links';
import { href, projectsOfCategory } from '../addresses';
import { PagedList } from '../components/news/paged-list';
import { ProjectCard } from '../components/news/project-card';
import { Section } from '../components/ui/section';
import { useList } from '../data/lists/use-list';
import { at } from '../schemas/base';
import { pcategories } from '../schemas/categories';
import { projects } from '../schemas/projects';
import { addressPart } from '../schemas/well-formed';
import { projectEventWords as words } from '../words/projects-events';

export default function ProjectUpdates() {
  const { slug } = useParams();
  const known = useList(pcategories);
  const shown = slug ? at(projects, `projects/category/${addressPart(slug)}`) : projects;
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
      <PagedList of={shown} empty={words.noProjects}>
        {(project) => <ProjectCard key={project.slug} project={project} headingLevel="h2" />}
      </PagedList>
    </Section>
  );
}
