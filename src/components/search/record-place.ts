import { titleText } from '../../schemas/record-texts';
import { shorten } from '../../schemas/well-formed';
import type { AnyRecord } from '../list/table-rows';
import { plainText } from '../prose/plain-text';
import type { KnownRecords } from '../ui/site-context';

// Apart from `search-sources.ts`: every page reads this, and few load the search.

/** A title can be prose: the title of an invitation to bid is its description. */
const longestTitle = 500;

/** Finds the page that shows a record, and the record's address; undefined if no page shows it. `all` is the whole list. */
export function findPlace(places: readonly KnownRecords[], record: AnyRecord, all: readonly AnyRecord[]) {
  for (const place of places) {
    const to = place.addressOf(record as never, all as never[]);
    if (to !== undefined) return { place, to };
  }
  return undefined;
}

/** Returns the title of a record as plain text. */
export function recordTitle({ of, title }: KnownRecords, record: AnyRecord): string {
  const text = title ? title(record as never) : titleText(of, record);
  return shorten(plainText(text), longestTitle);
}
