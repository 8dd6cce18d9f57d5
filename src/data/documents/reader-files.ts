import { language } from 'virtual:messages';
import { cacheNames, viewerList } from '../../../sw/contract/contract';
import { evictionOrder, retryAfterEviction } from '../../../sw/contract/quota';
import { withStallTimeout } from '../api/stall-timeout';

/** The viewer's files as listed by the build: addresses of the app. */
interface ReaderFiles {
  /** Needed by every document. */
  always: string[];
  /** Decoders for scanned pages. */
  decoders: { openjpeg: string; jbig2: string };
}

/**
 * Stores the viewer's files, so that documents open without a network: the common files, and the decoders
 * that this document needs. Stored files are not fetched again. Works without a worker, which later uses the
 * same cache. Resolves to whether all files are stored now. Never rejects: the next document retries.
 */
export async function storeViewer(document?: Blob): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  try {
    const { always, decoders } = await readList();
    const names = document ? await decodersNamed(document) : [];
    const cache = await caches.open(cacheNames.viewer);
    for (const url of [...always, ...names.map((name) => decoders[name])]) {
      if (await cache.match(url)) continue;
      const response = await fetchFile(url);
      // A worker that handled the request has stored the file already.
      if (await cache.match(url)) continue;
      await retryAfterEviction(() => cache.put(url, response.clone()), evictionOrder);
    }
    return true;
  } catch (error) {
    console.warn(`The viewer was not stored: ${String(error)}`);
    return false;
  }
}

/** The decoders that a PDF needs. Filter names are not compressed, unlike the streams they apply to. */
export async function decodersNamed(document: Blob): Promise<(keyof ReaderFiles['decoders'])[]> {
  const text = new TextDecoder('latin1').decode(await document.arrayBuffer());
  return [
    ...(text.includes('/JPXDecode') ? (['openjpeg'] as const) : []),
    ...(/\/(JBIG2Decode|CCITTFaxDecode)\b/.test(text) ? (['jbig2'] as const) : []),
  ];
}

async function readList(): Promise<ReaderFiles> {
  const response = await fetchFile(language.prefix + viewerList);
  return (await response.json()) as ReaderFiles;
}

/** Fetches a complete file. */
function fetchFile(url: string): Promise<Response> {
  return withStallTimeout(url, async (signal, onProgress) => {
    const response = await fetch(url, { signal });
    onProgress();
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || response.redirected || /\bhtml\b/i.test(type))
      throw new Error(`${url}: status ${response.status}, ${type}`);
    return new Response(await response.blob(), { headers: { 'content-type': type } });
  });
}
