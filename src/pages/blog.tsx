import { EventCard } from '../components/event-card';
import { PagedList } from '../components/paged-list';
import { Sidebar } from '../components/sidebar';
import { SidebarColumns } from '../components/sidebar-columns';
import { posts } from '../schemas/posts';
import { projectEventWords as words } from '../words/projects-events';

export default function Blog() {
  return (
    <SidebarColumns>
      <PagedList of={posts} empty={words.noPosts}>
        {(post) => <EventCard key={post.slug} post={post} headingLevel="h2" />}
      </PagedList>
      <Sidebar of="posts" />
    </SidebarColumns>
  );
}
