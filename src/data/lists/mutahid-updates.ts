import { files, list } from 'virtual:site-lists/mutahid-updates';
import type { FileValue } from '../../schemas/base';
import type { MutahidUpdates } from '../../schemas/static-folders';

/** The update of one month (1 to 12); `file` is undefined while it is not available. */
export interface MonthUpdate {
  year: number;
  month: number;
  file: FileValue | undefined;
}

/** The build has checked it. */
const years = list as MutahidUpdates;

/** The institution's updates, in the order of `mutahid-updates.json`. */
export const mutahidUpdates: readonly MonthUpdate[] = years.flatMap(({ year, months }) =>
  months.map(({ month, file }) => ({ year, month, file: files[file] })),
);
