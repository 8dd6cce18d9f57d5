import { isMetered } from '../../data/device/data-saver';
import { documentOnPhone, fetchDocument, type DocumentBytes } from '../../data/documents/fetch-document';
import { addressOf } from '../../data/documents/types';
import type { FileValue } from '../../schemas/base';

/** A press counts as the reader's wish for about five seconds: a fetch may use this much of it (ms). */
const fetchPatience = 3_000;

/** Whether there is any way to share: a share sheet, or the clipboard. For event handlers and effects. */
export const canShareAnything = (): boolean => canShare() || 'clipboard' in navigator;

const canShare = () => typeof navigator.share === 'function';

/**
 * Hands a document to the phone's share sheet: the file itself where the browser can and its bytes are here in time,
 * else its link; without a share sheet the link is copied. Call it from a press. Never rejects.
 */
export async function shareDocument(
  file: FileValue,
  title: string,
): Promise<'shared' | 'cancelled' | 'copied' | 'failed'> {
  const url = addressOf(file.url);
  if (!canShare()) return copy(url);
  try {
    const document = await findFile(file);
    await navigator.share(document ? { files: [document], title } : { title, url });
    return 'shared';
  } catch (error) {
    if ((error as Partial<Error> | null)?.name === 'AbortError') return 'cancelled';
    console.warn(error);
    return copy(url);
  }
}

async function copy(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    console.warn(error);
    return 'failed';
  }
}

/** The file for the share sheet; undefined where the browser takes none of its kind or its bytes are too far away. */
async function findFile(file: FileValue): Promise<File | undefined> {
  if (typeof navigator.canShare !== 'function') return undefined;
  const document = (await documentOnPhone(file)) ?? (await fetchInTime(file));
  if (!document) return undefined;
  const { blob, name } = document;
  const own = new File([blob], name, { type: blob.type });
  return navigator.canShare({ files: [own] }) ? own : undefined;
}

async function fetchInTime(file: FileValue): Promise<DocumentBytes | undefined> {
  if (isMetered() || !mayShareKind(file)) return undefined;
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), fetchPatience));
  const fetched = fetchDocument(file).catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
  return Promise.race([fetched, tooLate]);
}

/** An empty file of the same kind asks the browser before a byte is paid for. */
function mayShareKind({ url }: FileValue): boolean {
  const isPdf = /\.pdf$/i.test(url.split(/[?#]/)[0] ?? '');
  const probe = isPdf ? new File([''], 'a.pdf', { type: 'application/pdf' }) : new File([''], 'a.bin');
  return navigator.canShare({ files: [probe] });
}
