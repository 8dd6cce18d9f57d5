import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { StoredCache } from './data/cache';
import { followInstall } from './pwa/install';

// Before anything is shown: the browser offers to install once, and may do so early.
followInstall();

// What a page throws is shown in its place and told to the console there, once.
const onCaughtError = () => undefined;

createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <StrictMode>
    <App cache={new StoredCache()} />
  </StrictMode>,
);
