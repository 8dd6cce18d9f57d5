import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { readerFolder } from './contract';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

/** What the build lists for this version: the files of the app, and the addresses of those of the reader. */
export function filesOfThisVersion(): { app: (PrecacheEntry | string)[]; reader: string[] } {
  const all = self.__WB_MANIFEST.map((entry) => ({
    entry,
    address: new URL(typeof entry === 'string' ? entry : entry.url, self.location.href),
  }));
  const isOfReader = ({ address }: { address: URL }) => address.pathname.startsWith(readerFolder);
  return {
    app: all.filter((file) => !isOfReader(file)).map(({ entry }) => entry),
    reader: all.filter(isOfReader).map(({ address }) => address.href),
  };
}
