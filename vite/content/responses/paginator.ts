import type { WireRecord } from '../records/wire-value';

const perPage = 6;
/** Laravel's default: pages shown on each side of the current one, before a gap. */
const onEachSide = 3;

/**
 * The pages of a list in the format of Laravel's API resources, with page 1 at `path` (`/api/projects`) and
 * page n at `<path>/page/<n>`. A list without records has one empty page.
 */
export function paginate(path: string, records: readonly WireRecord[]) {
  const last = Math.max(1, Math.ceil(records.length / perPage));
  const url = (page: number) => (page === 1 ? path : `${path}/page/${page}`);
  const urlWithin = (page: number) => (page >= 1 && page <= last ? url(page) : null);
  return range(1, last).map((current) => {
    const from = (current - 1) * perPage;
    const data = records.slice(from, from + perPage);
    return {
      data,
      links: { first: url(1), last: url(last), prev: urlWithin(current - 1), next: urlWithin(current + 1) },
      meta: {
        current_page: current,
        from: data.length > 0 ? from + 1 : null,
        last_page: last,
        links: [
          { url: urlWithin(current - 1), label: '&laquo; Previous', active: false },
          ...shownPages(current, last).map((page) =>
            page === '...'
              ? { url: null, label: page, active: false }
              : { url: url(page), label: String(page), active: page === current },
          ),
          { url: urlWithin(current + 1), label: 'Next &raquo;', active: false },
        ],
        path,
        per_page: perPage,
        to: data.length > 0 ? from + data.length : null,
        total: records.length,
      },
    };
  });
}

/**
 * The page numbers that Laravel shows, and its gaps:
 * https://github.com/laravel/framework/blob/master/src/Illuminate/Pagination/UrlWindow.php
 */
function shownPages(current: number, last: number): (number | '...')[] {
  const window = onEachSide + 4;
  if (last < onEachSide * 2 + 8) return range(1, last);
  if (current <= window) return [...range(1, window + onEachSide), '...', ...range(last - 1, last)];
  if (current > last - window) {
    return [...range(1, 2), '...', ...range(last - (window + onEachSide - 1), last)];
  }
  const around = range(current - onEachSide, current + onEachSide);
  return [...range(1, 2), '...', ...around, '...', ...range(last - 1, last)];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
