import { keepEarlyTap } from './early-tap';
import { giveWay } from './data/slices';
import { followInstall } from './pwa/install-offer';
import { loadPage } from './pwa/lost-chunk';

// Before all else: the browser offers to install once, and may do so early.
followInstall();
const handOver = keepEarlyTap();

/**
 * A prerendered page is painted before anything is fetched that makes it interactive. Then come its parts, all at once;
 * they are run in tasks of their own, so that a slow phone scrolls and takes taps in between.
 */
async function open() {
  if (document.getElementById('root')?.hasChildNodes()) await painted();
  void fetchParts();
  await loadPage(() => import('./libraries'));
  const { start } = await loadPage(() => import('./start'));
  await giveWay();
  await start();
  handOver();
}

/** Resolves when the page has been painted; at once in a tab that nobody sees, which paints nothing. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

/** The build names with the entry what else the page needs: see vite/page-parts.ts. */
async function fetchParts() {
  const { parts } = document.querySelector<HTMLScriptElement>('script[data-parts]')?.dataset ?? {};
  for (const href of parts?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = 'anonymous';
    document.head.append(link);
    // To start a request takes a slow phone longer than one would think.
    await giveWay();
  }
}

void open();
