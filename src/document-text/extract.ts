import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withBoldHeadings } from './bold-lines';
import type { Draft, DraftText, Piece } from './draft';
import { plain, textsOf, type Block, type Edition, type NoEdition, type Run, type Text } from './edition';
import { hyphenRule, type JoinLines } from './hyphens';
import { findFlaw } from './judge';
import { joinPages, type Joined } from './join-pages';
import { withOwnDigits } from './language';
import { blockLanguage, documentLanguage } from './languages/document-language';
import { bodySize, readLayout } from './layout';
import { readAnyPage, type PdfPage } from './pdf-page';
import { readHabits } from './reading-order';
import { withoutRunningLines } from './running-lines';
import { readTagged } from './tagged';

export type Extracted = { edition: Omit<Edition, 'of'> } | { none: NoEdition };

/** More pages are not read: a phone would hold a book in one page. */
const maxPages = 400;

/** How many pages of a document are read. */
export const readablePages = ({ numPages }: PDFDocumentProxy): number => Math.min(numPages, maxPages);

/** Makes the text edition of an open PDF, or says why it has none. */
export async function extractEdition(pdf: PDFDocumentProxy): Promise<Extracted> {
  const read: PdfPage[] = [];
  for (let number = 1; number <= readablePages(pdf); number += 1) read.push(await readAnyPage(pdf, number));
  return makeEdition(read, await readLanguage(pdf), pdf.numPages);
}

/** The language that a file names. */
export async function readLanguage(pdf: PDFDocumentProxy): Promise<string | null | undefined> {
  const { info } = (await pdf.getMetadata()) as { info: { Language?: string | null } };
  return info.Language;
}

/** The edition of the pages that were read, of `all`; `named` is the language that the file names. */
export function makeEdition(
  read: readonly PdfPage[],
  named: string | null | undefined,
  all = read.length,
): Extracted {
  if (read.every(({ isBroken }) => isBroken)) return { none: 'broken' };
  const drafts = draftsOf(withoutRunningLines(read));
  const pages = drafts.map(({ page }) => page);
  const join = hyphenRule(drafts.flatMap(({ blocks }) => blocks.flatMap(linesOf)));
  const blocks = joinPages(
    drafts.map(({ page, blocks: own }) => ({
      number: page.number,
      blocks: own,
      ...(page.isBroken && { isBroken: true as const }),
    })),
  ).map((draft) => finish(draft, join));
  const text = blocks.flatMap(textsOf).map(plain).join('\n');
  const labels = blocks.flatMap((block) =>
    block.is === 'list' ? block.items.map(({ label = '' }) => label) : [],
  );
  const flaw = findFlaw(pages, [text, ...labels].join('\n'));
  if (flaw) return { none: flaw };
  const lang = documentLanguage(named, text);
  const own = blocks.map((block) => ownDigits(nameLanguage(block, lang, named), lang));
  return { edition: { lang, pages: all, blocks: own, ...(all > pages.length && { isCut: true as const }) } };
}

/** A page as it was read, and what it was made of. */
interface ReadPage {
  page: PdfPage;
  blocks: Draft[];
  isTagged: boolean;
}

function draftsOf(pages: readonly PdfPage[]): ReadPage[] {
  const body = bodySize(pages.flatMap(({ pieces }) => pieces));
  const habits = readHabits(pages.map(({ pieces }) => pieces));
  const decorations = pages.map((page) =>
    page.tags
      ? readLayout(
          page.pieces.filter(({ isDecoration }) => isDecoration),
          page.width,
          body,
          habits,
        )
      : [],
  );
  const keyOf = (draft: Draft) => linesOf(draft).join(' ');
  const seen = decorations.flatMap((drafts) => [...new Set(drafts.map(keyOf))]);
  const isAlone = (draft: Draft) => seen.filter((each) => each === keyOf(draft)).length === 1;
  const read = pages.map((page, index): ReadPage => {
    const readPlaces = (pieces: readonly Piece[]) => readLayout(pieces, page.width, body, habits);
    const tagged = readTagged(page, habits, readPlaces);
    if (!tagged) return { page, blocks: readPlaces(page.pieces), isTagged: false };
    // What a file marks as decoration is read where it stands on one page alone: a letterhead, a watermark with a date.
    const own = decorations[index]!.filter(isAlone);
    return { page, blocks: [...own, ...tagged], isTagged: true };
  });
  return withBoldHeadings(read);
}

const draftTexts = (draft: Draft): DraftText[] => {
  if (draft.is === 'list') return draft.items.map(({ text }) => text);
  return draft.is === 'table' ? draft.rows.flat().map(({ text }) => text) : [draft.text];
};
const linesOf = (draft: Draft): string[] => draftTexts(draft).flatMap(({ lines }) => lines);

function finish(draft: Joined, join: JoinLines): Block {
  const textOf = (text: DraftText) =>
    withLinks(
      text.lines.reduce((all, line) => (all ? join(all, line) : line), ''),
      text,
    );
  if (draft.is === 'page') return draft;
  if (draft.is === 'list')
    return { ...draft, items: draft.items.map((item) => ({ ...item, text: textOf(item.text) })) };
  if (draft.is === 'table') {
    return {
      ...draft,
      rows: draft.rows.map((row) => row.map((cell) => ({ ...cell, text: textOf(cell.text) }))),
    };
  }
  return { ...draft, text: textOf(draft.text) };
}

function withLinks(text: string, { links }: DraftText): Text {
  const runs: Run[] = [];
  let rest = text;
  for (const { text: name, href } of links) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    if (at > 0) runs.push(rest.slice(0, at));
    runs.push({ text: name, href });
    rest = rest.slice(at + name.length);
  }
  if (runs.length === 0) return text;
  return rest ? [...runs, rest] : runs;
}

/** Names the language of a block where it is not the document's. */
function nameLanguage(
  { lang: named, ...block }: Block,
  lang: string,
  namedForAll: string | null | undefined,
): Block {
  const text = textsOf(block as Block)
    .map(plain)
    .join(' ');
  const own = blockLanguage(text, { lang, named, namedForAll });
  return own === lang ? (block as Block) : ({ ...block, lang: own } as Block);
}

/** The digits of a block as its language writes them. */
function ownDigits(block: Block, lang: string): Block {
  const write = (value: unknown): unknown =>
    typeof value === 'string' ? withOwnDigits(value, block.lang ?? lang) : value;
  return JSON.parse(
    JSON.stringify(block, (key, value) => (key === 'href' ? value : write(value)) as unknown),
  ) as Block;
}
