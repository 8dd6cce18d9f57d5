import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { launchQuery, withoutTracking } from '../../sw/contract/contract';
import { App } from './app';
import { keepEarlyInput } from './early-input';
import { tellFailure } from './start-note';
import { replaceQuery } from '../browser/history';
import { setBuildTime } from '../browser/clock';
import { preloadProse } from '../components/prose/lazy-prose';
import { PersistentCache } from '../data/device/swr-cache';
import { loadDataSaver } from '../data/device/data-saver';
import { yieldToMain } from '../browser/yield-to-main';
import type { Release } from './hold-clicks';
import { dayIn, formatDate } from '../format/dates';
import { settings } from '../schemas/settings';
import { settingDefaults } from '../schemas/setting-defaults';
import { hydrateList } from '../data/lists/load-list';
import { isDataFor, readPageData, type PageData } from '../data/lists/host/page-data';
import { preloadPage } from '../shell/page-elements';
import { leadToMeant, tidyAddress } from './tidy-address';
import { locale } from '../words/common';
import { siteLanguages, pathAt } from '../words/language';

/**
 * Renders the app: hydrates the page's own HTML where it was rendered for this address and is not outdated. Replays
 * held clicks and restores early input as soon as the app handles them. Resolves once the app is open. Rejects with
 * whatever prevents it from rendering; the page's own HTML is then still there.
 */
export async function start(release: Release): Promise<void> {
  if (await redirectIfLaunched()) return;
  const root = document.getElementById('root') ?? makeRoot();
  tidyAddress(location, history);
  dropTracking();
  if (await leadToMeant(location, history)) return;
  const input = keepEarlyInput(root);
  const early: Early = {
    prepare: input.prepare,
    // Not within an effect: a click makes React hydrate synchronously, but not while it runs effects.
    bringBack: () => queueMicrotask(() => input.bringBack(release())),
  };
  // Images wait for the data saver's setting, which is read together with the first rows.
  const saver = loadDataSaver();
  saver.catch((error: unknown) => console.warn('Data saver is not known:', error));
  const prerendered = readCarried();
  if (prerendered) setBuildTime(prerendered.builtAt, prerendered.builtOn);
  const isOwn = prerendered && root.hasChildNodes() && isDataFor(prerendered, location);
  if (isOwn) await hydrate(root, prerendered, saver, early);
  else await renderAnew(root, new PersistentCache(prerendered?.rows), early);
}

/**
 * Redirects a launch from the home screen to the language that the user chose. Resolves to whether the page is being
 * left. Where a worker controls the page, it has redirected already; if the code does not load, the launch stays.
 */
async function redirectIfLaunched(): Promise<boolean> {
  if (location.search !== launchQuery || siteLanguages.length < 2 || navigator.serviceWorker?.controller)
    return false;
  return import('./redirect-launch').then(
    ({ redirectLaunch }) => redirectLaunch(location),
    (error: unknown) => {
      console.warn('The launch does not lead to the chosen language:', error);
      return false;
    },
  );
}

/** Restores what the user did before the app started. */
interface Early {
  /** Loads the code that `bringBack` needs where elements will be replaced. Never rejects. */
  prepare: () => Promise<unknown>;
  bringBack: () => void;
}

/** The root element is missing if, for example, a browser extension removed it. */
function makeRoot(): HTMLElement {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.prepend(root);
  return root;
}

/** Removes tracking parameters, so that they are neither shared nor stored with the address. */
function dropTracking() {
  replaceQuery(location.pathname, withoutTracking(location.search));
}

function readCarried(): PageData | undefined {
  try {
    return readPageData(document);
  } catch (error) {
    console.warn('The data inside the page is damaged:', error);
    return undefined;
  }
}

/**
 * On a slow phone the first date format takes as long as rendering a screen, and so does the first one of a time zone:
 * each gets its own task.
 */
async function prepareFormats(time: number, hasDeadlines: boolean) {
  await yieldToMain();
  formatDate('2026-01-01', locale, settingDefaults.timeZone);
  if (!hasDeadlines) return;
  await yieldToMain();
  dayIn(settingDefaults.timeZone, time);
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
    // A chunk that fails to load is requested again where it is rendered, and the failure is shown there. Knowing the
    // data saver's setting first avoids a second render of each image.
    Promise.allSettled([
      preloadPage(pathAt(path)),
      document.querySelector('[data-prose]') && preloadProse(),
      saver,
    ]),
  ]);
  if (!agrees) return renderAnew(root, new PersistentCache(), early);
  // A translator has put the texts into elements of its own: React finds the page another one than it was.
  if (isTranslated(root)) return renderAnew(root, cache, early);
  let hydrated: Root | undefined;
  const onRecoverableError = (error: unknown) => {
    // While it hydrated.
    if (isTranslated(root)) console.warn('The page is translated:', error);
    else reportError(error);
    // React has rendered a part of the page again on the client.
    early.bringBack();
  };
  try {
    await mount(root, cache, early, (app, options) => {
      hydrated = hydrateRoot(root, app, { ...options, onRecoverableError });
    });
  } catch (error) {
    console.warn('The page is rendered anew:', error);
    hydrated?.unmount();
    await renderAnew(root, new PersistentCache(), early);
  }
}

const isTranslated = (root: Element): boolean => root.querySelector('font') !== null;

async function renderAnew(root: Element, cache: PersistentCache, early: Early) {
  // The present content stays readable until its replacement can be rendered.
  if (root.hasChildNodes())
    await Promise.allSettled([
      preloadPage(pathAt(location.pathname)),
      // Without them the app would show its loader in place of the page.
      hydrateList(cache, settings),
      early.prepare(),
    ]);
  await mount(root, cache, early, (app, options) => createRoot(root, options).render(app));
}

type AttachRoot = (app: ReactNode, options: RootOptions) => void;

/** Resolves once the app is open. Rejects with whatever it throws before that, and restores the page. */
function mount(
  root: Element,
  cache: PersistentCache,
  { bringBack }: Early,
  attach: AttachRoot,
): Promise<void> {
  let before: readonly ChildNode[] | undefined = [...root.childNodes];
  return new Promise((resolve, reject) => {
    const onOpen = () => {
      before = undefined;
      resolve();
    };
    const options: RootOptions = {
      // An error boundary shows the error in place of the page, and logs it once.
      onCaughtError: () => undefined,
      onUncaughtError(error) {
        if (!before) return tellFailure(error);
        // React has emptied the root.
        root.replaceChildren(...before);
        reject(error);
      },
    };
    const app = (
      <StrictMode>
        <App cache={cache} onStart={bringBack} onOpen={onOpen} />
      </StrictMode>
    );
    startTransition(() => attach(app, options));
  });
}
