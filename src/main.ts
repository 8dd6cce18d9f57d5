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

/** So long (ms) the pictures of the first screen are waited for: on a slow link they share it with the scripts. */
const patience = 300;

/** Resolves when the page has been painted, with its first pictures; at once in a tab that nobody sees. */
async function painted() {
  if (document.hidden) return;
  await nextPaint();
  const coming = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
  if (coming.length === 0) return;
  const arrived = Promise.allSettled(coming.map((image) => image.decode()));
  await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, patience))]);
  await nextPaint();
}

const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

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
