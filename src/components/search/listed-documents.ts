import type { QueuedDocument } from '../../data/documents/save-list';
import { mutahidUpdates } from '../../data/lists/mutahid-updates';
import { annualReports, commissionedResearch, newsletters } from '../../data/lists/publications';
import { deadlineReader } from '../../format/dates';
import type { FileValue, Resource } from '../../schemas/base';
import { aboutWords } from '../../words/about';
import { plainText } from '../prose/plain-text';
import type { AnyRecord } from '../list/table-rows';
import { searchSources } from './search-sources';
import type { KnownPage } from '../ui/site-context';

/** A list whose records carry documents, and the page where it is shown. */
export interface DocumentList {
  title: string;
  path: string;
  of: Resource;
}

/** The lists with documents, in the order of the pages. One that several pages show belongs to the one with the fewest lists. */
export function documentLists(pages: readonly KnownPage[]): DocumentList[] {
  const lists = [...new Set(pages.flatMap(({ reads }) => reads))].filter(hasFile);
  const sections = lists.map((of) => {
    const home = pages
      .filter(({ reads }) => reads.includes(of))
      .reduce((best, page) => (page.reads.length < best.reads.length ? page : best));
    return { title: sourceOf(of)?.name ?? home.title, path: home.path, of };
  });
  const place = ({ path }: DocumentList) => pages.findIndex((page) => page.path === path);
  return sections.sort((a, b) => a.of.rank - b.of.rank || place(a) - place(b));
}

const hasFile = ({ fields }: Resource) => Object.values(fields).some(({ kind }) => kind === 'file');

const sourceOf = ({ name }: Resource) => searchSources.find(({ of }) => of.name === name);

/** The documents of a list, each once; where a record can be closed, those of the open ones. */
export function documentsOf(
  section: DocumentList,
  records: readonly AnyRecord[],
  now: number,
  zone: string,
): QueuedDocument[] {
  const { deadline } = section.of;
  const readDeadline = deadlineReader(now, zone);
  const open = deadline
    ? records.filter((record) => readDeadline(record[deadline] as string | undefined).state !== 'closed')
    : records;
  return withoutRepeats(nameDocuments(section, open, records));
}

/** The documents of some records of a list, with what the list says of them; `all` are the records of the whole list. */
export function nameDocuments(
  { of, path }: DocumentList,
  records: readonly AnyRecord[],
  all: readonly AnyRecord[],
): QueuedDocument[] {
  const read = sourceOf(of)?.read;
  return records.flatMap((record) => {
    const file = fileOf(of, record);
    if (!file) return [];
    const known = read?.(record as never, all as never);
    return [{ file, title: known?.title ?? nameOf(of, record), page: known?.to ?? path }];
  });
}

/** The document of a record. */
export function fileOf({ fields }: Resource, record: AnyRecord): FileValue | undefined {
  const name = Object.keys(fields).find((field) => fields[field]?.kind === 'file') ?? '';
  return record[name] as FileValue | undefined;
}

function nameOf({ fields }: Resource, record: AnyRecord): string {
  const field = Object.keys(fields).find((name) => fields[name]?.need === 'identity') ?? '';
  return plainText(String(record[field] ?? ''));
}

function withoutRepeats(documents: readonly QueuedDocument[]): QueuedDocument[] {
  return [...new Map(documents.map((document) => [document.file.url, document])).values()];
}

/** Documents that the build itself brings: of no list, so no size is known before they come. */
export interface BuiltInList {
  name: string;
  path: string;
  documents: readonly QueuedDocument[];
}

const publicationsPath = '/publications';
const updatesPath = '/mutahid-update';

export const builtInLists: readonly BuiltInList[] = [
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

/** Where documents are found, as paths. */
export const pathsWithDocuments = (pages: readonly KnownPage[]): string[] => [
  ...documentLists(pages).map(({ path }) => path),
  ...builtInLists.map(({ path }) => path),
];
