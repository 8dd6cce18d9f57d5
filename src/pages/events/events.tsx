import { useParams, useSearchParams } from 'react-router-dom';
import { isMonth, monthName, monthOf } from '../../components/news/archive-months';
import { ChosenList } from '../../components/news/chosen-list';
import { KeepableEvent } from '../../components/news/keepable-cards';
import { FilteredList } from '../../components/news/filtered-list';
import { FilterLinks } from '../../components/news/filter-links';
import { eventsOfCategory, href } from '../../addresses';
import { PagedList } from '../../components/news/paged-list';
import { NotFound } from '../../components/ui/not-found';
import { Section } from '../../components/ui/section';
import { useList } from '../../data/lists/use-list';
import { categories } from '../../schemas/categories';
import { posts, type Post } from '../../schemas/posts';
import { projectEventWords as words } from '../../words/projects-events';

const card = (post: Post) => <KeepableEvent key={post.slug} post={post} headingLevel="h2" />;

export default function Events() {
  const { type, slug } = useParams();
  const [params] = useSearchParams();
  const month = params.get('month');
  const known = useList(categories);
  const isFiltered = type !== undefined && slug !== undefined;
  const links = (known.state === 'ready' ? known.value : []).map((category) => ({
    name: category.name,
    to: eventsOfCategory(category.slug),
    isCurrent: type === 'category' && category.slug === slug,
  }));
  return (
    <Section>
      <FilterLinks
        label={words.categories}
        links={[
          { name: words.allEvents, to: href('/events'), isCurrent: !isFiltered && month === null },
          ...links,
        ]}
      />
      {month !== null && !isFiltered ? (
        <EventsOfMonth month={month} />
      ) : isFiltered ? (
        <FilteredList key={`${type}/${slug}`} of={posts} type={type} slug={slug} empty={words.noEvents}>
          {card}
        </FilteredList>
      ) : (
        <PagedList of={posts} empty={words.noEvents}>
          {card}
        </PagedList>
      )}
    </Section>
  );
}

/** The posts of one month of the archive: `2026-05`. */
function EventsOfMonth({ month }: { month: string }) {
  if (!isMonth(month)) return <NotFound />;
  return (
    <ChosenList
      of={posts}
      title={words.eventsOfMonth(monthName(month))}
      empty={words.noEventsIn(monthName(month))}
      has={({ date }, zone) => monthOf(date, zone) === month}
      all={{ name: words.allEvents, to: href('/events') }}
    >
      {(post) => <KeepableEvent post={post} headingLevel="h3" />}
    </ChosenList>
  );
}
