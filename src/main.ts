import './browser/trusted-types';
import { endStartNote, tellFailure } from './app/start-note';
import { holdClicks } from './app/replay-click';
import { yieldToMain } from './browser/yield-to-main';
import { captureInstallPrompt } from './pwa/install-prompt';
import { loadChunk } from './pwa/load-chunk';

// Before all else: the browser offers to install once, and may do so early.
captureInstallPrompt();
const release = holdClicks();

/**
 * A prerendered page is painted before anything is fetched that makes it interactive. Then come its parts, all at once;
 * they are run in tasks of their own, so that a slow phone scrolls and takes taps in between. Rejects with what keeps
 * the app from running.
 */
async function open() {
  if (document.getElementById('root')?.hasChildNodes()) await painted();
  fetchParts().catch((error: unknown) =>
    console.warn('The parts of the page are fetched one by one:', error),
  );
  await loadChunk(() => import('./app/vendor'));
  const { start } = await loadChunk(() => import('./app/start'));
  await yieldToMain();
  await start(release);
}

/** So long (ms) the pictures of the first screen are waited for: on a slow link they share it with the scripts. */
const patience = 300;
/** A tab that is put into the background is painted when it comes back: the app does not wait so long (ms). */
const paintPatience = 2_000;

/** Resolves when the page has been painted, with its first pictures; at once in a tab that nobody sees. */
async function painted() {
  if (document.hidden) return;
  await nextPaint();
  const coming = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
  if (coming.length === 0) return;
  const arrived = Promise.allSettled(coming.map((image) => image.decode()));
  await Promise.race([arrived, wait(patience)]);
  await nextPaint();
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
const nextPaint = () =>
  Promise.race([
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    wait(paintPatience),
  ]);

/** The build names with the entry what else the page needs: see vite/page-chunks.ts. */
async function fetchParts() {
  const { parts } = document.querySelector<HTMLScriptElement>('script[data-parts]')?.dataset ?? {};
  for (const href of parts?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = 'anonymous';
    document.head.append(link);
    // To start a request takes a slow phone longer than one would think.
    await yieldToMain();
  }
}

open().then(endStartNote, (error: unknown) => {
  release();
  tellFailure(error);
});
