import { cacheNames } from '../contract/contract';
import { readSavedAs, titleFromAddress, type SavedDocument } from '../contract/saved-document';
import { parseUrl, withoutHash } from '../contract/urls';
import { siteLanguageAt, type SiteLanguage } from '../version/version-files';
import { findStored } from '../storage/cache-storage';
import { withDocumentPolicy } from '../network/security-headers';
import { withTimeout } from '../contract/timeout';
import { escape, ownPage } from './own-pages';

/** Saved documents that cannot be listed within this time (ms) are left out. */
const listTimeout = 5_000;

const viewerPath = '/read';

const style =
  '<style>body{font:1rem/1.6 system-ui,sans-serif;margin:1.5rem auto;padding-inline:1rem;max-inline-size:40rem;overflow-wrap:anywhere}a{display:inline-block;padding-block:.5rem}</style>';

/** A saved document in the list of this page. */
type Saved = Pick<SavedDocument, 'url' | 'title'>;

/**
 * The page to show if neither the device nor the network has the app, in the language of the address. It lists the
 * saved documents as links and offers to try again. It needs no script and no file. The links lead to the viewer, and
 * so back into the app once it is available; until then this worker responds to them with the document itself. Never
 * rejects.
 */
export async function lastResort(url: URL): Promise<Response> {
  const isViewer = url.pathname === siteLanguageAt(url.pathname).prefix + viewerPath;
  const requested = isViewer ? url.searchParams.get('file') : null;
  const document = requested === null ? undefined : await findSaved(requested, url.origin);
  if (document) return document;
  const saved = await withTimeout(listTimeout, listSaved()).catch((error: unknown) => {
    console.warn('The saved documents could not be listed:', error);
    return undefined;
  });
  return pageOf(url, saved);
}

async function findSaved(file: string, origin: string): Promise<Response | undefined> {
  const address = parseUrl(file, origin)?.href;
  const saved = address && (await findStored(cacheNames.savedDocuments, withoutHash(address)));
  return saved ? withDocumentPolicy(saved) : undefined;
}

async function listSaved(): Promise<Saved[]> {
  if (!(await caches.keys()).includes(cacheNames.savedDocuments)) return [];
  const cache = await caches.open(cacheNames.savedDocuments);
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const copy = await cache.match(request, { ignoreVary: true });
      const row = copy && readSavedAs(copy.headers);
      return { url: request.url, title: row?.title ?? titleFromAddress(request.url) };
    }),
  );
}

function pageOf(url: URL, saved: readonly Saved[] | undefined): Response {
  const siteLanguage = siteLanguageAt(url.pathname);
  const { shell, language } = siteLanguage;
  const { words = {} } = language ?? {};
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(shell) ?? [];
  const body = `<h1>${words['cannotOpen']}</h1>
<p>${words['cannotOpenWhy']}</p>
<p><a href="${escape(url.href)}">${words['retry']}</a></p>
<h2>${words['saved']}</h2>
${listOf(saved, url.origin, siteLanguage)}`;
  return ownPage(siteLanguage, { title, body, style });
}

function listOf(
  saved: readonly Saved[] | undefined,
  origin: string,
  { prefix, language }: SiteLanguage,
): string {
  const { words = {} } = language ?? {};
  if (!saved) return `<p>${words['notListed']}</p>`;
  if (saved.length === 0) return `<p>${words['noneSaved']}</p>`;
  const viewer = origin + prefix + viewerPath;
  const items = saved.map(
    (one) =>
      `<li><a dir="auto" href="${escape(`${viewer}?${new URLSearchParams({ file: one.url })}`)}">${escape(one.title)}</a></li>`,
  );
  return `<ul>\n${items.join('\n')}\n</ul>`;
}
