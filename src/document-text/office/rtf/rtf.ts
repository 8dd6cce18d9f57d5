import { plain } from '../../edition';
import { cellTextOf, type OfficeText } from '../office-text';
import { limits, TooBig } from '../limits';
import { NamedLanguages, namedLanguage } from '../named-language';
import { beginGroup } from './begin-group';
import { decodeBytes, encodingOf, languageOf, letterOf } from './code-pages';
import { isSkipped, letters, signs } from './destinations';
import { Flow, type ParagraphKind } from './flow';
import { HeaderTables } from './header-tables';
import { Parts } from './parts';
import { RowReader } from './row-reader';
import { format, plainLetters, plainParagraph, readForm, type State } from './state';
import { tokensOf } from './tokens';

/** Reads a text in the Rich Text Format (`.rtf`), with its tracked changes accepted. */
export function readRtf(bytes: Uint8Array): OfficeText {
  return new Reader().read(bytes);
}

class Reader {
  readonly #body = new Flow();
  readonly #tables = new HeaderTables();
  readonly #row = new RowReader();
  readonly #nestedRow = new RowReader();
  readonly #languages = new NamedLanguages();
  readonly #parts = new Parts();
  readonly #stack: State[] = [];
  #state: State = {
    ...plainLetters,
    ...plainParagraph,
    into: 'text',
    flow: this.#body,
    fallback: 1,
    font: undefined,
    language: undefined,
    rightLanguage: undefined,
    href: undefined,
    field: undefined,
    better: undefined,
    isNestedRow: false,
  };
  /** What happens at the end of a group, by its depth. */
  readonly #endings = new Map<number, () => void>();
  #usual = 'windows-1252';
  #usualFont: number | undefined;
  #usualLanguages: { left?: string | undefined; right?: string | undefined } = {};
  #text = '';
  #bytes: number[] = [];
  #toSkip = 0;
  #hasStar = false;
  #isFirst = false;
  #groups = 0;
  #length = 0;
  #hasPictures = false;

  read(file: Uint8Array): OfficeText {
    for (const token of tokensOf(file)) {
      if (token.is === 'bytes') {
        this.#addBytes(token.bytes);
        continue;
      }
      this.#endBytes();
      if (token.is === 'open') this.#open();
      else if (token.is === 'close') this.#close();
      else if (token.is === 'sign') this.#readSign(token.sign);
      else if (token.is === 'word') this.#readWord(token.word, token.value);
      if (this.#length > limits.characters || (token.is === 'close' && this.#stack.length === 0)) break;
    }
    const isCut = this.#stack.length > 0;
    this.#endBytes();
    while (this.#stack.length > 0) this.#close();
    this.#endText();
    return this.#finish(isCut);
  }

  #finish(isCut: boolean): OfficeText {
    const blocks = this.#parts.around(this.#body.end(this.#kind()));
    const language = namedLanguage(plain(cellTextOf(blocks)), this.#languages, this.#usualLanguages);
    return { blocks, language, isCut, hasPictures: this.#hasPictures };
  }

  #open(): void {
    this.#endText();
    this.#groups += 1;
    if (this.#stack.length >= limits.depth || this.#groups > limits.elements)
      throw new TooBig(`${this.#groups} groups`);
    this.#stack.push(this.#state);
    this.#state = { ...this.#state };
    // The first style may have no number.
    if (this.#state.into === 'styles') this.#tables.beginStyle();
    this.#isFirst = true;
    this.#hasStar = false;
    this.#toSkip = 0;
  }

  #close(): void {
    this.#endText();
    const ending = this.#endings.get(this.#stack.length);
    this.#endings.delete(this.#stack.length);
    ending?.();
    this.#state = this.#stack.pop() ?? this.#state;
    this.#isFirst = false;
    this.#toSkip = 0;
  }

  #addBytes(bytes: Uint8Array): void {
    this.#isFirst = false;
    const { into } = this.#state;
    const skipped = Math.min(this.#toSkip, bytes.length);
    this.#toSkip -= skipped;
    if (into === 'nothing') return;
    for (let at = skipped; at < bytes.length; at += 1) this.#bytes.push(bytes[at]!);
  }

  #endBytes(): void {
    if (this.#bytes.length === 0) return;
    const font = this.#state.into === 'text' || this.#state.into === 'label' ? this.#font() : undefined;
    this.#text += this.#labelled(decodeBytes(Uint8Array.from(this.#bytes), font, this.#usual));
    this.#bytes = [];
  }

  /** A sign of a font of pictures that stands before a paragraph is a bullet. */
  readonly #labelled = (text: string) => (text === '' && this.#state.into === 'label' ? '•' : text);
  readonly #font = () => this.#tables.font(this.#state.font ?? this.#usualFont);

  /** Hands the text over, with the properties that it has. */
  #endText(): void {
    const text = this.#text;
    if (text === '') return;
    this.#text = '';
    const { into, field, flow, ...state } = this.#state;
    if (into === 'label') flow.addLabel(text);
    else if (into === 'fonts' || into === 'styles') this.#tables.addName(into, text);
    else if (into === 'code' && field) field.code += text.slice(0, 10_000);
    else if (into === 'entry') field?.entries.push(text);
    if (into !== 'text' || state.isHidden || state.isDeleted) return;
    this.#length += text.length;
    const isRight = /\p{Script=Arabic}/u.test(text);
    for (const value of isRight ? [state.rightLanguage, state.language] : [state.language])
      this.#languages.add(languageOf(value) ?? '', text.length);
    flow.add(text, state.isBold || (isRight && state.isComplexBold), state.href);
  }

  #readSign(sign: string): void {
    if (sign === '*') {
      this.#hasStar = this.#isFirst;
      return;
    }
    this.#isFirst = false;
    if (sign === '\n' || sign === '\r') this.#endParagraph();
    else this.#addLetter(signs[sign] ?? '');
  }

  #addLetter(letter: string): void {
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else if (this.#state.into !== 'nothing') this.#text += letter;
  }

  #readWord(word: string, value: number | undefined): void {
    if (word === 'u') {
      this.#isFirst = false;
      if (this.#state.into !== 'nothing') this.#text += this.#labelled(letterOf(value ?? 0, this.#font()));
      this.#toSkip = this.#state.fallback;
      return;
    }
    if (this.#toSkip > 0) {
      this.#toSkip -= 1;
      if (word in letters) return;
    }
    this.#endText();
    const begins = this.#isFirst;
    this.#isFirst = false;
    if (this.#state.into === 'nothing' && word !== 'ud') return;
    if (begins && isSkipped(word, this.#hasStar)) {
      this.#hasPictures ||= word === 'pict';
      this.#state.into = 'nothing';
    } else if (this.#state.into === 'fonts') this.#tables.readFont(word, value);
    else if (this.#state.into === 'styles') this.#tables.readStyle(word, value);
    else if (word in letters) this.#addLetter(letters[word]!);
    else this.#begin(word, value);
  }

  #begin(word: string, value: number | undefined): void {
    const begun = beginGroup(word, this.#state, this.#parts);
    if (begun === false) this.#apply(word, value);
    if (typeof begun !== 'function') return;
    const { flow } = this.#state;
    this.#endings.set(this.#stack.length, () => begun(flow.end(this.#kind())));
  }

  #apply(word: string, value: number | undefined): void {
    const state = this.#state;
    switch (word) {
      case 'ansicpg':
        this.#usual = encodingOf(value ?? 1252);
        return;
      case 'mac':
        this.#usual = 'macintosh';
        return;
      case 'deff':
        this.#usualFont = value;
        return;
      case 'deflang':
        this.#usualLanguages.left = languageOf(value);
        return;
      case 'adeflang':
        this.#usualLanguages.right = languageOf(value);
        return;
      case 'chftn':
        // Within a note it is the note's own number.
        if (state.flow === this.#body) this.#text += this.#parts.mark();
        return;
      case 'chpgn':
        state.flow.showPage();
        return;
      case 'par':
      case 'sect':
        this.#endParagraph();
        return;
      case 'cell':
        state.flow.endCell(1, this.#kind());
        return;
      case 'nestcell':
        state.flow.endCell(Math.max(2, state.nesting), this.#kind());
        return;
      case 'row':
        state.flow.endRow(1, this.#row.row);
        return;
      case 'nestrow':
        state.flow.endRow(Math.max(2, state.nesting), this.#nestedRow.row);
        return;
    }
    if (state.into === 'form' && state.field) readForm(state.field, word, value);
    else if (!(state.isNestedRow ? this.#nestedRow : this.#row).read(word, value)) format(state, word, value);
  }

  /** A paragraph whose end was deleted is one with the next. */
  #endParagraph(): void {
    this.#endText();
    if (this.#state.into === 'text' && !this.#state.isDeleted) this.#state.flow.endParagraph(this.#kind());
  }

  #kind(): ParagraphKind {
    const { style, outline, isInTable, nesting } = this.#state;
    return {
      outline: outline ?? this.#tables.outline(style),
      depth: nesting > 1 ? nesting : isInTable ? 1 : 0,
    };
  }
}
