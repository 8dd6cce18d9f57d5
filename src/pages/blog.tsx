import { KeepableEvent } from '../components/news/keepable-cards';
import { PagedList } from '../components/news/paged-list';
import { Sidebar } from '../components/news/sidebar';
import { SidebarColumns } from '../components/news/sidebar-columns';
import { posts } from '../schemas/posts';
import { projectEventWords as words } from '../words/projects-events';

export default function Blog() {
  return (
    <SidebarColumns>
      <PagedList of={posts} empty={words.noPosts}>
        {(post) => <KeepableEvent key={post.slug} post={post} headingLevel="h2" isReport />}
      </PagedList>
      <Sidebar of="posts" />
    </SidebarColumns>
  );
}
