import { cleanPath, viewerList, stallTimeout, launchQuery, rowsPlace } from '../contract/contract';
import {
  builtIn,
  siteLanguageAt,
  siteLanguages,
  filesOfThisVersion,
  type SiteLanguage,
  type VersionFile,
  type VersionFiles,
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
import { storedUrls } from '../contract/open-cache';
import { withTimeout } from '../contract/timeout';
import { readRow } from '../storage/app-database';
import { movedTo } from '../contract/moved';

const shellName = '/shell.html';

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

/** Routes for the files of this version and for all page addresses of the app. */
export function appRoutes(files: VersionFiles): Route[] {
  const byUrl = new Map([...files.app, ...files.extras].map((file) => [file.url, file]));
  const fileAt = (url: URL) => byUrl.get(url.origin + url.pathname);
  return [
    {
      matches: ({ sameOrigin, url }) => sameOrigin && textAt(url.pathname) !== undefined,
      handle: async ({ url }) => textAt(url.pathname)!(),
    },
    {
      matches: ({ url }) => fileAt(url) !== undefined,
      handle: (options) => handleVersionFile(precacheName(), fileAt(options.url)!, options),
    },
    {
      matches: ({ request, sameOrigin, url }) =>
        sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
      handle: handlePage,
    },
  ];
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
 * and what has moved to where it is now. The stored scripts are verified behind the response, once
 * per start of the worker and at each reload.
 */
async function handlePage({ event, request, url }: HandlerOptions): Promise<Response> {
  const led = redirectMoved(url) ?? (await redirectLaunch(url));
  if (led) return led;
  const siteLanguage = siteLanguageAt(url.pathname);
  const files = filesOfThisVersion([siteLanguage]);
  event.waitUntil(recordLanguage(url.pathname));
  const [canStart, cachedPage] = await Promise.all([holdsAll(files.start), findCachedPage(url)]);
  const completion = storeMissingFiles(files.app);
  event.waitUntil(completion);
  if (isReload(request)) verifyAgain();
  event.waitUntil(completion.then(() => repairFiles(files.start)));
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
  if (await holdsAll(files.start)) return page(siteLanguage.shell);
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
    others.map(async (siteLanguage) =>
      (await holdsAll(filesOfThisVersion([siteLanguage]).start)) ? [siteLanguage] : [],
    ),
  );
  return held.flat();
}

/** One question for all files: a lookup of each would open each, before the page is answered. */
async function holdsAll(files: readonly VersionFile[]): Promise<boolean> {
  try {
    const held = new Set(await storedUrls(precacheName()));
    return files.every(({ key }) => held.has(key));
  } catch (error) {
    console.warn('Cache Storage did not respond for the files of the app:', error);
    return false;
  }
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
