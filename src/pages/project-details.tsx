import { useParams } from 'react-router-dom';
import { nameOfSlug, projectsOfCategory, projectsOfTag } from '../addresses';
import { Article } from '../components/news/article';
import { Sidebar } from '../components/news/sidebar';
import { useList } from '../data/lists/use-list';
import { useRecord } from '../data/lists/use-record';
import { pcategories, tags } from '../schemas/categories';
import { projects } from '../schemas/projects';

export default function ProjectDetails() {
  const { slug = '' } = useParams();
  const screen = useRecord(projects, slug);
  const known = useList(pcategories);
  const knownTags = useList(tags);
  const names = known.state === 'ready' ? known.value : [];
  const tagNames = knownTags.state === 'ready' ? knownTags.value : [];
  return (
    <Article
      list={projects}
      of={screen}
      read={(project) => ({ ...project, record: project })}
      category={({ category }) =>
        category === undefined
          ? undefined
          : { ...nameOfSlug(category, names), to: projectsOfCategory(category) }
      }
      tags={({ tags: slugs = [] }) =>
        slugs.map((tag) => ({ ...nameOfSlug(tag, tagNames), to: projectsOfTag(tag) }))
      }
      sidebar={<Sidebar of="projects" />}
    />
  );
}
