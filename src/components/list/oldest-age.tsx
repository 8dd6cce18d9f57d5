import type { ListState } from '../../data/lists/use-list';
import { DataAge } from './data-age';

type Dated = Extract<ListState<unknown>, { confirmedAt: number }>;

/** The age line of a page with several lists: the age of the oldest list, and a button that refreshes all of them. */
export function OldestAge({ of: screens }: { of: readonly ListState<unknown>[] }) {
  const dated = screens.filter((screen): screen is Dated => 'confirmedAt' in screen);
  if (dated.length === 0) return null;
  const oldest = dated.reduce((a, b) => (b.confirmedAt < a.confirmedAt ? b : a));
  const reload = () => {
    for (const screen of dated) screen.reload();
  };
  const hasNoRoom = dated.some((screen) => screen.hasNoRoom);
  return <DataAge of={{ ...oldest, hasNoRoom, reload }} />;
}
