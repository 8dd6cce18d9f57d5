import json from '../../../content/mutahid-updates/mutahid-updates.json';
import type { FileValue } from '../../schemas/base';
import type { MutahidUpdates } from '../../schemas/static-folders';

/** The update of one month (1 to 12); `file` is undefined while it is not available. */
export interface MonthUpdate {
  year: number;
  month: number;
  file: FileValue | undefined;
}

/** Files of the build, which exist with any API. */
const addresses = import.meta.glob<string>('/content/mutahid-updates/*.pdf', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const years: MutahidUpdates = json;

/** The institution's updates, in the order of `mutahid-updates.json`. */
export const mutahidUpdates: readonly MonthUpdate[] = years.flatMap(({ year, months }) =>
  months.map(({ month, file }) => {
    const url = addresses[`/content/mutahid-updates/${file}`];
    return { year, month, file: url ? { url } : undefined };
  }),
);
