import type { Source } from '../../data/search/read-entries';
import { entryTextSeparator } from '../../data/search/separator';
import { noticeOf, type Award } from '../../schemas/notices';
import { eventOf } from '../../schemas/posts';
import type { WithLanguages } from '../../schemas/text-languages';
import { searchedFields, titleField, titleText } from '../../schemas/record-texts';
import { shorten } from '../../schemas/well-formed';
import type { AnyRecord } from '../list/table-rows';
import { plainText } from '../prose/plain-text';
import type { KnownRecords } from '../ui/site-context';

/** A list to search, and its display name. */
export interface SearchSource extends Source {
  name: string;
}

/** A title can be prose: the title of an invitation to bid is its description. */
const longestTitle = 500;

/**
 * Returns all lists to search, by rank. `awards` is the whole list of awards, where it is known; `titleAt` returns the
 * title of a page, by which records of a list with several pages are told apart.
 */
export function searchSources(
  records: readonly KnownRecords[],
  awards?: readonly Award[],
  titleAt: (path: string) => string | undefined = () => undefined,
): SearchSource[] {
  const lists = [...new Set(records.map(({ of }) => of))].sort((a, b) => a.rank - b.rank);
  return lists.map((of) => {
    const places = records.filter((place) => place.of === of);
    const kind = places[0]!.kind;
    return {
      name: kind,
      of,
      read(record, all) {
        const found = findPlace(places, record, all);
        if (!found) return undefined;
        const marks = (record as WithLanguages).languages;
        const fields = searchedFields(of, record);
        const texts = fields.map((name) => plainText(String(record[name])));
        const body = texts.join(entryTextSeparator);
        const notice = noticeOf(of, record, awards);
        const where = places.length > 1 ? titleAt(found.place.path) : undefined;
        const event = eventOf(of, record);
        const title = recordTitle(found.place, record);
        const lang = marks?.[titleField(of, record) ?? ''];
        const languages =
          marks && fields.map((name, index) => ({ length: texts[index]!.length, lang: marks[name] }));
        return { kind, title, lang, body, languages, to: found.to, where, notice, event };
      },
    };
  });
}

/**
 * Finds the page that shows a record, and the record's address; undefined if no page shows it. `all` is the whole list.
 */
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
