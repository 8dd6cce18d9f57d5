import { plain, type Text } from '../edition';
import { unpack } from './archive';
import { cellTextOf, type OfficeBlock, type OfficeText } from './office-text';
import { Broken } from './limits';
import { NamedLanguages, namedLanguage } from './named-language';
import { writeNumber } from './number-labels';
import { controlsOf, groups, left } from './odt-elements';
import { OdtStyles } from './odt-styles';
import { readTable } from './odt-table';
import { TextBuilder } from './text-builder';
import { allOf, elementsOf, find, parseXml, textIn, type XmlElement } from './xml';

/** Reads a text of OpenDocument (`.odt`), with its tracked changes accepted. */
export function readOdt(bytes: Uint8Array): OfficeText {
  const files = unpack(bytes, (name) => /^(content|styles)\.xml$/.test(name));
  const content = files.get('content.xml');
  if (!content) throw new Broken('no content');
  const root = parseXml(content);
  const common = files.get('styles.xml');
  const commonRoot = common && parseXml(common);
  const styles = new OdtStyles(root, commonRoot);
  const body = find(root, 'office:body', 'office:text');
  if (!body) throw new Broken('no text');
  const reader = new OdtReader(styles, controlsOf(body));
  const page = find(commonRoot, 'office:master-styles', 'style:master-page');
  const running = (name: string) => {
    const element = find(page, name);
    return element ? reader.read(element) : [];
  };
  const blocks = [
    ...running('style:header'),
    ...reader.read(body),
    ...reader.notes,
    ...running('style:footer'),
  ];
  return {
    blocks,
    language: namedLanguage(plain(cellTextOf(blocks)), new NamedLanguages(), styles.usualLanguage),
    hasPictures: allOf(body, 'draw:image').length > 0,
  };
}

class OdtReader {
  readonly notes: OfficeBlock[] = [];
  #footnotes = 0;
  #endnotes = 0;
  /** By list style: the number of each level that was used last. */
  readonly #counts = new Map<string, number[]>();

  constructor(
    private readonly styles: OdtStyles,
    private readonly controls: ReadonlyMap<string, string>,
  ) {}

  read(element: XmlElement): OfficeBlock[] {
    return elementsOf(element).flatMap((child): OfficeBlock[] => {
      switch (child.name) {
        case 'text:h':
          return this.#heading(child);
        case 'text:p':
          return this.#paragraph(child, undefined);
        case 'text:list':
          return this.#list(child, child.attributes['text:style-name'], 1, true);
        case 'table:table':
          return readTable(child, (cell) => this.read(cell));
        case 'draw:frame':
          return this.read(child);
        default:
          return groups.test(child.name) ? this.read(child) : [];
      }
    });
  }

