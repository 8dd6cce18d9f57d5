import { plain, textsOf, type Edition } from '../../document-text/edition';
import type { FileValue } from '../../schemas/base';
import { readKeys } from '../device/rows';
import { editionPrefix } from '../device/row-keys';
import { readStoredText, textAddress } from './text-editions';

/** Whether the text of a document is on the device. */
export type HasText = (file: FileValue) => boolean;

/** Which documents have a text on the device, from one look at the keys. Nothing has one where there are no rows. */
export async function readTextNames(): Promise<HasText> {
  const keys = new Set(await readKeys(editionPrefix));
  return ({ url }) => keys.size > 0 && keys.has(editionPrefix + textAddress(url));
}

/** Between blocks of a text. */
const separator = ' · ';

/** The words of a document whose text is on the device, in their order; undefined if it has none. Never rejects. */
export async function readWords(file: FileValue): Promise<{ words: string; lang: string } | undefined> {
  const text = await readStoredText(file);
  return text && { words: wordsOfEdition(text.edition), lang: text.edition.lang };
}

/** The texts of all blocks. Empty blocks, such as the beginning of a page, are left out. */
const wordsOfEdition = ({ blocks }: Pick<Edition, 'blocks'>): string =>
  blocks
    .map((block) => textsOf(block).map(plain).join(' ').trim())
    .filter((text) => text !== '')
    .join(separator);
