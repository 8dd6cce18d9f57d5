import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './app';
import { orderAt } from './components/now';
import { prepareProse } from './components/prose';
import { StoredCache } from './data/cache';
import { knowDataSaver } from './data/data-saver';
import { isMadeFor, readPrerendered, type Prerendered } from './prerendered';
import { followInstall } from './pwa/install';
import { preparePage } from './shell/pages';

// Before anything is shown: the browser offers to install once, and may do so early.
followInstall();

// Pictures wait for it, and it is there with the first rows.
void knowDataSaver();

const root = document.getElementById('root')!;
// What a page throws is shown in its place and told to the console there, once.
const options: RootOptions = { onCaughtError: () => undefined };

const app = (cache: StoredCache) => (
  <StrictMode>
    <App cache={cache} />
  </StrictMode>
);

async function hydrate({ path, rows }: Prerendered) {
  const cache = new StoredCache(rows);
  // A part that cannot be had is asked for again where it stands, and told there.
  const parts = [preparePage(path), document.querySelector('[data-prose]') && prepareProse()];
  const [agrees] = await Promise.all([
    cache.agreesWithDevice(),
    Promise.allSettled(parts),
    // Known before, it draws no picture twice.
    knowDataSaver(),
  ]);
  if (agrees) startTransition(() => void hydrateRoot(root, app(cache), options));
  else createRoot(root, options).render(app(new StoredCache()));
}

const prerendered = readPrerendered(document);
if (prerendered) orderAt(prerendered.builtAt);
if (prerendered && isMadeFor(prerendered, location)) void hydrate(prerendered);
else createRoot(root, options).render(app(new StoredCache(prerendered?.rows)));
