import { cacheNames } from '../../../sw/contract/contract';
import { findInCaches } from '../device/worker-caches';
import { changeRow } from '../device/row-maintenance';
import { readingPrefix } from '../device/row-keys';
import { readRow } from '../device/rows';

/** A position in a document: the page at the top of the view, and the offset across and down that page (0 to 1). */
export interface ReadingPosition {
  page: number;
  across: number;
  down: number;
}

/** The top of the first page, with its margin. */
export const beginning: ReadingPosition = { page: 1, across: -1, down: -1 };

const key = (url: string) => readingPrefix + url;

/** The last reading position, or the beginning. Never rejects. */
export async function readPosition(url: string): Promise<ReadingPosition> {
  const { page, across, down } = ((await readRow<unknown>(key(url))) ?? {}) as Partial<ReadingPosition>;
  const isPlace = Number.isSafeInteger(page) && page! > 0 && Number.isFinite(across) && Number.isFinite(down);
  return isPlace ? ({ page, across, down } as ReadingPosition) : beginning;
}

/** Stores the reading position. Never rejects. */
export const writePosition = (url: string, position: ReadingPosition): Promise<void> =>
  change(url, { ...position });

/** A position in the text of a document: the block at the top of the view, and how much of it is above (0 to 1). */
export interface TextPosition {
  block: number;
  into: number;
}

/** The last position in the text of a document, or the beginning. Never rejects. */
export async function readTextPosition(url: string): Promise<TextPosition> {
  const { text } = ((await readRow<unknown>(key(url))) ?? {}) as { text?: Partial<TextPosition> };
  const { block, into } = text ?? {};
  const isPlace = Number.isSafeInteger(block) && block! >= 0 && Number.isFinite(into);
  return isPlace ? { block: block!, into: Math.min(1, Math.max(0, into!)) } : { block: 0, into: 0 };
}

/** Stores the position in the text of a document, beside that in its pages. Never rejects. */
export const writeTextPosition = (url: string, text: TextPosition): Promise<void> => change(url, { text });

async function change(url: string, to: object): Promise<void> {
  await changeRow<unknown>(key(url), (row) => ({
    ...(typeof row === 'object' && row),
    ...to,
    usedAt: Date.now(),
  }));
}

/** When the stored copy was last modified, by its `Last-Modified` header (ms since 1970). Never rejects. */
export async function versionTime(url: string): Promise<number | undefined> {
  const copy = await findInCaches(url, cacheNames.savedDocuments, cacheNames.documents);
  const time = Date.parse(copy?.headers.get('last-modified') ?? '');
  return Number.isNaN(time) ? undefined : time;
}
