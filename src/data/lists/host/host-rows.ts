import { cleanPath, pageDataId } from '../../../../sw/contract/contract';
import { readBytes, withStallTimeout } from '../../api/stall-timeout';
import type { CachedList } from '../../device/swr-cache';
import { parsePageData, type PageData } from './page-data';

/** A page of this site is far smaller (bytes). */
const sizeLimit = 2 * 1024 * 1024;

let last: { path: string; reading: Promise<PageData | undefined> } | undefined;

/**
 * The row of a list in the HTML that the site's own host has for the page that is open now; undefined where it has
 * none, does not answer within 8 s, or answers with something else, such as the page of a captive portal. The lists of
 * a page share one request. Never rejects.
 */
export async function readHostRow(key: string): Promise<CachedList | undefined> {
  const path = cleanPath(location.pathname);
  if (last?.path !== path) last = { path, reading: readPage(path) };
  const { reading } = last;
  // The page says already that the API did not answer, and why: that its host has no rows either adds nothing.
  const data = await reading.catch(() => {
    if (last?.reading === reading) last = undefined;
    return undefined;
  });
  return data?.rows.find(([name]) => name === key)?.[1];
}

async function readPage(path: string): Promise<PageData | undefined> {
  const url = location.origin + path;
  const html = await withStallTimeout(`${url}#rows`, async (signal, onProgress) => {
    const response = await fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' }, signal });
    onProgress();
    if (!response.ok || response.redirected) throw new Error(`status ${response.status}`);
    return new TextDecoder().decode(await readBytes(response, onProgress, sizeLimit));
  });
  const [, rest = ''] = html.split(`<script type="application/json" id="${pageDataId}">`, 2);
  const text = rest.slice(0, Math.max(0, rest.indexOf('</script>')));
  const data = text ? parsePageData(text) : undefined;
  return data && cleanPath(data.path) === path ? data : undefined;
}
