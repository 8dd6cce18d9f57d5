import { alignCells, type PlacedCell } from './align-cells';
import { append, type Draft, type DraftCell, type DraftItem, type DraftText, type Piece } from './draft';
import { isEmpty, readLines } from './lines';
import type { Element, PdfPage } from './pdf-page';
import type { TextHabits } from './reading-order';

const headings = /^(H([1-6])?|Title)$/;
const blocks =
  /^(H[1-6]?|Title|P|L|LI|Table|Caption|BlockQuote|Note|FENote|Figure|TOC|TOCI|Art|Sect|Div|Part)$/;
/** Sections of a table around its rows. */
const rowGroups = /^(THead|TBody|TFoot|NonStruct|Div)$/;

/** The share of a page's letters that its elements must hold, of all letters and of those that are no decoration. */
const least = { ofAll: 0.7, ofContent: 0.95 };

/** Reads blocks by the places of their pieces. */
type ReadPlaces = (pieces: readonly Piece[]) => Draft[];

/** The blocks of a tagged page, in the order of its elements; undefined where it is not tagged or most of it is not. */
export function readTagged(
  { pieces, tags }: PdfPage,
  habits: TextHabits,
  readPlaces: ReadPlaces,
): Draft[] | undefined {
  if (!tags) return undefined;
  const { root, marked } = tags;
  const used = idsOf(root).flatMap((id) => marked.get(id) ?? []);
  const held = letters(used);
  if (held < least.ofAll * letters(pieces)) return undefined;
  if (held < least.ofContent * letters(pieces.filter(({ isDecoration }) => !isDecoration))) return undefined;
  return new Reader(marked, habits, readPlaces).blocksOf(root, undefined);
}

const letters = (pieces: readonly Piece[]) => pieces.reduce((sum, { str }) => sum + str.trim().length, 0);

const isElement = (node: Element['children'][number]): node is Element => 'role' in node;
const elementsOf = ({ children }: Element) => children.filter(isElement);
const idsOf = ({ children }: Element): string[] =>
  children.flatMap((child) => (isElement(child) ? idsOf(child) : child.type === 'content' ? [child.id] : []));
const hasBlock = (element: Element): boolean =>
  elementsOf(element).some((child) => blocks.test(child.role) || hasBlock(child));

class Reader {
  constructor(
    private readonly marked: ReadonlyMap<string, Piece[]>,
    private readonly habits: TextHabits,
    private readonly readPlaces: ReadPlaces,
  ) {}

  private piecesOf(ids: readonly string[]): Piece[] {
    return ids.flatMap((id) => this.marked.get(id) ?? []);
  }

  private textOf(element: Element): DraftText {
    return readLines(this.piecesOf(idsOf(element)), this.habits);
  }

  /** The blocks in an element, which may have text of its own between them. */
  blocksOf(element: Element, language: string | undefined): Draft[] {
    return element.children.flatMap((child) => {
      if (isElement(child)) return this.blockOf(child, child.lang ?? language);
      return child.type === 'content' ? this.paragraph(this.piecesOf([child.id]), language) : [];
    });
  }

  private blockOf(element: Element, language: string | undefined): Draft[] {
    const lang = language === undefined ? {} : { lang: language };
    const heading = headings.exec(element.role);
    if (heading) {
      const text = this.textOf(element);
      const level = Number(heading[2] ?? 1);
      return isEmpty(text) ? [] : [{ is: 'heading', level, text, ...lang }];
    }
    if (element.role === 'L') return this.list(element, lang);
    if (element.role === 'Table') return this.table(element, lang);
    // A list or table within a paragraph is taken out of it; a group of inline elements is read piece by piece.
    const isGroup = /^(NonStruct|Div|Sect|Art|Part|Document|Figure)$/.test(element.role);
    if (hasBlock(element) || isGroup) return this.blocksOf(element, language);
    return this.paragraph(this.piecesOf(idsOf(element)), language);
  }

  private paragraph(pieces: readonly Piece[], language: string | undefined): Draft[] {
    if (mayBeTable(pieces)) {
      const blocks = this.readPlaces(pieces);
      if (goesUp(pieces) || blocks.some(isWideTable))
        return blocks.map((block) => ({ ...block, ...languageOf(language) }));
    }
    const text = readLines(pieces, this.habits);
    return isEmpty(text)
      ? []
      : [{ is: 'paragraph', text, ...(language !== undefined && { lang: language }) }];
  }

  private list(element: Element, lang: { lang?: string }): Draft[] {
    const isMarked = elementsOf(element).some(hasMark);
    const items: DraftItem[] = [];
    for (const child of elementsOf(element)) {
      const [first, ...rest] = this.items(child, lang);
      const last = items.at(-1);
      if (!first) continue;
      if (last && first.label === undefined && goesOn(last.text, first.text, isMarked && !hasMark(child))) {
        append(last.text, first.text);
      } else items.push(first);
      items.push(...rest);
    }
    return items.length > 0 ? [{ is: 'list', items, ...lang }] : [];
  }

