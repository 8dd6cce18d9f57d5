import type { Source } from '../../data/search/search';
import { searchedTexts, titleText } from '../../schemas/record-texts';
import { shorten } from '../../schemas/well-formed';
import type { AnyRecord } from '../list/table-rows';
import { plainText } from '../prose/plain-text';
import type { KnownRecords } from '../ui/site-context';

/** A list as it is searched, and what it is called. */
export interface SearchSource extends Source {
  name: string;
}

/** A title may be prose: of an invitation to bid it is the description. */
const longestTitle = 500;

/** Everything that is searched, in the order in which equally good kinds are shown. */
export function searchSources(records: readonly KnownRecords[]): SearchSource[] {
  const lists = [...new Set(records.map(({ of }) => of))].sort((a, b) => a.rank - b.rank);
  return lists.map((of) => {
    const places = records.filter((place) => place.of === of);
    return {
      name: places[0]!.kind,
      of,
      read(record, all) {
        const found = findPlace(places, record, all);
        if (!found) return undefined;
        const body = searchedTexts(of, record)
          .map((text) => plainText(text))
          .join(' · ');
        return { title: recordTitle(found.place, record), body, to: found.to };
      },
    };
  });
}

/** Where a record of the whole list stands, and its address there; undefined where no page shows it. */
export function findPlace(places: readonly KnownRecords[], record: AnyRecord, all: readonly AnyRecord[]) {
  for (const place of places) {
    const to = place.addressOf(record as never, all as never[]);
    if (to !== undefined) return { place, to };
  }
  return undefined;
}

/** What a record is called: text of one line. */
export function recordTitle({ of, title }: KnownRecords, record: AnyRecord): string {
  const text = title ? title(record as never) : titleText(of, record);
  return shorten(plainText(text), longestTitle);
}
