import './shell/notice-styles';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './app';
import { orderAt } from './components/now';
import { prepareProse } from './components/prose';
import { StoredCache } from './data/cache';
import { isMadeFor, readPrerendered, type Prerendered } from './prerendered';
import { followInstall } from './pwa/install';
import { preparePage } from './shell/pages';

// Before anything is shown: the browser offers to install once, and may do so early.
followInstall();

const root = document.getElementById('root')!;
// What a page throws is shown in its place and told to the console there, once.
const options: RootOptions = { onCaughtError: () => undefined };

const app = (cache: StoredCache) => (
  <StrictMode>
    <App cache={cache} />
  </StrictMode>
);

async function hydrate({ path, builtAt, rows }: Prerendered) {
  orderAt(builtAt);
  const parts = [preparePage(path), document.querySelector('[data-prose]') && prepareProse()];
  // A part that cannot be had is asked for again where it stands, and told there.
  await Promise.allSettled(parts);
  startTransition(() => void hydrateRoot(root, app(new StoredCache(rows)), options));
}

function start() {
  const prerendered = readPrerendered(document);
  if (prerendered && isMadeFor(prerendered, location)) return void hydrate(prerendered);
  createRoot(root, options).render(app(new StoredCache(prerendered?.rows)));
}

start();
