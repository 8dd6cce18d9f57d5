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

/** Static routes, which not every browser has: https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: { condition: { requestMode: RequestMode }; source: 'fetch-event' }) => Promise<void>;
}

/**
 * Chromium asks the network for a page as well while it starts the worker, and throws that answer away: here the worker
 * answers alone, and a start costs no bytes. Never rejects.
 */
export async function answerNavigationsAlone(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' });
  } catch (error) {
    console.warn('Pages are asked of the network as well:', error);
  }
}

/** Answers the files of this version, and every page address of ours. */
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

/** The files that stand in the worker itself. */
function textAt(path: string): (() => Response) | undefined {
  if (path === shellAddress) return shell;
  if (path !== viewerList) return undefined;
  return () => new Response(builtIn().readerList, { headers: { 'content-type': 'application/json' } });
}

const shell = () =>
  new Response(builtIn().shell, { headers: { 'content-type': 'text/html; charset=utf-8' } });

/**
 * Answers a page without asking the network: by its own HTML where that is kept and shows what is stored, else by the
 * shell. Where the phone has lost the scripts that the shell needs, the network answers, and they are stored again
 * behind it. Without a network the browser's own cache may have them still; else comes the page of last resort.
 */
async function answerPage({ event, url }: Asked, files: VersionFiles): Promise<Response> {
  const [canStart, kept] = await Promise.all([holdsAll(files.start), findCachedPage(url)]);
  if (canStart) return kept ?? shell();
  console.warn(`The scripts of the app are not on this phone: ${url.href} is asked of the network.`);
  const completing = completeVersion(files);
  event.waitUntil(completing);
  const completed = withTimeout(stallTimeout, completing).catch((error: unknown) => {
    console.warn(`The scripts of the app are not back yet: ${String(error)}`);
  });
  const page = await fetchPage(url);
  if (page) return page;
  await completed;
  return (await holdsAll(files.start)) ? shell() : lastResort(url);
}

async function holdsAll(files: readonly VersionFile[]): Promise<boolean> {
  const stored = await Promise.all(files.map(({ key }) => findStored(precacheName(), key)));
  return stored.every(Boolean);
}

/** Never an address below `/api/` or `/files/`, nor one that names a file. */
const isPage = (path: string) => !/^\/(api|files)(\/|$)/.test(path) && !/\.[^/]+$/.test(path);