  /** `ofItem`: the label of the item of a list that the heading is. */
  #heading(element: XmlElement, ofItem?: string): OfficeBlock[] {
    const level = Number(element.attributes['text:outline-level'] ?? 1);
    const { text, boxes } = this.#textOf(element);
    const label = ofItem ?? this.#label('outline', level);
    const heading: OfficeBlock = {
      is: 'heading',
      level: Number.isInteger(level) ? Math.min(6, Math.max(1, level)) : 1,
      text: label === undefined || label === 'bullet' ? text : cellTextOf([{ is: 'item', label, text }]),
    };
    return plain(text) === '' ? boxes : [heading, ...boxes];
  }

  /** `label`: of the item that the paragraph begins. */
  #paragraph(element: XmlElement, label: string | undefined): OfficeBlock[] {
    const style = element.attributes['text:style-name'];
    const { text, isBold, boxes } = this.#textOf(element);
    const bold = isBold && { isBold };
    if (plain(text) === '') return boxes;
    const level = this.styles.outlineOf(style);
    if (level !== undefined && label === undefined) return [{ is: 'heading', level, text }, ...boxes];
    if (label === undefined) return [{ is: 'paragraph', text, ...bold }, ...boxes];
    return [{ is: 'item', text, ...(label !== 'bullet' && { label }), ...bold }, ...boxes];
  }

  #list(list: XmlElement, style: string | undefined, level: number, isNew: boolean): OfficeBlock[] {
    const name = list.attributes['text:style-name'] ?? style ?? '';
    const goesOn =
      list.attributes['text:continue-numbering'] === 'true' ||
      list.attributes['text:continue-list'] !== undefined;
    if (isNew && !goesOn) this.#counts.delete(name);
    return elementsOf(list).flatMap((item) => {
      const start = Number(item.attributes['text:start-value'] ?? NaN);
      let isFirst = item.name === 'text:list-item';
      return elementsOf(item).flatMap((child): OfficeBlock[] => {
        if (child.name === 'text:list') return this.#list(child, name, level + 1, false);
        const isHeading = child.name === 'text:h';
        if (!isHeading && child.name !== 'text:p')
          return this.read({ name: '', attributes: {}, children: [child] });
        if (!isFirst) return isHeading ? this.#heading(child) : this.#paragraph(child, undefined);
        isFirst = false;
        const label = this.#label(name, level, start);
        return isHeading ? this.#heading(child, label) : this.#paragraph(child, label ?? 'bullet');
      });
    });
  }

  #label(style: string, level: number, start = NaN): string | 'bullet' | undefined {
    const of = this.styles.levelOf(style, level);
    if (!of) return undefined;
    if (of.format === undefined) return 'bullet';
    const counts = this.#counts.get(style) ?? [];
    this.#counts.set(style, counts);
    counts[level] = Number.isFinite(start) ? start : (counts[level] ?? of.start - 1) + 1;
    counts.length = level + 1;
    if (of.format === '') return undefined;
    const numbers = Array.from({ length: of.shown }, (_, index) => level - of.shown + 1 + index).map((at) =>
      writeNumber(counts[at] ?? 1, this.styles.levelOf(style, at)?.format ?? 'decimal'),
    );
    return `${of.prefix}${numbers.join('.')}${of.suffix}`.trim() || undefined;
  }

  #textOf(element: XmlElement): { text: Text; isBold: boolean; boxes: OfficeBlock[] } {
    const builder = new TextBuilder();
    const boxes: OfficeBlock[] = [];
    let letters = 0;
    let boldLetters = 0;
    const add = (text: string, isBold: boolean, href: string | undefined) => {
      const count = text.replace(/[\s\p{P}]/gu, '').length;
      letters += count;
      if (isBold) boldLetters += count;
      builder.add(text, href);
    };
    const visit = (node: XmlElement, isBold: boolean, href: string | undefined) => {
      for (const child of node.children) {
        if (typeof child === 'string') add(child.replace(/\s+/g, ' '), isBold, href);
        else if (!left.test(child.name)) this.#inline(child, { isBold, href, add, visit, boxes });
      }
    };
    visit(element, this.styles.isBold(element.attributes['text:style-name']) ?? false, undefined);
    return { text: builder.build(), isBold: letters > 0 && letters === boldLetters, boxes };
  }

  #inline(
    child: XmlElement,
    run: {
      isBold: boolean;
      href: string | undefined;
      add: (text: string, isBold: boolean, href: string | undefined) => void;
      visit: (node: XmlElement, isBold: boolean, href: string | undefined) => void;
      boxes: OfficeBlock[];
    },
  ): void {
    const { isBold, href, add, visit, boxes } = run;
    switch (child.name) {
      case 'text:span':
        return visit(child, this.styles.isBold(child.attributes['text:style-name']) ?? isBold, href);
      case 'text:a':
        return visit(child, isBold, child.attributes['xlink:href'] ?? href);
      case 'text:s':
      case 'text:tab':
        return add(' ', isBold, href);
      case 'text:line-break':
        return add('\n', isBold, href);
      case 'text:page-number':
      case 'text:page-count':
      case 'text:hidden-text':
        return undefined;
      case 'text:note':
        return add(`[${this.#note(child)}]`, isBold, href);
      case 'draw:control':
        return add(this.controls.get(child.attributes['draw:control'] ?? '') ?? '', isBold, href);
      case 'draw:frame':
      case 'draw:custom-shape':
      case 'draw:rect':
        boxes.push(...this.read(child));
        return undefined;
      default:
        return visit(child, isBold, href);
    }
  }

  #note(note: XmlElement): string {
    const isEnd = note.attributes['text:note-class'] === 'endnote';
    const mark = isEnd ? writeNumber((this.#endnotes += 1), 'lowerRoman') : String((this.#footnotes += 1));
    const body = find(note, 'text:note-body');
    this.notes.push({
      is: 'item',
      label: `[${mark}]`,
      text: body ? cellTextOf(this.read(body)) : textIn(note),
    });
    return mark;
  }
}
