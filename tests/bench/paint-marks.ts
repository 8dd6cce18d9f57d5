import type { Page } from 'playwright';

/** What is looked for while a page opens; all times are ms since the navigation began, or since `watchAgain`. */
export interface Marks {
  /** The first heading was painted. */
  heading?: number;
  /** The first row of the list was painted. */
  row?: number;
  /** Tasks of more than 50 ms, as the browser reports them. */
  tasks: { at: number; length: number }[];
  /** Until this moment of the page's clock its long tasks do not count. */
  since: number;
}

interface Marked {
  benchMarks: Marks;
  benchWatchAgain: () => void;
}

/**
 * Runs in the page, before anything of it: notes when a heading, and a row or an entry that holds one of the texts, were
 * painted. It does not matter whether the server, the worker or a script wrote them.
 */
export function installMarks({ texts }: { texts: readonly string[] }): void {
  const marks: Marks = { tasks: [], since: 0 };

  const note = (name: 'heading' | 'row') => {
    // A message that is sent in a frame arrives when that frame was drawn.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (marks[name] ??= performance.now() - marks.since);
      port2.postMessage(0);
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
  Object.assign(window, { benchMarks: marks, benchWatchAgain } satisfies Marked);
  watch();
}

/** The longest task (ms) that began since the marks were last set; 0 where none took 50 ms. */
export const longestTask = ({ tasks, since }: Marks): number =>
  Math.max(0, ...tasks.filter(({ at }) => at >= since).map(({ length }) => length));

/** Begins anew, and calls for what then opens. */
export async function watchAgain(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as Marked).benchWatchAgain());
}

export type Until = 'heading' | 'row';

/** Waits until the heading, or a row, was painted, and for what is still at work then. */
export async function readMarks(page: Page, until: Until = 'row', limit = 120_000): Promise<Required<Marks>> {
  const isSet = (name: Until) => (window as unknown as Marked).benchMarks[name] !== undefined;
  await page.waitForFunction(isSet, until, { timeout: limit, polling: 100 });
  // What follows the first paint, and the browser's own report of it.
  await page.waitForTimeout(1_000);
  return page.evaluate(() => (window as unknown as Marked).benchMarks as Required<Marks>);
}
