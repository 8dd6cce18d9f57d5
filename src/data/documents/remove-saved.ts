import { cacheNames } from '../../../sw/contract/contract';
import { deleteOtherCopy } from './former-copies';
import { deleteEntry, writeEntry } from './catalogue';
import { deleteCopy, findCopy } from './copies';
import { withSaveLock, putCopy } from './write-copies';
import { announceChange, listDocuments } from './save-states';
import { removeText } from './text-editions';
import { addressOf } from './types';

/**
 * Removes a saved document, its former copy, and its text unless that was prefetched. Resolves to a function that
 * restores the document from its bytes, which stay in memory until then. Rejects with a StorageError if it cannot be
 * removed; the function rejects if the space was taken in the meantime.
 */
export async function removeSaved(url: string): Promise<() => Promise<void>> {
  const address = addressOf(url);
  const before = listDocuments()?.find((document) => addressOf(document.url) === address);
  const { copy, bytes } = await withSaveLock(address, async () => {
    const found = await findCopy(address);
    const held = found && new Uint8Array(await found.arrayBuffer());
    // First the former copy, which would else be put back in the place of the saved one.
    await deleteOtherCopy(address);
    if (found) await deleteCopy(cacheNames.savedDocuments, address);
    await deleteEntry(address);
    return { copy: found, bytes: held };
  });
  const putTextBack = await removeText(url);
  await announceChange();

  return async () => {
    if (!before) return;
    const { isLost, ...document } = before;
    if (!isLost && copy && bytes) await putCopy(address, { bytes, headers: copy.headers }, document);
    await writeEntry(document);
    await putTextBack();
    await announceChange();
  };
}
