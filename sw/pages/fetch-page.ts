import { cleanPath } from '../contract/contract';
import { readWhole } from '../network/tee-body';
import { entryOf } from './shell-html';
import { builtIn, siteLanguages } from '../version/version-files';
import { startStallTimer } from '../network/stall-timeout';

/**
 * Fetches a page from the network, with its status: a 404 page is also a page of the app. Undefined after 8 s
 * without a byte, and if the response is not a page of the app, such as a captive portal page. Never rejects.
 */
export async function fetchPage(url: URL): Promise<Response | undefined> {
  const timer = startStallTimer();
  const page = receivePage(url.origin + cleanPath(url.pathname) + url.search, timer)
    .catch((error: unknown) => console.warn(`${url.href} did not arrive: ${String(error)}`))
    .finally(timer.stop);
  const stalled = timer.stalled.then(() => timer.abort());
  return (await Promise.race([page, stalled])) ?? undefined;
}

/**
 * Builds a new response, because a navigation fails with a response that was redirected:
 * https://fetch.spec.whatwg.org/#concept-http-fetch
 */
async function receivePage(
  address: string,
  timer: ReturnType<typeof startStallTimer>,
): Promise<Response | undefined> {
  const { status, headers, body } = await fetch(address, {
    cache: 'no-cache',
    headers: { accept: 'text/html' },
    signal: timer.signal,
  });
  timer.onProgress();
  const html = await (await readWhole(body, timer)).text();
  if (entryOf(html) !== undefined && /^text\/html\b/i.test(headers.get('content-type') ?? ''))
    return new Response(html, { status, headers: headersFor(html, headers) });
  console.warn(`The response for ${address} is not a page of this app.`);
  return undefined;
}

/**
 * The content type and the security headers that came with a page. The CSP of this version may forbid what a
 * page of another version needs, such as another API; without a CSP of its own, that page gets one that
 * names no sources.
 */
function headersFor(html: string, received: Headers): Headers {
  const kept = ['content-type', ...Object.keys(builtIn().security)];
  const headers = new Headers(kept.flatMap((name) => pick(received, name)));
  const isOfThisVersion = siteLanguages().some(({ shell }) => entryOf(html) === entryOf(shell));
  if (!isOfThisVersion && !headers.has(policyHeader)) headers.set(policyHeader, anyVersionPolicy);
  return headers;
}

const policyHeader = 'content-security-policy';
const anyVersionPolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const pick = (headers: Headers, name: string): [string, string][] => {
  const value = headers.get(name);
  return value === null ? [] : [[name, value]];
};
