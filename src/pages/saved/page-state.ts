import type { StoredList } from '../../data/lists/read-lists';
import type { KnownPage } from '../../components/ui/site-context';

/** The stored part of a page, judged by its least complete list. */
export type PageLists = { path: string; title: string } & (
  { is: 'there' | 'in-part'; records: number; confirmedAt: number } | { is: 'missing' }
);

/** The pages that show lists, each with what the device holds of it; incomplete ones first. */
export function listsOfPage(pages: readonly KnownPage[], stored: readonly StoredList[]): PageLists[] {
  const byName = new Map(stored.map((list) => [list.name, list]));
  const found = pages
    .filter(({ reads }) => reads.length > 0)
    .map(({ path, title, reads }): PageLists => {
      const lists = reads.flatMap(({ name }) => byName.get(name) ?? []);
      const there = lists.flatMap((list) => (list.is === 'missing' ? [] : [list]));
      if (there.length < lists.length || there.length === 0) return { path, title, is: 'missing' };
      return {
        path,
        title,
        is: there.every(({ is }) => is === 'there') ? 'there' : 'in-part',
        records: there.reduce((sum, { records }) => sum + records, 0),
        confirmedAt: Math.min(...there.map(({ confirmedAt }) => confirmedAt)),
      };
    });
  return [...found.filter(({ is }) => is !== 'there'), ...found.filter(({ is }) => is === 'there')];
}
