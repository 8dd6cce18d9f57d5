import type { Fields, RecordOf, Resource } from '../../schemas/base';
import type { PageLink } from '../../schemas/parse';
import type { ListState } from './use-list';
import { pageOf } from './list-pages';
import { useResource } from './use-resource';

/** One page of a list, and the paginator's links from the server: previous, the pages, next. */
export interface PageOf<T> {
  records: T[];
  links: readonly PageLink[];
}

/**
 * Page `number` of a list. Its address comes from the links of page 1, which is fetched as well. A page that
 * does not exist is `failed` with `not-found`, or `empty`, depending on the server.
 */
export function usePage<F extends Fields>(
  resource: Resource<F>,
  number: number,
): ListState<PageOf<RecordOf<Resource<F>>>> {
  const first = useResource(resource);
  const page = number > 1 && first.row ? pageOf(resource, first.row.links ?? [], number) : undefined;
  const other = useResource(page);

  const isAbsent = number > 1 && first.row && !page;
  if (isAbsent) return { state: 'failed', failure: 'not-found', reload: first.shown.reload };
  const current = number > 1 && first.row ? other : first;
  if (!current.row) return current.screen;
  const { row, shown } = current;
  if (row.value.length === 0) return { state: 'empty', ...shown };
  return { state: 'ready', value: { records: row.value, links: row.links ?? [] }, ...shown };
}
