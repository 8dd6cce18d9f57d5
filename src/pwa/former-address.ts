import { moved } from 'virtual:moved';
import { cleanPath } from '../../sw/contract/contract';
import { movedTo } from '../../sw/contract/moved';

/** Where the page of a path of the router stands now, with its query; undefined if it has not moved. */
export function findMoved(path: string, search: string): string | undefined {
  const [to, mark] = movedTo(cleanPath(path), '', moved)?.split('#') ?? [];
  return to === undefined ? undefined : to + search + (mark ? `#${mark}` : '');
}
