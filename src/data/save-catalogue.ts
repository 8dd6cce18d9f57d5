import { cacheNames } from '../../sw/contract';
import { describeCopy, findCopy, listAddresses } from './save-copies';
import { addressOf, savedPrefix as prefix, type SavedDocument } from './save-types';
import { deleteRow, readRows, writeRow } from './store';

/** A document of the catalogue, under its one address. */
export interface Entry {
  address: string;
  document: SavedDocument;
  isLost: boolean;
}

/** Writes the row of a saved document; false where the device's database does not take it. */
export const writeEntry = (document: SavedDocument): Promise<boolean> =>
  writeRow(prefix + addressOf(document.url), document);

export const deleteEntry = (address: string): Promise<void> => deleteRow(prefix + address);

/**
 * What is saved, by the rows and the bytes together: a row without bytes is lost, and bytes without a row, which a
 * crash or a full database leaves, get theirs again from what they carry. Never rejects.
 */
export async function readCatalogue(): Promise<Entry[]> {
  const [rows, addresses] = await Promise.all([
    readRows<SavedDocument>(prefix),
    listAddresses(cacheNames.savedDocuments),
  ]);
  const held = new Set(addresses);
  const known = new Map(rows.map((document) => [addressOf(document.url), document]));
  const lost = [...known].filter(([address]) => !held.has(address));
  const present = await Promise.all([...held].map((address) => readEntry(address, known.get(address))));
  return [
    ...lost.map(([address, document]) => ({ address, document, isLost: true })),
    ...present.filter((entry) => entry !== undefined),
  ];
}

/** Undefined where the copy was removed in the meantime. */
async function readEntry(address: string, row: SavedDocument | undefined): Promise<Entry | undefined> {
  const copy = await findCopy(address).catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
  if (!copy) return row && { address, document: row, isLost: false };
  const document = describeCopy(address, copy, row);
  if (!row) await writeEntry(document);
  return { address, document, isLost: false };
}
