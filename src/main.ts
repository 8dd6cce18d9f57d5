import './browser/trusted-types';
import { endStartNote, tellFailure } from './app/start-note';
import { holdClicks } from './app/hold-clicks';
import { markFailedImages } from './browser/failed-images';
import { yieldToMain } from './browser/yield-to-main';
import { captureInstallPrompt } from './pwa/install-prompt';
import { loadChunk } from './pwa/load-chunk';

// First of all: the browser fires `beforeinstallprompt` only once, and may fire it early.
captureInstallPrompt();
const release = holdClicks();
markFailedImages();

/**
 * Paints a prerendered page first, then fetches everything that makes it interactive, in parallel. Each part runs in
 * its own task, so that a slow phone can scroll and handle taps in between. Rejects with whatever prevents the app from
 * running.
 */
async function open() {
  if (document.getElementById('root')?.hasChildNodes()) await painted();
  preloadChunks().catch((error: unknown) =>
    console.warn('The chunks of the page are fetched one by one:', error),
  );
  await loadChunk(() => import('./app/vendor'));
  const { start } = await loadChunk(() => import('./app/start'));
  await yieldToMain();
  await start(release);
}

/** How long (ms) to wait for the images above the fold: on a slow connection they share it with the scripts. */
const imageTimeout = 300;
/** How long (ms) to wait for a frame: a background tab gets none until the user returns. */
const frameTimeout = 2_000;

/** Resolves once the page and its first images are painted; immediately in a hidden tab. */
async function painted() {
  if (document.hidden) return;
  await nextPaint();
  const coming = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
  if (coming.length === 0) return;
  const arrived = Promise.allSettled(coming.map((image) => image.decode()));
  await Promise.race([arrived, wait(imageTimeout)]);
  await nextPaint();
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
const nextPaint = () =>
  Promise.race([
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    wait(frameTimeout),
  ]);

/**
 * Preloads the other scripts of the page, which the build lists in the entry's element: see vite/pages/page-chunks.ts.
 */
async function preloadChunks() {
  const { parts } = document.querySelector<HTMLScriptElement>('script[data-parts]')?.dataset ?? {};
  for (const href of parts?.split(' ') ?? []) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    link.crossOrigin = 'anonymous';
    document.head.append(link);
    // Starting a request takes noticeable time on a slow phone.
    await yieldToMain();
  }
}

open().then(endStartNote, (error: unknown) => {
  release();
  tellFailure(error);
});
