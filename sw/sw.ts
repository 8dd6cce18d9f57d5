import { setCacheNameDetails } from 'workbox-core/setCacheNameDetails.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { answerApi } from './api';
import { serveAppShell } from './app-shell';
import { apiPath, cachePrefix, isDocument, type PageMessage } from './contract';
import { answerDocument } from './documents';
import { filesOfThisVersion } from './files';
import { answerImage, keepSeenImages } from './images';
import { serveReader } from './reader';
import { followUpdates } from './updates';

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;

setCacheNameDetails({ prefix: cachePrefix });

/** activate, message */
followUpdates();

/** message: images that were seen before this worker was there */
self.addEventListener('message', (event) => {
  const message = event.data as PageMessage | null;
  if (message?.type === 'KEEP_IMAGES') event.waitUntil(keepSeenImages(message.urls));
});

/** install, activate; files of this version, then navigations, then the reader of documents */
const files = filesOfThisVersion();
serveAppShell(files.app);
serveReader(files.reader);

/** The answers of another origin can be read, and so kept, only where the page asked for CORS. */
const isReadable = ({ sameOrigin, request }: { sameOrigin: boolean; request: Request }) =>
  sameOrigin || request.mode === 'cors';

registerRoute(
  (asked) =>
    isReadable(asked) && asked.request.mode !== 'navigate' && apiPath(asked.url, origin) !== undefined,
  answerApi,
);

registerRoute((asked) => isReadable(asked) && asked.request.destination === 'image', answerImage);

registerRoute((asked) => isReadable(asked) && isDocument(asked.url, origin), answerDocument);

/** Where storage does not answer, the network does. */
setCatchHandler(async ({ request }) =>
  typeof request === 'string' ? Response.error() : fetch(request).catch(() => Response.error()),
);
