import { plain, type Cell } from '../../edition';
import { cellTextOf, type OfficeBlock } from '../office-text';
import { spanRows, type SpannedCell } from '../span-rows';
import { elementsOf, find, type XmlElement } from '../xml';
import type { Lists } from './lists';
import { Paragraphs, type PartContext } from './paragraphs';
import { merge, numberingOf, outlineOf, toggle } from './styles';

export interface BodyContext extends PartContext {
  lists: Lists;
}

/** Elements around blocks. */
const groups = new Set([
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:smartTag',
  'w:ins',
  'w:moveTo',
  'mc:AlternateContent',
  'mc:Choice',
]);

/** Longer texts (characters) with the style of a heading are paragraphs. */
const longestHeading = 200;

/** Reads the blocks of a part: of the body, a header, a note. */
export class Body {
  readonly #paragraphs: Paragraphs;
  /** Paragraphs whose mark was deleted: they are one with the next. */
  #open: XmlElement[] = [];

  constructor(private readonly context: BodyContext) {
    this.#paragraphs = new Paragraphs(context);
  }

  read(element: XmlElement): OfficeBlock[] {
    const outer = this.#open;
    this.#open = [];
    const blocks = this.#blocksIn(element);
    if (this.#open.length > 0) blocks.push(...this.#end());
    this.#open = outer;
    return blocks;
  }

  #blocksIn(element: XmlElement): OfficeBlock[] {
    return elementsOf(element).flatMap((child): OfficeBlock[] => {
      if (child.name === 'w:p') {
        this.#open.push(child);
        return isMarkDeleted(child) ? [] : this.#end();
      }
      if (child.name === 'w:tbl') return this.#table(child);
      return groups.has(child.name) ? this.#blocksIn(child) : [];
    });
  }

  #end(): OfficeBlock[] {
    const elements = this.#open;
    this.#open = [];
    const properties = find(elements.at(-1), 'w:pPr');
    const id = find(properties, 'w:pStyle')?.attributes['w:val'];
    const style = this.context.styles.of(id);
    const { text, isBold, boxes, showsPage } = this.#paragraphs.read(elements);
    const inBoxes = boxes.flatMap((box) => this.read(box));
    if (plain(text) === '' || (showsPage && isPageNumber(plain(text)))) return inBoxes;
    const numbering = merge(style.numbering, numberingOf(properties));
    const label = numbering && this.context.lists.label(numbering, id);
    const level = outlineOf(properties) ?? style.outline;
    if (level !== undefined && plain(text).length <= longestHeading)
      return [headingOf(level, label, cellTextOf([{ is: 'paragraph', text }])), ...inBoxes];
    const bold = isBold && { isBold };
    if (label === undefined) return [{ is: 'paragraph', text, ...bold }, ...inBoxes];
    return [{ is: 'item', text, ...(label !== 'bullet' && { label }), ...bold }, ...inBoxes];
  }

  #table(table: XmlElement): OfficeBlock[] {
    const rows = rowsOf(table, 'w:tr').map((row) => {
      const properties = find(row, 'w:trPr');
      if (find(properties, 'w:del')) return undefined;
      const isHead = toggle(properties, 'w:tblHeader') ?? false;
      const before = Number(find(properties, 'w:gridBefore')?.attributes['w:val'] ?? 0);
      const cells = rowsOf(row, 'w:tc').map((cell) => this.#cell(cell, isHead));
      return { before: Number.isFinite(before) ? Math.min(before, 100) : 0, cells };
    });
    const spanned = spanRows(rows.filter((row) => row !== undefined));
    return spanned.length > 0 ? [{ is: 'table', rows: spanned }] : [];
  }

  #cell(cell: XmlElement, isHead: boolean): SpannedCell {
    const properties = find(cell, 'w:tcPr');
    const columns = Number(find(properties, 'w:gridSpan')?.attributes['w:val'] ?? 1);
    const merged = find(properties, 'w:vMerge');
    const blocks = this.read(cell);
    const isBold = blocks.length > 0 && blocks.every((block) => 'isBold' in block && block.isBold === true);
    return {
      text: cellTextOf(blocks),
      isHead,
      isBold,
      columns: Number.isInteger(columns) ? Math.max(1, Math.min(columns, 100)) : 1,
      goesOn: merged !== undefined && merged.attributes['w:val'] !== 'restart',
    };
  }
}

const headingOf = (level: number, label: string | undefined, text: Cell['text']): OfficeBlock => ({
  is: 'heading',
  level: Math.min(level, 6),
  text: label === undefined || label === 'bullet' ? text : cellTextOf([{ is: 'item', label, text }]),
});

/** The rows of a table, or the cells of a row, which may stand in elements of forms. */
const rowsOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).flatMap((child) =>
    child.name === name ? [child] : groups.has(child.name) ? rowsOf(child, name) : [],
  );

const isMarkDeleted = (paragraph: XmlElement) => {
  const mark = find(paragraph, 'w:pPr', 'w:rPr');
  return find(mark, 'w:del') !== undefined || find(mark, 'w:moveFrom') !== undefined;
};

/** "Page of", "صفحه": what is left of a running line without its numbers. */
export const isPageNumber = (text: string) => (text.match(/[\p{L}\p{M}]+/gu) ?? []).length <= 2;
