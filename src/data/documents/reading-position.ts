import { cacheNames } from '../../../sw/contract/contract';
import { readRow, writeRow } from '../device/rows';

/** Where a document was left: the page at the upper edge of the view, and how far across and down it (0 to 1). */
export interface ReadingPosition {
  page: number;
  across: number;
  down: number;
}

/** The upper edge of the first page, with what stands around it. */
const beginning: ReadingPosition = { page: 1, across: -1, down: -1 };

/** Rows of places in documents begin so; `usedAt` (ms since 1970) tells when a place was last written. */
export const readingPrefix = 'reading/';
const key = (url: string) => readingPrefix + url;

/** Where the document was left; its beginning where nothing is known. Never rejects. */
export async function readPosition(url: string): Promise<ReadingPosition> {
  const { page, across, down } = ((await readRow<unknown>(key(url))) ?? {}) as Partial<ReadingPosition>;
  const isPlace = Number.isSafeInteger(page) && page! > 0 && Number.isFinite(across) && Number.isFinite(down);
  return isPlace ? ({ page, across, down } as ReadingPosition) : beginning;
}

/** Remembers where a document is left. Never rejects. */
export async function writePosition(url: string, position: ReadingPosition): Promise<void> {
  await writeRow(key(url), { ...position, usedAt: Date.now() });
}

/** When the copy on the device was made by its author, as far as its server said (ms since 1970). Never rejects. */
export async function versionTime(url: string): Promise<number | undefined> {
  if (!('caches' in globalThis)) return undefined;
  try {
    for (const cacheName of [cacheNames.savedDocuments, cacheNames.documents]) {
      const copy = await caches.match(url, { cacheName, ignoreVary: true });
      const time = Date.parse(copy?.headers.get('last-modified') ?? '');
      if (!Number.isNaN(time)) return time;
    }
  } catch (error) {
    console.warn(`Cache Storage did not answer: ${String(error)}`);
  }
  return undefined;
}
