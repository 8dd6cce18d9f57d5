import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { createHandlerBoundToURL } from 'workbox-precaching/createHandlerBoundToURL.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import type { PageMessage } from './contract';
import { findPage, keepPages } from './kept-pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores the files of this version at install, drops those of the last one at activation, and answers from them.
 * Every page address of ours is answered without asking the network: by its own HTML where that is kept and shows
 * what is stored, else by the shell. An address below `/api/` or `/files/` and one that names a file never is.
 */
export function serveAppShell(files: (PrecacheEntry | string)[]): void {
  precacheAndRoute(files, {
    // A guess of "index.html" or "x.html" would answer a page address with another file than the shell. Workbox
    // wants a text here; an empty one means none.
    directoryIndex: '',
    cleanURLs: false,
  });
  self.addEventListener('install', (event) => event.waitUntil(answerAlone(event)));
  const answerWithShell = createHandlerBoundToURL(shellAddress);
  const version = versionOf(files);
  registerRoute(
    ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
    async (asked) => (await findPage(asked.url, version)) ?? answerWithShell(asked),
  );
  self.addEventListener('message', (event) => {
    const message = event.data as PageMessage | null;
    if (message?.type === 'KEEP_PAGES') event.waitUntil(keepPages(message.paths, version));
  });
}

const shellAddress = '/shell.html';

/** Static routes, which not every browser has: https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { requestMode: RequestMode }; source: 'fetch-event' }) => Promise<void>;
}

/**
 * Chromium asks the network for a page as well while it starts the worker, and throws that answer away: here the worker
 * answers alone, and a start costs no bytes. Never rejects.
 */
async function answerAlone(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' });
  } catch (error) {
    console.warn('Pages are asked of the network as well:', error);
  }
}

/** What tells the app of this version from others: the shell names each of its scripts by its hash. */
function versionOf(files: (PrecacheEntry | string)[]): string {
  const shell = files.find((file) => typeof file !== 'string' && /(^|\/)shell\.html$/.test(file.url));
  return (typeof shell === 'object' && shell.revision) || '';
}

const isPage = (path: string) => !/^\/(api|files)(\/|$)/.test(path) && !/\.[^/]+$/.test(path);
