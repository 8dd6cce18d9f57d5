import type { PersistentCache } from '../../data/device/swr-cache';
import { downloadDocument } from '../../data/documents/download-document';
import type { SaveFailure } from '../../data/documents/types';
import type { FileValue } from '../../schemas/base';
import { documentWords, downloadSentence } from '../../words/documents';
import { showToast } from '../toasts/toasts';
import type { KnownRecords } from '../ui/site-context';
import { shareDocument } from './share-document';

/** The outcome of an action, as a message to the user. */
export interface Note {
  is: 'said' | 'failed';
  text: string;
  failure?: SaveFailure;
}

interface Handed {
  file: FileValue;
  title: string;
  cache: PersistentCache;
  records: readonly KnownRecords[];
}

/** Shares a document with what its notice says of itself. Resolves to a message where that failed. Never rejects. */
export async function share({ file, title, cache, records }: Handed): Promise<Note | undefined> {
  // Loaded here only: a list page needs neither the other lists nor their sentences.
  const shared = await import('../search/shared-notice')
    .then(({ findShared }) => findShared(cache, records, file))
    .catch((error: unknown) => void console.warn(error));
  const outcome = await shareDocument(file, title, shared);
  if (outcome === 'copied') showToast(documentWords.linkCopied);
  return outcome === 'failed' ? { is: 'failed', text: documentWords.notShared } : undefined;
}

/** Downloads a document, and resolves to what came of it, as a message. Never rejects. */
export async function download({ file }: Pick<Handed, 'file'>): Promise<Note> {
  const outcome = await downloadDocument(file);
  const text = downloadSentence(outcome);
  return outcome.is === 'failed' ? { is: 'failed', text, failure: outcome.failure } : { is: 'said', text };
}
