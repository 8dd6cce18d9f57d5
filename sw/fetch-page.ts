import { withoutSlash } from './contract/contract';
import { teeBody } from './tee-body';
import { entryOf } from './shell-html';
import { startStallTimer } from './stall-timeout';

/**
 * Fetches a page from the network, with its status: a 404 page is also a page of the app. Undefined after 8 s
 * without a byte, and if the response is not a page of the app, such as a captive portal page. Never rejects.
 */
export async function fetchPage(url: URL): Promise<Response | undefined> {
  const timer = startStallTimer();
  const page = receivePage(url.origin + withoutSlash(url.pathname) + url.search, timer)
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
  const html = await (await teeBody(body, timer).whole).text();
  const type = headers.get('content-type') ?? '';
  if (entryOf(html) !== undefined && /^text\/html\b/i.test(type))
    return new Response(html, { status, headers: { 'content-type': type } });
  console.warn(`The response for ${address} is not a page of this app.`);
  return undefined;
}
