import { handlePush } from './alerts/handle-push';
import { openNotified } from './alerts/notify';
import { tellClosings } from './alerts/tell-closings';
import { readAlerts, tellStored } from './alerts/tell-news';
import { renewSubscription, type SubscriptionChange } from './alerts/tell-receiver';
import { handleApi } from './api/api';
import { refreshNotices, type PeriodicSyncEvent } from './api/refresh-notices';
import { routeNavigationsToWorker, appRoutes } from './pages/navigation';
import { apiPath, isDocument, refreshTag, type PageMessage } from './contract/contract';
import { renewDamagedCopies } from './documents/damaged-copies';
import { handleDocument } from './documents/documents';
import { meantDocument } from './contract/meant-document';
import { siteLanguageAt, filesOfThisVersion, type VersionFile } from './version/version-files';
import { deleteUnusedLanguages, filesInUse } from './version/language-uses';
import { handleImage, keepSeenImages } from './images/images';
import { withTimeout } from './contract/timeout';
import { cachePages } from './pages/page-cache';
import { lastResort } from './pages/last-resort';
import { isOldVersionBroken, deleteOldCaches, claimOnFirstInstall } from './take-over';
import { storeExactly } from './version/exact-files';
import { deleteOthers, precacheName, storeMissingFiles } from './version/precache';
import { deleteOldViewer, updateStoredViewer, viewerRoute } from './version/viewer-files';
import { handleRequests } from './handle-requests';

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'periodicsync', listener: (event: PeriodicSyncEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
};

const { origin } = self.location;

self.addEventListener('install', (event) => {
  event.waitUntil(routeNavigationsToWorker(event));
  event.waitUntil(install());
});

/**
 * A new version waits until a page activates it or all pages of the old version are closed, unless the old
 * version cannot run.
 */
async function install(): Promise<void> {
  const isOldBroken = await isOldVersionBroken();
  try {
    const used = await filesInUse();
    await storeExactly(precacheName(), used.app);
    await updateStoredViewer(used.viewer);
  } catch (error) {
    console.warn(`The new version is not installed: ${String(error)}.`);
    throw error;
  }
  if (isOldBroken) void self.skipWaiting();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

/**
 * How long (ms) the activation waits for the clean-up, which goes on after that. Until it ends, the browser holds back
 * the requests of every page, navigations too:
 * https://w3c.github.io/ServiceWorker/#on-fetch-request-algorithm
 */
const cleanUpTimeout = 1_000;

async function activate(): Promise<void> {
  await claimOnFirstInstall();
  await withTimeout(cleanUpTimeout, deleteOldVersions()).catch((error: unknown) =>
    console.warn(`The clean-up of older versions goes on while pages are served: ${String(error)}.`),
  );
}

/** Deletes what no version uses but older ones. What a stopped worker leaves goes with the next activation. */
async function deleteOldVersions(): Promise<void> {
  const { app, extras, viewer } = filesOfThisVersion();
  await deleteOldCaches();
  await deleteOthers(precacheName(), [...app, ...extras]);
  await deleteOldViewer(viewer);
}

self.addEventListener('message', (event) => {
  const message = event.data as Partial<PageMessage> | null;
  switch (message?.type) {
    case 'SKIP_WAITING':
      return event.waitUntil(self.skipWaiting());
    case 'CLAIM':
      return event.waitUntil(self.clients.claim());
    case 'KEEP_IMAGES':
      return event.waitUntil(keepSeenImages(message.urls ?? []));
    case 'KEEP_PAGES':
      // The page is idle now: a good time for the icons and the repairs too.
      return event.waitUntil(
        Promise.all([
          cachePages(message.paths ?? []),
          storeMissingFiles(ownFiles(event.source)),
          renewDamagedCopies(),
          deleteUnusedLanguages(pathOf(event.source)),
        ]),
      );
  }
});

self.addEventListener('periodicsync', (event) => {
  if (event.tag === refreshTag) event.waitUntil(refreshAndTell(event));
});

async function refreshAndTell(event: PeriodicSyncEvent): Promise<void> {
  await refreshNotices(event);
  const alerts = await readAlerts();
  await tellStored(alerts);
  await tellClosings([...alerts.values()]);
}

self.addEventListener('push', (event) => event.waitUntil(handlePush(event)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event)));

/** The files of this version in the language of a page. */
function ownFiles(page: ExtendableMessageEvent['source']): VersionFile[] {
  const own = filesOfThisVersion([siteLanguageAt(pathOf(page))]);
  return [...own.app, ...own.extras];
}

const pathOf = (page: ExtendableMessageEvent['source']): string =>
  page && 'url' in page ? new URL(page.url).pathname : '/';

/** A cross-origin response can be read, and so stored, only if the page requested it with CORS. */
const isReadable = ({ sameOrigin, request }: { sameOrigin: boolean; request: Request }) =>
  sameOrigin || request.mode === 'cors';

const redirectTo = (path: string) =>
  Promise.resolve(Response.redirect(new URL(path.split('/').map(encodeURIComponent).join('/'), origin).href));

handleRequests(
  [
    ...appRoutes(),
    viewerRoute(),
    {
      matches: (options) =>
        isReadable(options) &&
        options.request.mode !== 'navigate' &&
        apiPath(options.url, origin) !== undefined,
      handle: handleApi,
    },
    {
      matches: (options) => isReadable(options) && options.request.destination === 'image',
      handle: handleImage,
    },
    {
      matches: ({ request, url }) => request.mode === 'navigate' && meantDocument(url.pathname) !== undefined,
      handle: ({ url }) => redirectTo(meantDocument(url.pathname)!),
    },
    { matches: (options) => isReadable(options) && isDocument(options.url, origin), handle: handleDocument },
  ],
  lastResort,
);
