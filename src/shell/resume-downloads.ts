import { isMetered } from '../data/device/data-saver';
import { missingViewerKey } from '../data/device/row-keys';
import { readRow } from '../data/device/rows';

/**
 * Resumes interrupted downloads of document lists, and of the viewer of saved documents. On metered data the user has
 * to resume them.
 */
export async function resumeDownloads(signal: AbortSignal): Promise<void> {
  if (signal.aborted || isMetered()) return;
  if ((await readRow(missingViewerKey)) !== undefined) {
    const { completeViewer } = await import('../data/documents/viewer-files');
    await completeViewer(signal).catch((error: unknown) => console.warn(error));
  }
  const { hasInterrupted } = await import('../data/documents/list-queues');
  if (!(await hasInterrupted())) return;
  const { resumeLists } = await import('../data/documents/save-list');
  await resumeLists();
}
