import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './app';
import { datePage } from './components/now';
import { prepareProse } from './components/prose';
import { StoredCache } from './data/cache';
import { knowDataSaver } from './data/data-saver';
import { giveWay } from './data/slices';
import { dayIn, defaultZone, formatDate } from './format';
import { isMadeFor, readPrerendered, type Prerendered } from './prerendered';
import { preparePage } from './shell/pages';
import { tidyAddress } from './tidy-address';
import { locale } from './words';

const root = document.getElementById('root')!;
// What a page throws is shown in its place and told to the console there, once.
const options: RootOptions = { onCaughtError: () => undefined };

const app = (cache: StoredCache) => (
  <StrictMode>
    <App cache={cache} />
  </StrictMode>
);

/** The first format of dates takes a slow phone as long as a screen, and so does that of a zone: tasks of their own. */
async function prepareFormats(time: number, hasDeadlines: boolean) {
  await giveWay();
  formatDate('2026-01-01', locale, defaultZone);
  if (!hasDeadlines) return;
  await giveWay();
  dayIn(defaultZone, time);
}

async function hydrate({ path, rows, builtAt, until }: Prerendered) {
  const cache = new StoredCache(rows);
  void prepareFormats(builtAt, until !== undefined);
  // A part that cannot be had is asked for again where it stands, and told there.
  const parts = [preparePage(path), document.querySelector('[data-prose]') && prepareProse()];
  const [agrees] = await Promise.all([
    cache.agreesWithDevice(),
    Promise.allSettled(parts),
    // Known before, it draws no picture twice.
    knowDataSaver(),
  ]);
  if (agrees) startTransition(() => void hydrateRoot(root, app(cache), options));
  else draw(new StoredCache());
}

const draw = (cache: StoredCache) => startTransition(() => createRoot(root, options).render(app(cache)));

/** Draws the app: onto the page's own HTML, where it was made for this address and shows nothing old. */
export async function start(): Promise<void> {
  tidyAddress(location, history);
  // Pictures wait for it, and it is there with the first rows.
  void knowDataSaver();
  const prerendered = readPrerendered(document);
  if (prerendered) datePage(prerendered.builtAt, prerendered.builtOn);
  if (prerendered && isMadeFor(prerendered, location)) await hydrate(prerendered);
  else draw(new StoredCache(prerendered?.rows));
}
