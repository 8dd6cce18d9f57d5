import { cacheNames } from '../contract/contract';
import { readSavedAs, untitled, type SavedDocument } from '../contract/saved-document';
import { parseUrl, withoutHash } from '../contract/urls';
import { builtIn } from '../version/version-files';
import { findStored } from '../storage/cache-storage';
import { withDocumentPolicy } from '../network/security-headers';
import { withTimeout } from '../contract/timeout';

/** Saved documents that cannot be listed within this time (ms) are left out. */
const listTimeout = 5_000;

/** A saved document in the list of this page. */
type Saved = Pick<SavedDocument, 'url' | 'title'>;

/**
 * The page to show if neither the device nor the network has the app. It lists the saved documents as links
 * and offers to try again. It needs no script and no file. The links lead to the viewer, and so back into the
 * app once it is available; until then this worker responds to them with the document itself. Never rejects.
 */
export async function lastResort(url: URL): Promise<Response> {
  const requested = url.pathname === '/read' ? url.searchParams.get('file') : null;
  const document = requested === null ? undefined : await findSaved(requested, url.origin);
  if (document) return document;
  const saved = await withTimeout(listTimeout, listSaved()).catch((error: unknown) => {
    console.warn('The saved documents could not be listed:', error);
    return undefined;
  });
  return new Response(pageOf(url, saved), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
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
      return { url: request.url, title: row?.title ?? untitled(request.url) };
    }),
  );
}

function pageOf(url: URL, saved: readonly Saved[] | undefined): string {
  const [, siteName = ''] = /<title>([^<]*)<\/title>/.exec(builtIn().shell) ?? [];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${siteName}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;margin:1.5rem auto;padding-inline:1rem;max-inline-size:40rem;overflow-wrap:anywhere}a{display:inline-block;padding-block:.5rem}</style>
</head>
<body>
<main>
<h1>This app cannot be opened just now.</h1>
<p>This phone no longer holds the files of the app, and they cannot be fetched: there is no network, it does not answer, or it asks for a sign-in first. The app comes back by itself with the next good connection.</p>
<p><a href="${escape(url.href)}">Try again</a></p>
<h2>Saved on this phone</h2>
${listOf(saved, url.origin)}
</main>
</body>
</html>
`;
}

function listOf(saved: readonly Saved[] | undefined, origin: string): string {
  if (!saved)
    return '<p>The storage of this phone does not answer just now, so what you saved cannot be listed.</p>';
  if (saved.length === 0) return '<p>No saved document was found on this phone.</p>';
  const items = saved.map(
    (one) =>
      `<li><a href="${escape(`${origin}/read?${new URLSearchParams({ file: one.url })}`)}">${escape(one.title)}</a></li>`,
  );
  return `<ul>\n${items.join('\n')}\n</ul>`;
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
