import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';

/**
 * Stores the files of this version at install, drops those of the last one at activation, and answers from them.
 * Every page address of ours is answered by the shell without asking the network; an address below `/api/` or
 * `/files/` and one that names a file never is.
 */
export function serveAppShell(files: (PrecacheEntry | string)[]): void {
  precacheAndRoute(files, {
    // A guess of "index.html" or "x.html" would answer a page address with another file than the shell. Workbox
    // wants a text here; an empty one means none.
    directoryIndex: '',
    cleanURLs: false,
  });
  registerRoute(
    ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
    createHandlerBoundToURL('/shell.html'),
  );
}

const isPage = (path: string) => !/^\/(api|files)(\/|$)/.test(path) && !/\.[^/]+$/.test(path);
