import { cacheNames } from '../../../sw/contract/contract';
import { describeCopy, findCopy, listAddresses } from './copies';
import { addressOf, readSaved, savedPrefix as prefix, type SavedDocument } from './types';
import { yieldToMain } from '../../browser/yield-to-main';
import { deleteRow, readRows, writeRow } from '../device/rows';

/** A document of the catalogue, under its one address. */
export interface CatalogueEntry {
  address: string;
  document: SavedDocument;
  isLost: boolean;
}

/** Writes the row of a saved document; false where the device's database does not take it. */
export const writeEntry = (document: SavedDocument): Promise<boolean> =>
  writeRow(prefix + addressOf(document.url), document);

export const deleteEntry = (address: string): Promise<void> => deleteRow(prefix + address);

/** The rows of the catalogue and the addresses whose bytes are here. */
export interface Holdings {
  known: ReadonlyMap<string, SavedDocument>;
  held: readonly string[];
}

/** Reads what is saved by name alone, without opening a copy. Never rejects. */
export async function readHoldings(): Promise<Holdings> {
  const [rows, addresses] = await Promise.all([readRows(prefix), listAddresses(cacheNames.savedDocuments)]);
  return {
    known: new Map(
      rows.flatMap((row) => {
        const document = readSaved(row);
        return document ? [[addressOf(document.url), document]] : [];
      }),
    ),
    held: [...new Set(addresses)],
  };
}

/** The rows whose bytes are gone. */
export function lostDocuments({ known, held }: Holdings): CatalogueEntry[] {
  const here = new Set(held);
  return [...known].flatMap(([address, document]) =>
    here.has(address) ? [] : [{ address, document, isLost: true }],
  );
}

/** The catalogue as its rows alone tell it: enough for a first look at a long one. */
export function listRows({ known, held }: Holdings): CatalogueEntry[] {
  const here = new Set(held);
  return [...known].map(([address, document]) => ({ address, document, isLost: !here.has(address) }));
}

/** So many copies are looked at before the reader's taps and scrolls have their turn. */
export const copiesAtOnce = 50;

/**
 * What is saved, by the rows and the bytes together: a row without bytes is lost, and bytes without a row, which a
 * crash or a full database leaves, get theirs again from what they carry. Never rejects.
 */
export async function readCatalogue(holdings: Holdings): Promise<CatalogueEntry[]> {
  const { known, held } = holdings;
  const present: CatalogueEntry[] = [];
  for (let from = 0; from < held.length; from += copiesAtOnce) {
    if (from > 0) await yieldToMain();
    const some = held.slice(from, from + copiesAtOnce);
    const entries = await Promise.all(some.map((address) => readEntry(address, known.get(address))));
    present.push(...entries.filter((entry) => entry !== undefined));
  }
  return [...lostDocuments(holdings), ...present];
}

/** Undefined where the copy was removed in the meantime. */
async function readEntry(
  address: string,
  row: SavedDocument | undefined,
): Promise<CatalogueEntry | undefined> {
  const copy = await findCopy(address).catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
  if (!copy) return row && { address, document: row, isLost: false };
  const document = describeCopy(address, copy, row);
  if (!row) await writeEntry(document);
  return { address, document, isLost: false };
}
