import type { Font } from './code-pages';
import { outlineOf } from './state';

interface Style {
  name: string;
  basedOn: number | undefined;
  outline: number | undefined;
}

/** The fonts and the styles of a file, as its head has them. */
export class HeaderTables {
  readonly #fonts = new Map<number, Font>();
  readonly #styles = new Map<number, Style>();
  #font: Font | undefined;
  #style: Style | undefined;

  /** A word in the table of fonts. */
  readFont(word: string, value: number | undefined): void {
    if (word === 'f' && value !== undefined) this.#fonts.set(value, (this.#font = { name: '' }));
    else if (this.#font && word === 'fcharset') this.#font.charset = value ?? 0;
    else if (this.#font && word === 'cpg') this.#font.codePage = value ?? 0;
  }

  /** A word in the table of styles. `cs` and others are no styles of paragraphs. */
  readStyle(word: string, value: number | undefined): void {
    if (word === 's') this.#begin(value ?? 0);
    else if (word === 'cs' || word === 'ds' || word === 'ts') this.#style = undefined;
    else if (this.#style && word === 'sbasedon') this.#style.basedOn = value;
    else if (this.#style && word === 'outlinelevel') this.#style.outline = outlineOf(value);
  }

  /** Text in a table. */
  addName(table: 'fonts' | 'styles', text: string): void {
    const entry = table === 'fonts' ? this.#font : this.#style;
    if (entry && entry.name.length < 200) entry.name += text.replace(/;.*/s, '');
  }

  /** A group in the table of styles begins: the first style has no number. */
  beginStyle(): void {
    this.#begin(0);
  }

  font(number: number | undefined): Font | undefined {
    return number === undefined ? undefined : this.#fonts.get(number);
  }

  /** The level of the headings that have a style. */
  outline(number: number, depth = 0): number | undefined {
    const style = this.#styles.get(number);
    // Styles that are based on one another in a circle end here.
    if (!style || depth > 20) return undefined;
    const name = style.name.trim().toLowerCase();
    const level = name === 'title' ? 1 : Number(/^heading ([1-9])$/.exec(name)?.[1]);
    const own = style.outline ?? (Number.isNaN(level) ? undefined : level);
    if (own !== undefined || style.basedOn === undefined) return own;
    return this.outline(style.basedOn, depth + 1);
  }

  #begin(number: number): void {
    this.#styles.set(number, (this.#style = { name: '', basedOn: undefined, outline: undefined }));
  }
}
