import { cacheNames, appPrefix } from './contract/contract';
import { precacheName } from './version/precache';
import { openCache } from './contract/open-cache';
import { inTime } from './contract/timeout';
import { startScriptsOf } from './pages/shell-html';

declare const self: ServiceWorkerGlobalScope;

/**
 * Claims the pages of the first worker only, so that the first visit is already controlled. At an update, the
 * browser hands the pages of the old worker to the new one. A page without a controller was then
 * force-reloaded on purpose: https://w3c.github.io/ServiceWorker/#navigator-service-worker-controller
 */
export async function claimOnFirstInstall(): Promise<void> {
  const controlled = await self.clients.matchAll({ type: 'window' });
  if (controlled.length === 0) await self.clients.claim();
}

/**
 * Deletes caches of this app that no version uses any more. Never rejects. Workbox's `cleanupOutdatedCaches`
 * would delete every cache whose name contains `-precache-` and the worker's scope, including caches that
 * other code created:
 * https://github.com/GoogleChrome/workbox/blob/v7/packages/workbox-precaching/src/utils/deleteOutdatedCaches.ts
 */
export async function deleteOldCaches(): Promise<void> {
  const known: string[] = [...Object.values(cacheNames), precacheName()];
  try {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(`${appPrefix}-`) && !known.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('Old caches could not be deleted:', error);
  }
}

/**
 * Whether the active version cannot run: its files are missing, or a captive portal page was stored in place
 * of its shell or a script. Then no page can offer the update. Call this before the install stores anything.
 * Never rejects: if storage cannot be read, the old version counts as working.
 */
export async function isOldVersionBroken(): Promise<boolean> {
  if (!self.registration.active) return false;
  try {
    const cache = await openCache(precacheName());
    const requests = await inTime(cache.keys());
    const find = (request: Request) => inTime(cache.match(request));
    const scripts = requests.filter(({ url }) => url.endsWith('.js'));
    if (scripts.length === 0) return true;
    for (const request of scripts) {
      if (!(await isScript(await find(request)))) return true;
    }
    const shells = requests.filter(({ url }) => new URL(url).pathname === '/shell.html');
    const held = new Set(scripts.map(({ url }) => url));
    for (const request of shells) {
      const needed = startScriptsOf((await (await find(request))?.text()) ?? '');
      const isWhole = needed.every((address) => held.has(new URL(address, request.url).href));
      if (needed.length === 0 || !isWhole) return true;
    }
    return false;
  } catch (error) {
    console.warn('The previous version could not be checked:', error);
    return false;
  }
}

/** An HTML page has another content type, or has the script's type but starts with a tag. */
async function isScript(stored: Response | undefined): Promise<boolean> {
  if (!stored || !/javascript/i.test(stored.headers.get('content-type') ?? '')) return false;
  const beginning = await (await stored.blob()).slice(0, 64).text();
  return !/^\s*</.test(beginning);
}
