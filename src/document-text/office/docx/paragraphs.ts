import { TextBuilder } from '../text-builder';
import { allOf, elementsOf, find, textIn, type XmlElement } from '../xml';
import type { Text } from '../../edition';
import { Fields, hrefOfCode, showsPage } from './fields';
import type { NamedLanguages } from '../named-language';
import type { Notes } from './notes';
import { isBold, isOn, toggle, type Styles } from './styles';
import { symbolOf } from './symbols';

/** What a part of the document refers to. */
export interface PartContext {
  styles: Styles;
  /** Targets outside the file, by their ids. */
  links: ReadonlyMap<string, string>;
  notes: Notes | undefined;
  languages: NamedLanguages;
}

export interface ParagraphText {
  text: Text;
  isBold: boolean;
  /** Text boxes that are anchored in the paragraph. */
  boxes: XmlElement[];
  /** It shows the number of a page. */
  showsPage: boolean;
}

const isRightToLeft = /\p{Script=Arabic}/u;

/** Where a deletion is accepted, nothing is left. */
const deleted = new Set(['w:del', 'w:moveFrom']);

/** Reads the paragraphs of one part, whose fields may go on from one to the next. */
export class Paragraphs {
  readonly #fields = new Fields();

  constructor(private readonly context: PartContext) {}

  /** The text of paragraphs that are one: the mark between them was deleted. */
  read(paragraphs: readonly XmlElement[]): ParagraphText {
    const reader = new Reader(this.context, this.#fields);
    for (const element of paragraphs) reader.readParagraph(element);
    return reader.end();
  }
}

class Reader {
  readonly #builder = new TextBuilder();
  readonly #boxes: XmlElement[] = [];
  #bold = 0;
  #letters = 0;
  #showsPage = false;
  #isParagraphBold = false;
  #language: XmlElement['attributes'] | undefined;

  constructor(
    private readonly context: PartContext,
    private readonly fields: Fields,
  ) {}

  readParagraph(element: XmlElement): void {
    const style = find(element, 'w:pPr', 'w:pStyle')?.attributes['w:val'];
    this.#isParagraphBold = this.context.styles.of(style).isBold ?? false;
    this.#readAll(element, undefined);
  }

  end(): ParagraphText {
    return {
      text: this.#builder.build(),
      isBold: this.#letters > 0 && this.#bold === this.#letters,
      boxes: this.#boxes,
      showsPage: this.#showsPage,
    };
  }

  #readAll(element: XmlElement, href: string | undefined): void {
    for (const child of elementsOf(element)) this.#read(child, href);
  }

  #read(element: XmlElement, href: string | undefined): void {
    const { name, attributes } = element;
    if (deleted.has(name) || name === 'w:pPr') return;
    switch (name) {
      case 'w:r':
        return this.#readRun(element, href);
      case 'w:hyperlink':
        return this.#readAll(element, this.context.links.get(attributes['r:id'] ?? '') ?? href);
      case 'w:fldSimple': {
        const code = attributes['w:instr'] ?? '';
        if (!showsPage(code)) return this.#readAll(element, hrefOfCode(code) ?? href);
        this.#showsPage = true;
        return undefined;
      }
      case 'w:sdt':
        return elementsOf(element, 'w:sdtContent').forEach((content) => this.#readAll(content, href));
      case 'mc:AlternateContent':
        return this.#readAll(chosen(element), href);
      case 'm:oMath':
      case 'm:oMathPara':
        return this.#add(allOf(element, 'm:t').map(textIn).join(''), false, href);
      default:
        // Insertions, smart tags and elements of later versions hold runs.
        return this.#readAll(element, href);
    }
  }

  #readRun(run: XmlElement, href: string | undefined): void {
    const properties = find(run, 'w:rPr');
    const isHidden = toggle(properties, 'w:vanish') ?? false;
    const isOfWeb = toggle(properties, 'w:webHidden') ?? false;
    const style = find(properties, 'w:rStyle')?.attributes['w:val'];
    const ofStyle = style === undefined ? undefined : this.context.styles.of(style).isBold;
    const bold = isBold(properties) ?? ofStyle ?? this.#isParagraphBold;
    const isSilent = isHidden || isOfWeb;
    this.#language = find(properties, 'w:lang')?.attributes;
    for (const child of elementsOf(run)) this.#readPart(child, { bold, href, isSilent });
  }

  #readPart(part: XmlElement, run: { bold: boolean; href: string | undefined; isSilent: boolean }): void {
    const { name, attributes } = part;
    const add = (text: string) => {
      if (!run.isSilent) this.#add(text, run.bold, run.href);
    };
    switch (name) {
      case 'w:fldChar': {
        const shown = this.fields.follow(part);
        if (shown !== undefined) add(shown);
        return undefined;
      }
      case 'w:instrText': {
        const code = textIn(part);
        this.#showsPage ||= showsPage(code);
        return this.fields.addCode(code);
      }
      case 'w:t':
        return add(textIn(part));
      case 'w:tab':
      case 'w:ptab':
        return add(' ');
      case 'w:br':
        return add(
          attributes['w:type'] === undefined || attributes['w:type'] === 'textWrapping' ? '\n' : ' ',
        );
      case 'w:cr':
        return add('\n');
      case 'w:noBreakHyphen':
        return add('\u2011');
      case 'w:sym':
        return add(symbolOf(attributes['w:font'] ?? '', attributes['w:char'] ?? ''));
      case 'w:footnoteReference':
      case 'w:endnoteReference': {
        // A mark of its own is text that follows.
        const hasOwnMark =
          attributes['w:customMarkFollows'] !== undefined && isOn(attributes['w:customMarkFollows']);
        const mark = this.context.notes?.refer(name, attributes['w:id'] ?? '');
        return mark === undefined || hasOwnMark ? undefined : add(`[${mark}]`);
      }
      case 'w:ruby':
        return allOf(part, 'w:rubyBase').forEach((base) => this.#readAll(base, run.href));
      case 'mc:AlternateContent':
        return elementsOf(chosen(part)).forEach((child) => this.#readPart(child, run));
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        this.#boxes.push(...boxesIn(part));
        return undefined;
      default:
        return undefined;
    }
  }

  #add(text: string, bold: boolean, href: string | undefined): void {
    if (this.fields.isHidden) return;
    const letters = text.replace(/[\s\p{P}]/gu, '').length;
    this.#letters += letters;
    const { languages } = this.context;
    languages.add(this.#language?.[isRightToLeft.test(text) ? 'w:bidi' : 'w:val'] ?? '', letters);
    if (bold) this.#bold += letters;
    this.#builder.add(text, this.fields.href ?? href);
  }
}

/** A file may say the same for programs of several ages: the first choice is the newest. */
const chosen = (element: XmlElement): XmlElement =>
  find(element, 'mc:Choice') ?? find(element, 'mc:Fallback') ?? { name: '', attributes: {}, children: [] };

function boxesIn(element: XmlElement): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'w:txbxContent') return [child];
    return boxesIn(child.name === 'mc:AlternateContent' ? chosen(child) : child);
  });
}
