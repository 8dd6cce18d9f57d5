import { href } from '../../addresses';
import type { QueuedDocument } from '../../data/documents/save-list';
import { mutahidUpdates } from '../../data/lists/mutahid-updates';
import { annualReports, commissionedResearch, newsletters } from '../../data/lists/publications';
import { deadlineReader } from '../../format/dates';
import type { FileValue, Resource } from '../../schemas/base';
import { noticeOf, isOpen, type Notice, type Award } from '../../schemas/notices';
import { aboutWords } from '../../words/about';
import type { AnyRecord } from '../list/table-rows';
import type { KnownRecords } from '../ui/site-context';
import { findPlace, recordTitle } from './search-sources';

/** A list whose records have documents, and the pages that show it. */
export interface DocumentList {
  title: string;
  path: string;
  of: Resource;
  places: readonly KnownRecords[];
}

/** Returns the lists with documents in prefetch order. A list that several pages show belongs to the first of them. */
export function documentLists(records: readonly KnownRecords[]): DocumentList[] {
  const lists = [...new Set(records.map(({ of }) => of))].filter(hasFile).sort((a, b) => a.rank - b.rank);
  return lists.map((of) => {
    const places = records.filter((place) => place.of === of);
    return { title: places[0]!.kind, path: places[0]!.path, of, places };
  });
}

const hasFile = ({ fields }: Resource) => Object.values(fields).some(({ kind }) => kind === 'file');

/** Returns the distinct documents of the open records of a list. */
export function documentsOf(
  section: DocumentList,
  records: readonly AnyRecord[],
  now: number,
  zone: string,
): QueuedDocument[] {
  const { deadline } = section.of;
  const read = deadlineReader(now, zone);
  const open = deadline
    ? records.filter((record) => isOpen(record, record[deadline] as string | undefined, read))
    : records;
  return withoutRepeats(nameDocuments(section, open, records).map(({ notice: _, ...document }) => document));
}

/** A document with what its list says about the record: a notice or not. */
export interface NamedDocument extends QueuedDocument {
  notice?: Notice;
}

/**
 * Returns the documents of some records with their title and page; `all` is the whole list, and `awards` that of the
 * awards, where it is known.
 */
export function nameDocuments(
  { of, path, places }: DocumentList,
  records: readonly AnyRecord[],
  all: readonly AnyRecord[],
  awards?: readonly Award[],
): NamedDocument[] {
  return records.flatMap((record) => {
    const file = fileOf(of, record);
    if (!file) return [];
    const { place = places[0]!, to = path } = findPlace(places, record, all) ?? {};
    const notice = noticeOf(of, record, awards);
    const { deadline } = notice ?? {};
    return [
      {
        file,
        title: recordTitle(place, record),
        page: to,
        ...(deadline !== undefined && { deadline }),
        ...(notice && { notice }),
      },
    ];
  });
}

/** Returns the document of a record; undefined if it has none. */
export function fileOf({ fields }: Resource, record: AnyRecord): FileValue | undefined {
  const name = Object.keys(fields).find((field) => fields[field]?.kind === 'file') ?? '';
  return record[name] as FileValue | undefined;
}

function withoutRepeats(documents: readonly QueuedDocument[]): QueuedDocument[] {
  return [...new Map(documents.map((document) => [document.file.url, document])).values()];
}

/** Documents that are part of the app, and that no API list describes. */
export interface BuiltInList {
  name: string;
  path: string;
  documents: readonly QueuedDocument[];
}

const publicationsPath = href('/publications');
const updatesPath = href('/mutahid-update');

const ofTheApp: readonly BuiltInList[] = [
  {
    name: 'publications',
    path: publicationsPath,
    documents: [...newsletters, ...annualReports, ...commissionedResearch].flatMap(({ title, file }) =>
      file ? [{ file, title, page: publicationsPath }] : [],
    ),
  },
  {
    name: 'mutahid-updates',
    path: updatesPath,
    documents: mutahidUpdates.flatMap(({ year, month, file }) =>
      file ? [{ file, title: aboutWords.updateOf(month, year), page: updatesPath }] : [],
    ),
  },
];
export const builtInLists = ofTheApp.filter(({ path }) => path);

/** Returns the paths of all pages with documents. */
export const pathsWithDocuments = (records: readonly KnownRecords[]): string[] => [
  ...documentLists(records).map(({ path }) => path),
  ...builtInLists.map(({ path }) => path),
];
