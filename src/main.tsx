import './shell/notice-styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { StoredCache } from './data/cache';
import { knowDataSaver } from './data/data-saver';
import { followInstall } from './pwa/install';

// Before anything is shown: the browser offers to install once, and may do so early.
followInstall();

// Pictures wait for it, and it is there with the first rows.
void knowDataSaver();

// What a page throws is shown in its place and told to the console there, once.
const onCaughtError = () => undefined;

createRoot(document.getElementById('root')!, { onCaughtError }).render(
  <StrictMode>
    <App cache={new StoredCache()} />
  </StrictMode>,
);
