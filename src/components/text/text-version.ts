import type { StoredText } from '../../data/documents/text-editions';
import { dayIn, formatDate } from '../../format/dates';
import type { FileValue } from '../../schemas/base';
import { locale } from '../../words/common';
import { readerWords as words } from '../../words/reader';

/** Says when a text came, where a list names another file than the one that it is the text of. */
export function textVersion(
  { edition, cameAt }: StoredText,
  listed: FileValue | undefined,
  zone: string,
): string | undefined {
  if (listed?.sha256 === undefined || listed.sha256.toLowerCase() === edition.of.sha256) return undefined;
  if (cameAt === undefined) return words.earlierText;
  return words.earlierTextOf(formatDate(dayIn(zone, cameAt), locale, zone));
}
