import { downloadBlob } from '../../browser/download-blob';
import type { FileValue } from '../../schemas/base';
import { documentFailure, fetchDocument } from './fetch-document';
import type { DocumentFailure } from './types';

/** The outcome of a download. `updatedAt`: when the worker replaced the copy that was handed over (ms since 1970). */
export type Download =
  { is: 'downloaded'; updatedAt: number | undefined } | { is: 'failed'; failure: DocumentFailure };

/** Hands a document to the user's downloads: from the device, or else from the network. Never rejects. */
export async function downloadDocument(file: FileValue): Promise<Download> {
  try {
    const { blob, name, updatedAt } = await fetchDocument(file);
    downloadBlob(blob, name);
    return { is: 'downloaded', updatedAt };
  } catch (error) {
    console.warn(error);
    return { is: 'failed', failure: documentFailure(error) };
  }
}
