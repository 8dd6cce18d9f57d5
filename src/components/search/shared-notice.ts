import type { PersistentCache } from '../../data/device/swr-cache';
import { readZone } from '../../data/lists/use-settings';
import { addressOf } from '../../data/documents/types';
import type { FileValue } from '../../schemas/base';
import { ownAddress } from '../../words/language';
import { sharedText } from '../../words/notices';
import type { Shared } from '../document/share-document';
import type { KnownRecords } from '../ui/site-context';
import { findNamed } from './document-titles';
import type { NamedDocument } from './listed-documents';

/** The text and the page address for the shared document of a notice; undefined for any other document. */
export const sharedWith = (
  named: NamedDocument | null | undefined,
  zone: string,
  now = Date.now(),
): Shared | undefined =>
  named?.notice && {
    text: sharedText(named.title, named.notice, zone, now, named.file),
    url: location.origin + ownAddress(named.page),
  };

/** Finds by the lists on the device what goes along with a document when it is shared. Makes no request. */
export async function findShared(
  cache: PersistentCache,
  lists: readonly KnownRecords[],
  file: FileValue,
): Promise<Shared | undefined> {
  const address = addressOf(file.url);
  const named = (await findNamed(cache, lists, [address])).get(address);
  return named && sharedWith(named, await readZone(cache));
}
