import { withoutSlash } from './contract/contract';
import { teeBody } from './tee-body';
import { entryOf } from './shell-html';
import { startStallTimer } from './stall-timeout';

/**
 * The page of an address as the network has it, with its status: a missing page is the app's own too. Undefined where no
 * byte comes for 8 s, and where the answer is no page of the app, as a hotspot's. Never rejects.
 */
export async function fetchPage(url: URL): Promise<Response | undefined> {
  const watch = startStallTimer();
  const page = receivePage(url.origin + withoutSlash(url.pathname) + url.search, watch)
    .catch((error: unknown) => console.warn(`${url.href} did not arrive: ${String(error)}`))
    .finally(watch.stop);
  const silence = watch.stalled.then(() => watch.abort());
  return (await Promise.race([page, silence])) ?? undefined;
}

/** A navigation refuses an answer that was redirected, so this is a copy. */
async function receivePage(
  address: string,
  watch: ReturnType<typeof startStallTimer>,
): Promise<Response | undefined> {
  const { status, headers, body } = await fetch(address, {
    cache: 'no-cache',
    headers: { accept: 'text/html' },
    signal: watch.signal,
  });
  watch.onProgress();
  const html = await (await teeBody(body, watch).whole).text();
  const type = headers.get('content-type') ?? '';
  if (entryOf(html) !== undefined && /^text\/html\b/i.test(type))
    return new Response(html, { status, headers: { 'content-type': type } });
  console.warn(`${address} was answered by something that is no page of this app.`);
  return undefined;
}