  /** The item that an element of a list is, and those of lists within it. */
  private items(child: Element, lang: { lang?: string }): DraftItem[] {
    if (child.role === 'L')
      return this.list(child, lang).flatMap((inner) => (inner.is === 'list' ? inner.items : []));
    const label = labelOf(child);
    const inner = allOf(child, 'L');
    const left = new Set([...(label ? idsOf(label) : []), ...inner.flatMap(idsOf)]);
    const text = readLines(this.piecesOf(idsOf(child).filter((id) => !left.has(id))), this.habits);
    const name = label ? numberFirst(this.textOf(label).lines.join(' ')) : '';
    const nested = inner
      .flatMap((each) => this.list(each, lang))
      .flatMap((each) => (each.is === 'list' ? each.items : []));
    if (isEmpty(text) && name === '') return nested;
    return [{ text, ...(isNumber(name) && { label: name }) }, ...nested];
  }

  private table(element: Element, lang: { lang?: string }): Draft[] {
    const rows = rowsOf(element).map((row) =>
      elementsOf(row)
        .filter(({ role }) => role === 'TH' || role === 'TD')
        .map((cell) => this.cell(cell)),
    );
    const full = alignCells(rows.filter((row) => row.some(({ cell }) => !isEmpty(cell.text))));
    const captions = elementsOf(element).filter(({ role }) => role === 'Caption');
    const captionBlocks = captions.flatMap((caption) =>
      this.paragraph(this.piecesOf(idsOf(caption)), lang.lang),
    );
    return full.length > 0 ? [...captionBlocks, { is: 'table', rows: full, ...lang }] : captionBlocks;
  }

  private cell(element: Element): PlacedCell {
    const pieces = this.piecesOf(idsOf(element)).filter(({ str }) => str.trim());
    const cell: DraftCell = {
      text: this.textOf(element),
      ...(element.role === 'TH' && { head: true as const }),
    };
    if (pieces.length === 0) return { cell };
    const left = Math.min(...pieces.map(leftOf));
    const right = Math.max(...pieces.map((piece) => leftOf(piece) + piece.width));
    return { cell, extent: { left, right } };
  }
}

const languageOf = (language: string | undefined) => (language === undefined ? {} : { lang: language });

/** Whether a paragraph has three lines of three pieces: programs for slides tag a whole table as one. */
function mayBeTable(pieces: readonly Piece[]): boolean {
  if (pieces.length < 9) return false;
  const lines = new Map<number, number>();
  for (const { str, transform } of pieces) {
    const y = Math.round(transform[5] ?? 0);
    if (str.trim() !== '') lines.set(y, (lines.get(y) ?? 0) + 1);
  }
  return [...lines.values()].filter((count) => count >= 3).length >= 3;
}

/** Whether the lines of a paragraph are out of order, as the cells of a table may be drawn. */
function goesUp(pieces: readonly Piece[]): boolean {
  const heights = pieces.filter(({ str }) => str.trim() !== '').map(({ transform }) => transform[5] ?? 0);
  const size = pieces[0]?.height || 8;
  return heights.filter((y, index) => y - (heights[index - 1] ?? y) > size).length >= 2;
}

const isWideTable = (block: Draft) => block.is === 'table' && block.rows.some((row) => row.length >= 3);

const leftOf = ({ transform }: Piece) => transform[4] ?? 0;

/** The nearest elements of a role below an element. */
const allOf = (element: Element, role: string): Element[] =>
  elementsOf(element).flatMap((child) => (child.role === role ? [child] : allOf(child, role)));

const labelOf = (item: Element) => elementsOf(item).find(({ role }) => role === 'Lbl');

/** Whether an item has a number or a bullet, which may be a picture. */
const hasMark = (item: Element) =>
  labelOf(item) !== undefined || allOf(item, 'Figure').some((figure) => idsOf(figure).length > 0);

/**
 * Whether an item is the rest of the one before: programs that tag a file afterwards make items of lines. It closes a
 * bracket that is open there, or has no mark, which others of its list have, and begins within a sentence.
 */
function goesOn({ lines: before }: DraftText, { lines }: DraftText, lacksMark: boolean): boolean {
  const [last, next] = [before.join(' '), lines.join(' ')];
  const isOpen = last.lastIndexOf('(') > last.lastIndexOf(')');
  if (isOpen && (lacksMark || /^[^(]*\)/.test(next))) return true;
  return lacksMark && /^\p{Ll}/u.test(next) && !/[.:;!?]$/.test(last);
}

const rowsOf = (table: Element): Element[] =>
  elementsOf(table).flatMap((child) =>
    child.role === 'TR' ? [child] : rowGroups.test(child.role) ? rowsOf(child) : [],
  );

/** In a right-to-left list the dot stands at the left of the number. */
const numberFirst = (label: string) => label.replace(/^([.)])\s*(\p{Nd}+)$/u, '$2$1');

/** Whether a label counts: other labels are bullets. */
export const isNumber = (label: string): boolean =>
  /^\(?([\p{Nd}]+([.)][\p{Nd}]*)*|[a-z\p{Script=Arabic}]{1,4}[.)])\)?$/iu.test(label);
