import { answerApi } from './api';
import { answerNavigationsAlone, appRoutes } from './app-shell';
import { apiPath, isDocument, type PageMessage } from './contract/contract';
import { answerDocument } from './documents';
import { filesOfThisVersion } from './version-files';
import { answerImage, keepSeenImages } from './images';
import { cachePages } from './page-cache';
import { lastResort } from './last-resort';
import { isOldVersionBroken } from './old-version';
import { completeVersion, deleteOthers, precacheName, storeExactly } from './precache';
import { deleteOldViewer, storeNewViewer, viewerRoute } from './viewer-files';
import { answerRequests } from './routes';
import { deleteOldCaches, takeOver } from './updates';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

const files = filesOfThisVersion();

self.addEventListener('install', (event) => {
  event.waitUntil(answerNavigationsAlone(event));
  event.waitUntil(install());
});

/**
 * A new version waits until a page activates it or all pages of the old version are closed, unless the old
 * version cannot run.
 */
async function install(): Promise<void> {
  const isOldBroken = await isOldVersionBroken();
  try {
    await storeExactly(precacheName(), files.app);
    await storeNewViewer(files.viewer);
  } catch (error) {
    console.warn(`The new version is not installed: ${String(error)}.`);
    throw error;
  }
  if (isOldBroken) void self.skipWaiting();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  await takeOver();
  await deleteOldCaches();
  await deleteOthers(precacheName(), [...files.app, ...files.extras]);
  await deleteOldViewer(files.viewer);
}

self.addEventListener('message', (event) => {
  const message = event.data as Partial<PageMessage> | null;
  switch (message?.type) {
    case 'SKIP_WAITING':
      return event.waitUntil(self.skipWaiting());
    case 'KEEP_IMAGES':
      return event.waitUntil(keepSeenImages(message.urls ?? []));
    case 'KEEP_PAGES':
      // The page is idle now: a good time to fetch the icons too.
      return event.waitUntil(Promise.all([cachePages(message.paths ?? []), completeVersion(files)]));
  }
});

/** A cross-origin response can be read, and so stored, only if the page requested it with CORS. */
const isReadable = ({ sameOrigin, request }: { sameOrigin: boolean; request: Request }) =>
  sameOrigin || request.mode === 'cors';

answerRequests(
  [
    ...appRoutes(files),
    viewerRoute(files.viewer),
    {
      matches: (asked) =>
        isReadable(asked) && asked.request.mode !== 'navigate' && apiPath(asked.url, origin) !== undefined,
      answer: answerApi,
    },
    {
      matches: (asked) => isReadable(asked) && asked.request.destination === 'image',
      answer: answerImage,
    },
    { matches: (asked) => isReadable(asked) && isDocument(asked.url, origin), answer: answerDocument },
  ],
  lastResort,
);
