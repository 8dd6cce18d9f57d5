/**
 * The JSON of a paginated resource collection as in Laravel's documentation ("Eloquent: API Resources", Pagination),
 * with the link list of its length-aware paginator.
 */
export interface Paginated<T> {
  data: T[];
  links: { first: string; last: string; prev: string | null; next: string | null };
  meta: {
    current_page: number;
    from: number | null;
    last_page: number;
    links: { url: string | null; label: string; active: boolean }[];
    path: string;
    per_page: number;
    to: number | null;
    total: number;
  };
}

const onEachSide = 3;

/** The page numbers of the paginator's URL window; undefined stands for the gap "...". */
function pageNumbers(current: number, last: number): (number | undefined)[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const window = onEachSide + 4;
  if (last < onEachSide * 2 + 8) return range(1, last);
  if (current <= window) return [...range(1, window + onEachSide), undefined, last - 1, last];
  if (current > last - window) return [1, 2, undefined, ...range(last - (window + onEachSide - 1), last)];
  return [1, 2, undefined, ...range(current - onEachSide, current + onEachSide), undefined, last - 1, last];
}

/** One page of `records`; `path` is the absolute address of the list without a query. */
export function paginate<T>(records: T[], path: string, perPage: number, asked: number): Paginated<T> {
  const last = Math.max(1, Math.ceil(records.length / perPage));
  const current = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const start = (current - 1) * perPage;
  const data = records.slice(start, start + perPage);
  const url = (page: number) => `${path}?page=${page}`;
  const prev = current > 1 ? url(current - 1) : null;
  const next = current < last ? url(current + 1) : null;
  return {
    data,
    links: { first: url(1), last: url(last), prev, next },
    meta: {
      current_page: current,
      from: data.length > 0 ? start + 1 : null,
      last_page: last,
      links: [
        { url: prev, label: '&laquo; Previous', active: false },
        ...pageNumbers(current, last).map((page) =>
          page === undefined
            ? { url: null, label: '...', active: false }
            : { url: url(page), label: String(page), active: page === current },
        ),
        { url: next, label: 'Next &raquo;', active: false },
      ],
      path,
      per_page: perPage,
      to: data.length > 0 ? start + data.length : null,
      total: records.length,
    },
  };
}
