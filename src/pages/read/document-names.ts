import { fileName } from '../../data/documents/fetch-document';
import { plain, type Block } from '../../document-text/edition';
import type { About } from '../../data/documents/types';
import type { FileValue } from '../../schemas/base';
import type { NamedDocument } from '../../components/search/listed-documents';
import type { Reading } from './load-document';
import { partName } from './archive/part-url';

/**
 * The title of a document: undefined until the lists were read. The link supplies the file name, which anyone can
 * choose: it is the title only once a document is open, and where its text has no heading.
 */
export function shownTitle(
  named: NamedDocument | null | undefined,
  reading: Reading,
  file: FileValue | undefined,
  part?: string,
): string | undefined {
  if (part !== undefined && (reading.is === 'open' || reading.is === 'text')) return partName(part);
  if (named === undefined || named) return named?.title;
  if (reading.is === 'open') return reading.name;
  if (!file || (reading.is !== 'text' && reading.is !== 'archive')) return undefined;
  return (reading.is === 'text' && headingOf(reading.text.edition.blocks)) || fileName(file.url);
}

/** The first of the highest headings of a text, which most documents have as their title; undefined without one. */
function headingOf(blocks: readonly Block[]): string | undefined {
  const headings = blocks.filter((block) => block.is === 'heading');
  const highest = Math.min(...headings.map(({ level }) => level));
  const heading = headings.find(({ level }) => level === highest);
  return heading && plain(heading.text).trim();
}

/** The metadata that is stored with the document when it is saved here. */
export const aboutOf = ({ url }: FileValue, named: NamedDocument | null | undefined): About =>
  named
    ? { title: named.title, page: named.page, deadline: named.deadline, isNamedByList: true }
    : { title: fileName(url), page: '/' };

/** The document as the lists describe it; in the language of its text, where they name none. */
export function fileShown(
  file: FileValue | undefined,
  named: NamedDocument | null | undefined,
  lang: string | undefined,
): FileValue | undefined {
  const known = named?.file ?? file;
  const language = known?.language ?? (lang === 'und' ? undefined : lang);
  return known && { ...known, ...(language !== undefined && { language }) };
}
