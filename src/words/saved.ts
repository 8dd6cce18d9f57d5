import { messages } from 'virtual:messages/saved';
import { ageWords, locale } from './common';
import { formatDate } from '../format/dates';
import { formatList, formatSize } from '../format/numbers';
import { isOfTheDevice, type SaveFailure } from '../data/documents/types';

const size = (bytes: number) => formatSize(bytes, locale);

const { stopped } = messages;

/** Why no more documents can be saved, and what helps. */
function obstacle(saved: number, all: number, failure: SaveFailure): string {
  const sentence = isOfTheDevice(failure) ? stopped[failure] : stopped.other;
  return sentence({ saved, all });
}

/** The texts of the Saved page. Sizes are in bytes, times in ms since 1970. */
export const savedWords = {
  ...messages,
  obstacle,
  documentsText: (count: number, bytes: number) => messages.documentsText({ count, size: size(bytes) }),
  /** Where the app does not open without a network. */
  documentsOnline: (count: number, bytes: number) => messages.documentsOnline({ count, size: size(bytes) }),
  /** Of `others` documents the app has no text and no viewer. */
  documentsMixed: (count: number, bytes: number, others: number) =>
    messages.documentsMixed({ count, size: size(bytes), others }),
  savedWhen: (at: number, now: number) => messages.savedWhen(ageWords(at, now)),
  usedOf: (used: number, left: number) => messages.usedOf({ used: size(used), left: size(left) }),
  size: (count: number, bytes: number | undefined) =>
    bytes === undefined ? messages.sizeUnknown(count) : messages.size({ count, size: size(bytes) }),
  sizeAtLeast: (count: number, bytes: number) => messages.sizeAtLeast({ count, size: size(bytes) }),
  listsThere: (there: number, all: number) =>
    there === all ? messages.allListsThere(all) : messages.listsThere({ there, all }),
  waiting: (pages: readonly string[]) => messages.waiting(formatList(pages, locale)),
  oldest: (at: number, now: number) => messages.oldest(ageWords(at, now)),
  standing: (records: number, at: number, now: number) =>
    messages.standing({ records, age: ageWords(at, now) }),
  standingInPart: (records: number, at: number, now: number) =>
    messages.standingInPart({ records, age: ageWords(at, now) }),
};

/**
 * The sentence that the deadline of a record has changed since its document was saved. Undefined if it has not, or if
 * one of the two is not known. Both deadlines have the form of the list, and are empty if there is none.
 */
export function deadlineChange(
  before: string | undefined,
  now: string | undefined,
  zone: string,
): string | undefined {
  if (before === undefined || now === undefined) return undefined;
  const [old, present] = [before, now].map((text) => formatDate(text, locale, zone)) as [string, string];
  if (old === present) return undefined;
  if (!old) return messages.deadlineSet(present);
  return present ? messages.deadlineChanged({ before: old, now: present }) : messages.deadlineDropped(old);
}
