import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';

/** The marks of an opening page; all times are in ms since the start of the navigation, or since `watchAgain`. */
export interface Marks {
  /** When the first heading was painted. */
  heading?: number;
  /** When the first row of the list was painted. */
  row?: number;
  /** Tasks of more than 50 ms, as the browser reports them. */
  tasks: { at: number; length: number }[];
  /** Long tasks that start earlier on the page's clock do not count. */
  since: number;
}

/** https://developer.mozilla.org/docs/Web/API/Scheduler/postTask */
declare const scheduler: {
  postTask(task: () => void, options: { priority: 'user-blocking' }): Promise<void>;
};

interface WithLanguages {
  benchMarks: Marks;
  benchWatchAgain: () => void;
}

/**
 * Runs in the page before its scripts: records when a heading, and a row or entry with one of the texts, were painted,
 * whether they come from the server, the worker or a script.
 */
export function installMarks({ texts }: { texts: readonly string[] }): void {
  const marks: Marks = { tasks: [], since: 0 };

  const note = (name: 'heading' | 'row') => {
    // The first task after the frame. A message would wait behind the parser and the frame after that one.
    requestAnimationFrame(() => {
      const mark = () => (marks[name] ??= performance.now() - marks.since);
      void scheduler.postTask(mark, { priority: 'user-blocking' });
    });
  };
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const hasHeading = () =>
    [...document.querySelectorAll('h1')].some(
      (heading) => heading.textContent.trim() !== '' && isShown(heading),
    );
  const hasRow = () =>
    [...document.querySelectorAll('main :is(tr, li)')]
      .slice(0, 40)
      .some((row) => texts.some((text) => row.textContent.includes(text)) && isShown(row));

  const watch = () => {
    const seen = { heading: false, row: false };
    const look = () => {
      if (!seen.heading && hasHeading()) {
        seen.heading = true;
        note('heading');
      }
      if (!seen.row && hasRow()) {
        seen.row = true;
        note('row');
      }
      if (seen.heading && seen.row) observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  };

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      marks.tasks.push({ at: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });

  const benchWatchAgain = () => {
    delete marks.heading;
    delete marks.row;
    marks.since = performance.now();
    watch();
  };
  Object.assign(window, { benchMarks: marks, benchWatchAgain } satisfies WithLanguages);
  watch();
}

/** The longest task (ms) that started since the marks were last reset; 0 if none took 50 ms. */
export const longestTask = ({ tasks, since }: Marks): number =>
  Math.max(0, ...tasks.filter(({ at }) => at >= since).map(({ length }) => length));

/** Resets the marks before another view is opened. */
export async function watchAgain(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as WithLanguages).benchWatchAgain());
}

export type Until = 'heading' | 'row';

/** Waits until the heading or a row is painted, and for the tasks that follow. */
export async function readMarks(page: Page, until: Until = 'row', limit = 120_000): Promise<Required<Marks>> {
  const isSet = (name: Until) => (window as unknown as WithLanguages).benchMarks[name] !== undefined;
  await page.waitForFunction(isSet, until, { timeout: limit, polling: 100 });
  // The tasks after the first paint, and the browser's own report of it.
  await pause(1_000);
  return page.evaluate(() => (window as unknown as WithLanguages).benchMarks as Required<Marks>);
}
