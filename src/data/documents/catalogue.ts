import { cacheNames } from '../../../sw/contract/contract';
import { readSaved, type SavedDocument } from '../../../sw/contract/saved-document';
import { describeCopy, findCopy, listAddresses } from './copies';
import { addressOf } from './types';
import { yieldToMain } from '../../browser/yield-to-main';
import { savedPrefix as prefix } from '../device/row-keys';
import { deleteRow, readRows, updateRow, writeRow } from '../device/rows';

/** A document of the catalogue, with its normalised address. */
export interface CatalogueEntry {
  address: string;
  document: SavedDocument;
  isLost: boolean;
}

/** Writes the catalogue row of a saved document. Resolves to false if the database cannot store it. */
export const writeEntry = (document: SavedDocument): Promise<boolean> =>
  writeRow(prefix + addressOf(document.url), document);

export const deleteEntry = (address: string): Promise<void> => deleteRow(prefix + address);

/** The catalogue's rows, and the addresses of the stored copies. */
export interface Holdings {
  known: ReadonlyMap<string, SavedDocument>;
  held: readonly string[];
}

/**
 * Reads the rows and addresses without opening a copy. A saved copy that is gone is replaced by its former one, where
 * there is one. Where the copies cannot be read, none counts as gone. Never rejects.
 */
export async function readHoldings(): Promise<Holdings> {
  const [rows, addresses] = await Promise.all([readRows(prefix), listAddresses(cacheNames.savedDocuments)]);
  const known = new Map(
    rows.flatMap((row): [string, SavedDocument][] => {
      const document = readSaved(row);
      return document ? [[addressOf(document.url), document]] : [];
    }),
  );
  if (!addresses) return { known, held: [...known.keys()] };
  const held = new Set(addresses);
  const lost = [...known.keys()].filter((address) => !held.has(address));
  for (const address of await restoreFormer(lost)) held.add(address);
  return { known, held: [...held] };
}

/** The lost addresses whose former copy was put back. Never rejects. */
async function restoreFormer(lost: readonly string[]): Promise<string[]> {
  if (lost.length === 0) return [];
  const former = new Set((await listAddresses(cacheNames.formerDocuments)) ?? []);
  const restored: string[] = [];
  try {
    for (const address of lost.filter((each) => former.has(each))) {
      // Hardly ever needed: the start does not pay for it.
      const { restoreLost } = await import('./restore-former');
      if (await restoreLost(address)) restored.push(address);
    }
  } catch (error) {
    console.warn('The code that puts former copies back did not load:', error);
  }
  return restored;
}

/** The rows whose copies are missing. */
export function lostDocuments({ known, held }: Holdings): CatalogueEntry[] {
  const here = new Set(held);
  return [...known].flatMap(([address, document]) =>
    here.has(address) ? [] : [{ address, document, isLost: true }],
  );
}

/** The catalogue from its rows alone: enough for a first rendering of a long one. */
export function listRows({ known, held }: Holdings): CatalogueEntry[] {
  const here = new Set(held);
  return [...known].map(([address, document]) => ({ address, document, isLost: !here.has(address) }));
}

/** How many copies are read before yielding to the main thread. */
export const copiesAtOnce = 50;

/**
 * The catalogue from rows and copies: a row without a copy is lost, and a copy without a row, after a crash
 * or with a full database, gets its row back from its headers. Never rejects.
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

/** Undefined if the copy was removed in the meantime. */
async function readEntry(
  address: string,
  row: SavedDocument | undefined,
): Promise<CatalogueEntry | undefined> {
  const copy = await findCopy(address).catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
  if (!copy) return row && { address, document: row, isLost: false };
  const document = row ? describeCopy(address, copy, row) : await restoreEntry(address, copy);
  return { address, document, isLost: false };
}

/** Writes the row of a copy from its headers, unless there is one: a row that could not be read is not missing. */
async function restoreEntry(address: string, copy: Response): Promise<SavedDocument> {
  const restored = await updateRow(prefix + address, (stored) =>
    readSaved(stored) ? stored : describeCopy(address, copy),
  );
  return describeCopy(address, copy, readSaved(restored));
}
