import { isMetered } from '../../data/device/data-saver';
import {
  fetchDocument,
  fileName,
  readStoredDocument,
  type DocumentBytes,
} from '../../data/documents/fetch-document';
import { addressOf, mediaTypeOf } from '../../data/documents/types';
import type { FileValue } from '../../schemas/base';

/** The time (ms) a fetch may take: `navigator.share` needs transient user activation, which expires after about 5 s. */
const fetchTimeout = 3_000;

/** Whether the browser has a share sheet or a clipboard. Call it in event handlers and effects only. */
export const canShareAnything = (): boolean => canShare() || 'clipboard' in navigator;

const canShare = () => typeof navigator.share === 'function';

/** The text and the page address that are shared with the document of a notice. */
export interface Shared {
  text: string;
  url: string;
}

/**
 * Shares a document: as a file if the browser supports that and the bytes are available in time, otherwise as a link.
 * `shared` goes along with the file, and its address takes the place of the document's: a browser that takes no text
 * with a file gets the text. Without a share sheet the link is copied. Call it in a click handler. Never rejects.
 */
export async function shareDocument(
  file: FileValue,
  title: string,
  shared?: Shared,
): Promise<'shared' | 'cancelled' | 'copied' | 'failed'> {
  const link = shared ?? { url: addressOf(file.url) };
  const text = shared && `${shared.text}\n${shared.url}`;
  if (!canShare()) return copy(text ?? link.url);
  try {
    const data = await findFile(file, { title, ...(text !== undefined && { text }) });
    await navigator.share(data ?? { title, ...link });
    return 'shared';
  } catch (error) {
    if ((error as Partial<Error> | null)?.name === 'AbortError') return 'cancelled';
    console.warn(error);
    return copy(text ?? link.url);
  }
}

/**
 * Shares a text with a link. Without a share sheet both are copied. Call it in a click handler. Never rejects.
 */
export async function shareText(
  data: Required<Pick<ShareData, 'title' | 'text' | 'url'>>,
): Promise<'shared' | 'cancelled' | 'copied' | 'failed'> {
  const both = `${data.text}\n${data.url}`;
  if (!canShare()) return copy(both);
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if ((error as Partial<Error> | null)?.name === 'AbortError') return 'cancelled';
    console.warn(error);
    return copy(both);
  }
}

async function copy(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    console.warn(error);
    return 'failed';
  }
}

/**
 * Adds the file to what is shared; undefined if the browser cannot share both, or the bytes are not available in time.
 */
async function findFile(file: FileValue, data: ShareData): Promise<ShareData | undefined> {
  if (typeof navigator.canShare !== 'function') return undefined;
  const document = (await readStoredDocument(file)) ?? (await fetchInTime(file, data));
  if (!document) return undefined;
  const { blob, name } = document;
  const whole = { ...data, files: [new File([blob], name, { type: blob.type })] };
  return navigator.canShare(whole) ? whole : undefined;
}

async function fetchInTime(file: FileValue, data: ShareData): Promise<DocumentBytes | undefined> {
  if (isMetered() || !mayShareKind(file, data)) return undefined;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), fetchTimeout));
  const fetched = fetchDocument(file).catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
  return Promise.race([fetched, tooLate]);
}

/** Checks with an empty file of the same name and type, before any data is spent: browsers share few kinds of files. */
function mayShareKind(file: FileValue, data: ShareData): boolean {
  const probe = new File([''], fileName(file.url), { type: mediaTypeOf(file) });
  return navigator.canShare({ ...data, files: [probe] });
}
