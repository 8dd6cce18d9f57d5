import type { Screen } from '../data/lists';
import { Age } from './age';

type Dated = Extract<Screen<unknown>, { confirmedAt: number }>;

/** One line for a page of several lists: the age of the oldest, and the way to refresh them all. */
export function OldestAge({ of: screens }: { of: readonly Screen<unknown>[] }) {
  const dated = screens.filter((screen): screen is Dated => 'confirmedAt' in screen);
  if (dated.length === 0) return null;
  const oldest = dated.reduce((a, b) => (b.confirmedAt < a.confirmedAt ? b : a));
  const reload = () => {
    for (const screen of dated) screen.reload();
  };
  return <Age of={{ ...oldest, reload }} />;
}
