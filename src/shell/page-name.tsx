import type { ReactElement } from 'react';
import { recordTitle } from '../components/search/search-sources';
import { useStoredList, useStoredRecord } from '../data/lists/use-record';
import { isolateBrackets } from '../format/bidi';
import { cutAtWord } from '../format/truncate';
import type { Params, ShownRecords } from '../route';
import type { WithLanguages } from '../schemas/text-languages';
import { titleField } from '../schemas/record-texts';
import type { PageMatch } from './page-elements';
import { knownRecordsOf } from './site';

/** The maximum length of a name; prose that stands for one is cut. */
const longestName = 160;

interface Props {
  /** Undefined if no route matches. */
  place: PageMatch | undefined;
  /** `lang` is the language of the name, if it is another one than that of the page. */
  children: (name: string | undefined, lang?: string) => ReactElement;
}

/**
 * Calls `children` with the name of the record that an address shows; undefined for a page of no record, and while
 * the record is not stored. Makes no call: that is left to the page.
 */
export function PageName({ place, children }: Props) {
  const { shows } = place?.route ?? {};
  if (!place || !shows?.params) return children(undefined);
  const Name = shows.of.envelope === 'page' ? NameOfArticle : NameOfEntry;
  return (
    <Name place={place} shows={shows}>
      {children}
    </Name>
  );
}

interface NameProps {
  place: PageMatch;
  shows: ShownRecords;
  children: Props['children'];
}

/** A record with a slug and a call of its own. */
function NameOfArticle({ place, shows, children }: NameProps) {
  const record = useStoredRecord(shows.of, place.params.slug ?? '');
  return children(...nameOf(place, record));
}

/** A record of a list. */
function NameOfEntry({ place, shows, children }: NameProps) {
  const records = useStoredList(shows.of);
  return children(...nameOf(place, records && findAt(shows, place.params, records)));
}

function findAt({ params }: ShownRecords, wanted: Params, records: readonly object[]): object | undefined {
  return records.find((record) => {
    const own = params?.(record as never, records as readonly never[]);
    return own && Object.entries(own).every(([name, value]) => wanted[name] === value);
  });
}

function nameOf({ route }: PageMatch, record: object | undefined): [name?: string, lang?: string] {
  const [known] = record ? knownRecordsOf(route) : [];
  const own = record as Readonly<Record<string, unknown>>;
  const name = known && recordTitle(known, own);
  if (!name) return [];
  const lang = (record as WithLanguages).languages?.[titleField(known.of, own) ?? ''];
  return [isolateBrackets(cutAtWord(name, longestName)), ...(lang === undefined ? [] : [lang])] as [
    string,
    string?,
  ];
}
