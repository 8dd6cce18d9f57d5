import { cleanPath, viewerList, stallTimeout, launchQuery, quietTime, rowsPlace } from '../contract/contract';
import {
  builtIn,
  siteLanguageAt,
  siteLanguages,
  filesByUrl,
  filesOfThisVersion,
  type SiteLanguage,
  startFilesOf,
  type VersionFile,
} from '../version/version-files';
import { findCachedPage } from './page-cache';
import { hasFileExtension } from '../contract/urls';
import { recordLanguage } from '../version/language-uses';
import { lastResort } from './last-resort';
import { fetchPage } from './fetch-page';
import { otherLanguagePage } from './own-pages';
import { repairFile, verifyAgain } from '../version/exact-files';
import { handleVersionFile, precacheName, storeMissingFiles } from '../version/precache';
import type { HandlerOptions, Route } from '../handle-requests';
import { findStored } from '../storage/cache-storage';
import { withTimeout } from '../contract/timeout';
import { readRow } from '../storage/app-database';
import { movedTo } from '../contract/moved';

const shellName = '/shell.html';

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

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
export async function routeNavigationsToWorker(event: InstallEvent): Promise<void> {
  try {
    await event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' });
  } catch (error) {
    console.warn('Chromium preloads pages from the network as well:', error);
  }
}

/**
 * Routes for all page addresses of the app, and for the files of this version in all languages: a file is stored when it
 * is asked for, and kept while this version is.
 */
export function appRoutes(): Route[] {
  let byUrl: ReadonlyMap<string, VersionFile> | undefined;
  const fileAt = ({ origin, pathname }: URL) => (byUrl ??= filesByUrl(appFiles())).get(origin + pathname);
  return [
    {
      matches: ({ sameOrigin, url }) => sameOrigin && textAt(url.pathname) !== undefined,
      handle: async ({ url }) => textAt(url.pathname)!(),
    },
    // No file of this version has the address of a page. Listing them takes time that the first page does not have.
    {
      matches: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
      handle: handlePage,
    },
    {
      matches: ({ url }) => fileAt(url) !== undefined,
      handle: (options) => handleVersionFile(precacheName(), fileAt(options.url)!, options),
    },
  ];
}

function appFiles(): VersionFile[] {
  const { app, extras } = filesOfThisVersion();
  return [...app, ...extras];
}

/** Responses that are built into the worker's own script. */
function textAt(path: string): (() => Response) | undefined {
  const { prefix, shell, readerList } = siteLanguageAt(path);
  if (path === prefix + shellName) return () => page(shell);
  if (path !== prefix + viewerList) return undefined;
  return () => new Response(readerList, { headers: { 'content-type': 'application/json' } });
}

const page = (html: string) =>
  new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });

/**
 * Responds to a navigation without the network: with the stored prerendered page if it is current, else with the app
 * shell, in the language of the address. Scripts and styles that are missing on the device are fetched and stored
 * again. If the shell needs one of them, the network responds. Without a network, the browser's HTTP cache may still
 * have them; otherwise a page leads to the languages that the device holds, or the last-resort page is shown. A launch
 * from the home screen is led to the chosen language first,
 * and what has moved to where it is now. The stored scripts are verified when the page has started, once per start of
 * the worker, and at each reload.
 */
async function handlePage({ event, request, url }: HandlerOptions): Promise<Response> {
  const led = redirectMoved(url) ?? (await redirectLaunch(url));
  if (led) return led;
  const siteLanguage = siteLanguageAt(url.pathname);
  const start = startFilesOf(siteLanguage);
  const [canStart, cachedPage] = await Promise.all([holdsAll(start), findCachedPage(url)]);
  if (isReload(request)) verifyAgain();
  const turn = canStart && !isReload(request) ? pause(quietTime) : Promise.resolve();
  event.waitUntil(turn.then(() => recordLanguage(url.pathname)));
  const completion = turn.then(() => storeMissingFiles(filesOfThisVersion([siteLanguage]).app));
  event.waitUntil(completion.then(() => repairFiles(start)));
  if (canStart) return cachedPage ?? page(siteLanguage.shell);
  const completedInTime = withTimeout(stallTimeout, completion).catch((error: unknown) => {
    console.warn(`The scripts of the app are not stored yet: ${String(error)}`);
  });
  const fetching = fetchPage(url);
  const others = await storedLanguages(siteLanguage);
  // Else the language was changed, and its scripts come now.
  if (others.length === 0)
    console.warn(`The scripts of the app are not on this device: ${url.href} is fetched from the network.`);
  const fetched = await fetching;
  if (fetched) return fetched;
  await completedInTime;
  if (await holdsAll(start)) return page(siteLanguage.shell);
  return others.length > 0 ? otherLanguagePage(url, siteLanguage, others) : lastResort(url);
}

const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/** The scripts that a damaged one would import are not requested, so that `handleVersionFile` does not verify them. */
const repairFiles = (files: readonly VersionFile[]) =>
  Promise.all(files.map((file) => repairFile(precacheName(), file)));

/** The other languages in which the app can start on this device. */
async function storedLanguages({ prefix }: SiteLanguage): Promise<SiteLanguage[]> {
  const others = siteLanguages().filter((siteLanguage) => siteLanguage.prefix !== prefix);
  const held = await Promise.all(
    others.map(async (siteLanguage) => ((await holdsAll(startFilesOf(siteLanguage))) ? [siteLanguage] : [])),
  );
  return held.flat();
}

/** Asks for each file by itself: a list of all that is stored would open each of a hundred entries. */
async function holdsAll(files: readonly VersionFile[]): Promise<boolean> {
  const held = await Promise.all(files.map(({ key }) => findStored(precacheName(), key)));
  return held.every(Boolean);
}

/** Whether a path is a page: not below `/api/`, `/files/` or `/admin/`, and without a file extension other than `.html`. */
const isPage = (path: string) =>
  !/^\/(api|files|admin)(\/|$)/.test(path) && !hasFileExtension(cleanPath(path));

/**
 * The redirect of a launch from the home screen to the home page in the language that the user chose; undefined where
 * that is the language of the address, before a choice, and for any other address. Never rejects.
 */
async function redirectLaunch({ origin, pathname, search }: URL): Promise<Response | undefined> {
  const { prefix } = siteLanguageAt(pathname);
  const isLaunch = search === launchQuery && cleanPath(pathname) === (prefix || '/');
  if (!isLaunch || siteLanguages().length === 1) return undefined;
  const tag = await readRow(rowsPlace.language);
  const chosen = siteLanguages().find(({ language }) => language !== undefined && language.tag === tag);
  if (!chosen || chosen.prefix === prefix) return undefined;
  return Response.redirect(origin + (chosen.prefix || '/'), 302);
}

/**
 * The redirect of a page that has moved, or that was in a language which the site has left; undefined for any other
 * address. The query of the address stays.
 */
export function redirectMoved({ origin, pathname, search }: URL): Response | undefined {
  const { moved } = builtIn();
  const to = moved && movedTo(cleanPath(pathname), siteLanguageAt(pathname).prefix, moved);
  if (to === undefined) return undefined;
  const url = new URL(to, origin);
  url.search = search;
  return Response.redirect(url.href, 302);
}
