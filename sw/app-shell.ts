import { viewerList, stallTimeout } from './contract/contract';
import { builtIn, type VersionFile, type VersionFiles } from './version-files';
import { findCachedPage } from './page-cache';
import { lastResort } from './last-resort';
import { fetchPage } from './fetch-page';
import { answerVersionFile, completeVersion, precacheName } from './precache';
import type { Asked, Route } from './routes';
import { findStored } from './cache-storage';
import { withTimeout } from './contract/timeout';

const shellAddress = '/shell.html';

/**
 * Static routes are not available in every browser:
 * https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes
 */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { requestMode: RequestMode }; source: 'fetch-event' }) => Promise<void>;
}

/**
 * Turns off Chromium's ServiceWorkerAutoPreload for navigations. It requests each page from the network while
 * the worker starts, and the app shell never uses that response. Never rejects.
 * https://github.com/explainers-by-googlers/service-worker-auto-preload
 */
export async function answerNavigationsAlone(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' });
  } catch (error) {
    console.warn('Chromium preloads pages from the network as well:', error);
  }
}

/** Routes for the files of this version and for all page addresses of the app. */
export function appRoutes(files: VersionFiles): Route[] {
  const byUrl = new Map([...files.app, ...files.extras].map((file) => [file.url, file]));
  const fileAt = (url: URL) => byUrl.get(url.origin + url.pathname);
  return [
    {
      matches: ({ sameOrigin, url }) => sameOrigin && textAt(url.pathname) !== undefined,
      answer: async ({ url }) => textAt(url.pathname)!(),
    },
    {
      matches: ({ url }) => fileAt(url) !== undefined,
      answer: (asked) => answerVersionFile(precacheName(), fileAt(asked.url)!, asked),
    },
    {
      matches: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
      answer: (asked) => answerPage(asked, files),
    },
  ];
}

/** Responses that are built into the worker's own script. */
function textAt(path: string): (() => Response) | undefined {
  if (path === shellAddress) return shell;
  if (path !== viewerList) return undefined;
  return () => new Response(builtIn().readerList, { headers: { 'content-type': 'application/json' } });
}

const shell = () =>
  new Response(builtIn().shell, { headers: { 'content-type': 'text/html; charset=utf-8' } });

/**
 * Responds to a navigation without the network: with the stored prerendered page if it is current, else with
 * the app shell. If scripts of the shell are missing on the device, the network responds, and the scripts are
 * fetched and stored again. Without a network, the browser's HTTP cache may still have them; otherwise the
 * last-resort page is shown.
 */
async function answerPage({ event, url }: Asked, files: VersionFiles): Promise<Response> {
  const [canStart, cachedPage] = await Promise.all([holdsAll(files.start), findCachedPage(url)]);
  if (canStart) return cachedPage ?? shell();
  console.warn(`The scripts of the app are not on this device: ${url.href} is fetched from the network.`);
  const completion = completeVersion(files);
  event.waitUntil(completion);
  const completedInTime = withTimeout(stallTimeout, completion).catch((error: unknown) => {
    console.warn(`The scripts of the app are not stored yet: ${String(error)}`);
  });
  const page = await fetchPage(url);
  if (page) return page;
  await completedInTime;
  return (await holdsAll(files.start)) ? shell() : lastResort(url);
}

async function holdsAll(files: readonly VersionFile[]): Promise<boolean> {
  const stored = await Promise.all(files.map(({ key }) => findStored(precacheName(), key)));
  return stored.every(Boolean);
}

/** Whether a path is a page: not below `/api/` or `/files/`, and without a file extension. */
const isPage = (path: string) => !/^\/(api|files)(\/|$)/.test(path) && !/\.[^/]+$/.test(path);
