import { cacheNames, viewerList } from '../../../sw/contract/contract';
import { retryAfterEviction } from '../../../sw/contract/quota';
import { withStallTimeout } from '../api/stall-timeout';
import { givesWay } from './store-copy';

/** What the build says of the reader's files, all of them addresses of ours. */
interface ReaderFiles {
  /** Needed by every document. */
  always: string[];
  /** Decoders of scanned pages. */
  decoders: { openjpeg: string; jbig2: string };
}

/**
 * Stores what the reader needs, so that documents open without a connection: its own files, and the decoders that the
 * bytes of this document name. What is stored already costs no request. Works without a worker, which answers from the
 * same store once it is there. Resolves to whether all of it is stored now. Never rejects: the next document tries again.
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
      // A worker that answered has stored it by itself.
      if (await cache.match(url)) continue;
      await retryAfterEviction(() => cache.put(url, response.clone()), givesWay);
    }
    return true;
  } catch (error) {
    console.warn(`The reader was not stored: ${String(error)}`);
    return false;
  }
}

/** The decoders that the bytes of a PDF name. The names stand in the open, also where the rest is compressed. */
export async function decodersNamed(document: Blob): Promise<(keyof ReaderFiles['decoders'])[]> {
  const text = new TextDecoder('latin1').decode(await document.arrayBuffer());
  return [
    ...(text.includes('/JPXDecode') ? (['openjpeg'] as const) : []),
    ...(/\/(JBIG2Decode|CCITTFaxDecode)\b/.test(text) ? (['jbig2'] as const) : []),
  ];
}

async function readList(): Promise<ReaderFiles> {
  const response = await fetchFile(viewerList);
  return (await response.json()) as ReaderFiles;
}

/** The whole file. */
function fetchFile(url: string): Promise<Response> {
  return withStallTimeout(url, async (signal, heard) => {
    const response = await fetch(url, { signal });
    heard();
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || response.redirected || /\bhtml\b/i.test(type))
      throw new Error(`${url}: status ${response.status}, ${type}`);
    return new Response(await response.blob(), { headers: { 'content-type': type } });
  });
}
