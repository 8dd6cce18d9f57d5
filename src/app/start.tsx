import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { withoutTracking } from '../../sw/contract/contract';
import { App } from './app';
import { keepEarlyInput } from './early-input';
import { tellFailure } from './start-note';
import { setBuildTime } from '../browser/clock';
import { preloadProse } from '../components/prose/prose';
import { PersistentCache } from '../data/device/swr-cache';
import { loadDataSaver } from '../data/device/data-saver';
import { yieldToMain } from '../browser/yield-to-main';
import type { Release } from './replay-click';
import { dayIn, defaultZone, formatDate } from '../format/dates';
import { isDataFor, readPageData, type PageData } from './page-data';
import { preloadPage } from '../shell/page-elements';
import { tidyAddress } from './tidy-address';
import { locale } from '../words/common';

/**
 * Draws the app: onto the page's own HTML, where it was made for this address and shows nothing old. Presses are released,
 * and what was written and pressed early is brought back, as soon as the app takes them. Resolves once it is open. Rejects
 * with what keeps it from being drawn; the page's own HTML can be read then.
 */
export async function start(release: Release): Promise<void> {
  const root = document.getElementById('root') ?? makeRoot();
  tidyAddress(location, history);
  dropTracking();
  const input = keepEarlyInput(root);
  const early: Early = {
    prepare: input.prepare,
    // Not within an effect: React takes HTML over for a press at once, but not while it runs effects.
    bringBack: () => queueMicrotask(() => input.bringBack(release())),
  };
  // Pictures wait for it, and it is there with the first rows.
  const saver = loadDataSaver();
  saver.catch((error: unknown) => console.warn('Data saver is not known:', error));
  const prerendered = readCarried();
  if (prerendered) setBuildTime(prerendered.builtAt, prerendered.builtOn);
  const isOwn = prerendered && root.hasChildNodes() && isDataFor(prerendered, location);
  if (isOwn) await hydrate(root, prerendered, saver, early);
  else await draw(root, new PersistentCache(prerendered?.rows), early);
}

/** What the user did before the app came. */
interface Early {
  /** Fetches what bringing back needs, where elements will be replaced. Never rejects. */
  prepare: () => Promise<unknown>;
  bringBack: () => void;
}

/** Something took the app's place out of the page: an extension of the browser, for example. */
function makeRoot(): HTMLElement {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.prepend(root);
  return root;
}

/** The address is shared and kept without what only followed its reader here. */
function dropTracking() {
  const url = new URL(location.href);
  const kept = withoutTracking(url.search);
  if (kept === url.search) return;
  url.search = kept;
  try {
    history.replaceState(history.state, '', url);
  } catch (error) {
    console.warn('The address keeps its query:', error);
  }
}

function readCarried(): PageData | undefined {
  try {
    return readPageData(document);
  } catch (error) {
    console.warn('The data inside the page is damaged:', error);
    return undefined;
  }
}

/** The first format of dates takes a slow phone as long as a screen, and so does that of a zone: tasks of their own. */
async function prepareFormats(time: number, hasDeadlines: boolean) {
  await yieldToMain();
  formatDate('2026-01-01', locale, defaultZone);
  if (!hasDeadlines) return;
  await yieldToMain();
  dayIn(defaultZone, time);
}

async function hydrate(
  root: Element,
  { path, rows, builtAt, until }: PageData,
  saver: Promise<void>,
  early: Early,
) {
  const cache = new PersistentCache(rows);
  prepareFormats(builtAt, until !== undefined).catch((error: unknown) => console.warn(error));
  const [agrees] = await Promise.all([
    cache.agreesWithDevice(),
    // A part that cannot be had is asked for again where it stands, and told there. A data saver that is known before
    // draws no picture twice.
    Promise.allSettled([preloadPage(path), document.querySelector('[data-prose]') && preloadProse(), saver]),
  ]);
  if (!agrees) return draw(root, new PersistentCache(), early);
  let hydrated: Root | undefined;
  const onRecoverableError = (error: unknown) => {
    reportError(error);
    // React has drawn a part of the page anew.
    early.bringBack();
  };
  try {
    await show(root, cache, early, (app, options) => {
      hydrated = hydrateRoot(root, app, { ...options, onRecoverableError });
    });
  } catch (error) {
    console.warn('The page is drawn anew:', error);
    hydrated?.unmount();
    await draw(root, new PersistentCache(), early);
  }
}

async function draw(root: Element, cache: PersistentCache, early: Early) {
  // What can be read stays until its successor is there.
  if (root.hasChildNodes()) await Promise.allSettled([preloadPage(location.pathname), early.prepare()]);
  await show(root, cache, early, (app, options) => createRoot(root, options).render(app));
}

type Draw = (app: ReactNode, options: RootOptions) => void;

/** Resolves once the app is open. Rejects with what it throws before that; the page is then as it was. */
function show(root: Element, cache: PersistentCache, { bringBack }: Early, drawApp: Draw): Promise<void> {
  let before: readonly ChildNode[] | undefined = [...root.childNodes];
  return new Promise((resolve, reject) => {
    const onOpen = () => {
      before = undefined;
      resolve();
    };
    const options: RootOptions = {
      // What a page throws is shown in its place and told to the console there, once.
      onCaughtError: () => undefined,
      onUncaughtError(error) {
        if (!before) return tellFailure(error);
        // React has emptied the page.
        root.replaceChildren(...before);
        reject(error);
      },
    };
    const app = (
      <StrictMode>
        <App cache={cache} onStart={bringBack} onOpen={onOpen} />
      </StrictMode>
    );
    startTransition(() => drawApp(app, options));
  });
}
