import { sha256Of } from '../../../sw/contract/file-signatures';
import { isTextIndex } from '../../document-text/check-edition';
import { extractorVersion, type Edition, type NoEdition } from '../../document-text/edition';
import { readRow, writeRow } from '../device/rows';
import {
  indexKey,
  readTextRow,
  textAddress,
  textKey,
  writeText,
  type StoredText,
  type TextRow,
} from './text-editions';

/** Larger files (bytes) get no text on a phone. */
const largest = 20_000_000;

/** The row of a document of which this phone could make no text. */
interface NoTextRow {
  none: NoEdition;
  of: string;
  hash: string;
  usedAt: number;
}

/** The hash of texts that this phone made; the index names none of them, so a text of the build takes their place. */
const ownHash = `own-${extractorVersion}`;

type Made = { edition: Omit<Edition, 'of'> } | { none: NoEdition };

/** What an edition is of. */
type Origin = Edition['of'];

/**
 * Whether this phone should make the text of a document whose bytes it has: what the text would be of, else undefined.
 * It should not where there is a text of these bytes, where the build found that there can be none, or where it has
 * tried before. Never rejects.
 */
export async function sourceOfMissingText(url: string, bytes: Blob): Promise<Origin | undefined> {
  if (bytes.size > largest || (await isNamed(url))) return undefined;
  const sha256 = await sha256Of(new Uint8Array(await bytes.arrayBuffer()));
  if (sha256 === undefined) return undefined;
  const stored = await readTextRow(url);
  if (stored && (stored.edition.of.sha256 === sha256 || !stored.hash.startsWith('own-'))) return undefined;
  const tried = await readRow<Partial<NoTextRow>>(textKey(url));
  if (tried?.none !== undefined && tried.of === sha256 && tried.hash === ownHash) return undefined;
  return { sha256, size: bytes.size };
}

/** Whether the build knows the document: it has a text of it, or says why there is none. */
async function isNamed(url: string): Promise<boolean> {
  const row = await readRow<{ index?: unknown }>(indexKey);
  if (!isTextIndex(row?.index)) return false;
  const address = textAddress(url);
  return address in row.index.texts || address in (row.index.none ?? {});
}

/**
 * The text that was made of the bytes of a document, or why there is none; it is stored while it is read. Never rejects.
 */
export async function storeMadeText(
  url: string,
  bytes: Blob,
  made: Made,
): Promise<StoredText | { none: NoEdition }> {
  if ('none' in made) return made;
  const sha256 = await sha256Of(await bytes.arrayBuffer());
  const edition = { ...made.edition, of: { sha256: sha256 ?? '', size: bytes.size } };
  // Without a hash nothing would tell later that the document has changed.
  if (sha256 === undefined) return { edition };
  const row = rowOfMade(edition);
  // The reader does not wait for a slow disk.
  void writeText(url, row);
  return row;
}

const rowOfMade = (edition: Edition, cameAt = Date.now()): TextRow => ({
  hash: ownHash,
  edition,
  cameAt,
  usedAt: cameAt,
});

/** Stores the text that this phone made, or that there is none. Resolves to the text. Never rejects. */
export async function storeOwnText(url: string, of: Origin, made: Made): Promise<StoredText | undefined> {
  if ('none' in made) {
    const row: NoTextRow = { none: made.none, of: of.sha256, hash: ownHash, usedAt: Date.now() };
    await writeRow(textKey(url), row);
    return undefined;
  }
  const row = rowOfMade({ ...made.edition, of });
  await writeText(url, row);
  return row;
}
