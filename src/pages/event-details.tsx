import { useParams } from 'react-router-dom';
import { eventsOfCategory, eventsOfTag, nameOfSlug } from '../addresses';
import { Article } from '../components/news/article';
import { EventFacts } from '../components/news/event-facts';
import { Sidebar } from '../components/news/sidebar';
import { useList } from '../data/lists/use-list';
import { useRecord } from '../data/lists/use-record';
import { categories, tags } from '../schemas/categories';
import { posts } from '../schemas/posts';

export default function EventDetails() {
  const { slug = '' } = useParams();
  const screen = useRecord(posts, slug);
  const knownCategories = useList(categories);
  const knownTags = useList(tags);
  const categoryNames = knownCategories.state === 'ready' ? knownCategories.value : [];
  const tagNames = knownTags.state === 'ready' ? knownTags.value : [];
  return (
    <Article
      list={posts}
      of={screen}
      read={(post) => ({ ...post, intro: post.teaser, record: post })}
      category={({ category }) =>
        category === undefined
          ? undefined
          : { ...nameOfSlug(category, categoryNames), to: eventsOfCategory(category) }
      }
      tags={({ tags: slugs = [] }) =>
        slugs.map((tag) => ({ ...nameOfSlug(tag, tagNames), to: eventsOfTag(tag) }))
      }
      facts={(post) => <EventFacts post={post} />}
      sidebar={<Sidebar of="posts" />}
    />
  );
}
