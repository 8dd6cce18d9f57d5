import { appPrefix } from '../../../sw/contract/contract';
import { runExclusive } from '../../browser/run-exclusive';
import { changeRow } from '../device/row-maintenance';
import { missingViewerKey as key } from '../device/row-keys';
import { deleteRow, readRow } from '../device/rows';
import { findCopy } from './copies';
import { storeViewer } from './viewer-files';
import { addressOf } from './types';

/** The addresses in the row; none if it is damaged. */
const toAddresses = (row: unknown): string[] =>
  Array.isArray(row) ? row.filter((address) => typeof address === 'string') : [];

/** Records that a document was saved while parts of the viewer that it needs were not stored. Never rejects. */
export async function recordMissingViewer(address: string): Promise<void> {
  await changeRow<unknown>(key, (row) => [...new Set([...toAddresses(row), address])]);
}

/** Whether a saved document lacks parts of the viewer, as far as that was recorded. Never rejects. */
export const isViewerMissing = async (): Promise<boolean> =>
  toAddresses(await readRow<unknown>(key)).length > 0;

/**
 * Stores the parts of the viewer that saved documents lack, by what `recordMissingViewer` recorded, and ends at the
 * first document for which that fails. In one tab at a time. Rejects with a StorageError if Cache Storage cannot be
 * used. `signal` stops it.
 */
export async function completeViewer(signal?: AbortSignal): Promise<void> {
  await runExclusive(`${appPrefix}-viewer`, async () => {
    for (const address of toAddresses(await readRow<unknown>(key))) {
      const copy = await findCopy(addressOf(address));
      if (copy && !(await storeViewer(await copy.blob(), signal))) return;
      await changeRow<unknown>(key, (row) => toAddresses(row).filter((other) => other !== address));
    }
    if (!(await isViewerMissing())) await deleteRow(key);
  });
}
