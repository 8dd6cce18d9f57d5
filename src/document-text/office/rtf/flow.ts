import { plain, type Text } from '../../edition';
import { cellTextOf, type OfficeBlock } from '../office-text';
import { TextBuilder } from '../text-builder';
import { isPageNumber } from '../docx/body';
import { tableOf, type RowDefinition, type RtfRow } from './table-rows';

/** What a paragraph is when it ends. */
export interface ParagraphKind {
  /** 1 to 9; undefined for text of the body. */
  outline: number | undefined;
  /** 0 outside tables, 1 in a table, 2 in a table within one. */
  depth: number;
}

/** A table that is not at its end. */
interface OpenTable {
  rows: RtfRow[];
  cells: OfficeBlock[][];
  cell: OfficeBlock[];
}

/** Longer texts (characters) with the style of a heading are paragraphs. */
const longestHeading = 200;

/** Tables within tables; real files have fewer than 5. */
const deepest = 20;

/** Puts paragraphs and tables together: those of the body, of a note, of a text box. */
export class Flow {
  readonly #blocks: OfficeBlock[] = [];
  readonly #tables: OpenTable[] = [];
  #builder = new TextBuilder();
  #letters = 0;
  #bold = 0;
  #label = '';
  #showsPage = false;
  #boxes: OfficeBlock[] = [];

  add(text: string, isBold: boolean, href: string | undefined): void {
    const letters = text.replace(/[\s\p{P}]/gu, '').length;
    this.#letters += letters;
    if (isBold) this.#bold += letters;
    this.#builder.add(text, href);
  }

  /** The number or the bullet of the paragraph. */
  addLabel(text: string): void {
    this.#label += text;
  }

  /** A text box that is anchored in the paragraph stands after it. */
  addBox(blocks: readonly OfficeBlock[]): void {
    for (const block of blocks) this.#boxes.push(block);
  }

  /** The paragraph shows the number of a page. */
  showPage(): void {
    this.#showsPage = true;
  }

  endParagraph({ outline, depth }: ParagraphKind): void {
    const text = this.#builder.build();
    const isBold = this.#letters > 0 && this.#bold === this.#letters;
    const label = this.#label.trim();
    const isSilent = plain(text) === '' || (this.#showsPage && isPageNumber(plain(text)));
    this.#builder = new TextBuilder();
    this.#letters = 0;
    this.#bold = 0;
    this.#label = '';
    this.#showsPage = false;
    const container = this.#containerAt(depth);
    if (!isSilent) container.push(blockOf(text, { outline, isBold, label }));
    for (const block of this.#boxes.splice(0)) container.push(block);
  }

  endCell(depth: number, kind: ParagraphKind): void {
    this.endParagraph({ ...kind, depth });
    const table = this.#tables.at(-1)!;
    table.cells.push(table.cell);
    table.cell = [];
  }

  endRow(depth: number, definition: RowDefinition): void {
    this.#containerAt(depth);
    const table = this.#tables.at(-1)!;
    if (table.cell.length > 0) table.cells.push(table.cell);
    if (table.cells.length > 0) table.rows.push({ definition, cells: table.cells });
    table.cells = [];
    table.cell = [];
  }

  end(kind: ParagraphKind): OfficeBlock[] {
    this.endParagraph({ ...kind, depth: 0 });
    return this.#blocks;
  }

  /** Ends the tables that are deeper, and begins those that are not open yet. */
  #containerAt(depth: number): OfficeBlock[] {
    const wanted = Math.min(depth, deepest);
    while (this.#tables.length > wanted) {
      const { rows, cells, cell } = this.#tables.pop()!;
      const into = this.#tables.at(-1)?.cell ?? this.#blocks;
      if (rows.length > 0) into.push({ is: 'table', rows: tableOf(rows) });
      // A file that ends in the middle of a row.
      for (const block of [...cells.flat(), ...cell]) into.push(block);
    }
    while (this.#tables.length < wanted) this.#tables.push({ rows: [], cells: [], cell: [] });
    return this.#tables.at(-1)?.cell ?? this.#blocks;
  }
}

function blockOf(
  text: Text,
  { outline, isBold, label }: { outline: number | undefined; isBold: boolean; label: string },
): OfficeBlock {
  // Word has bullets that are an "o" of a typewriter.
  const isBullet = label !== '' && (!/[\p{L}\p{N}]/u.test(label) || label === 'o');
  if (outline !== undefined && plain(text).length <= longestHeading) {
    const numbered = isBullet || label === '' ? text : cellTextOf([{ is: 'item', label, text }]);
    return { is: 'heading', level: Math.min(outline, 6), text: numbered };
  }
  const bold = isBold && { isBold };
  if (label === '') return { is: 'paragraph', text, ...bold };
  return { is: 'item', text, ...(!isBullet && { label }), ...bold };
}
