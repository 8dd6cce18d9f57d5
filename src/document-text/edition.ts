/**
 * Raised with each change of what the extraction makes of a PDF: editions that were cached by a build are made anew.
 */
export const extractorVersion = 15;

/** A piece of text with a link, or without. */
export type Run = string | { text: string; href: string };

/** The text of a paragraph, a heading, an item or a cell. */
export type Text = string | Run[];

/** A cell of a table; `head` marks the cell of a heading. It may span `columns` and `rows`. */
export interface Cell {
  text: Text;
  head?: true;
  columns?: number;
  rows?: number;
}

/** An item of a list; without a label it has a bullet. */
export interface Item {
  text: Text;
  label?: string;
}

/** `lang` stands where a block is in another language than its document. */
export type Block = { lang?: string } & (
  | { is: 'heading'; level: number; text: Text }
  | { is: 'paragraph'; text: Text }
  | { is: 'list'; items: Item[] }
  | { is: 'table'; rows: Cell[][] }
  /** The next page begins. `isPicture`: it has no text. `isBroken`: it is damaged, and its text is missing. */
  | { is: 'page'; page: number; isPicture?: true; isBroken?: true }
);

/** The text of a document, made for reading. */
export interface Edition {
  lang: string;
  pages: number;
  blocks: Block[];
  /** The kind of file that it was made of, as people name it (`DOCX`); a PDF without one. */
  from?: string;
  /** The document has more than is in the text. */
  isCut?: true;
  /** The file that it is the text of. */
  of: { sha256: string; size: number };
}

/**
 * Why a document has no edition. `scan`: no page has text. `pictures`: a third of the pages or more has none.
 * `glyphs`: letters that the file does not name. `order`: text in pieces, or not whole. `empty`: no letter is in it.
 * `old`: it is of Word or Excel before 2007. `kind`: of a kind that has no text.
 */
export type NoEdition =
  | 'scan'
  | 'pictures'
  | 'glyphs'
  | 'order'
  | 'locked'
  | 'broken'
  | 'too-big'
  | 'too-slow'
  | 'empty'
  | 'old'
  | 'kind';

/** The plain text of a text. */
export const plain = (text: Text): string =>
  typeof text === 'string' ? text : text.map((run) => (typeof run === 'string' ? run : run.text)).join('');

/** All texts of a block, in order. */
export function textsOf(block: Block): Text[] {
  switch (block.is) {
    case 'list':
      return block.items.map(({ text }) => text);
    case 'table':
      return block.rows.flat().map(({ text }) => text);
    case 'page':
      return [];
    default:
      return [block.text];
  }
}

/** `/texts/index.json`: the addresses of documents (not URL-encoded), with the hash in the address of their text. */
export interface TextIndex {
  texts: Record<string, string>;
  /** Those of them whose text is long: nobody gets it before it is opened. */
  large?: string[];
  none: Record<string, NoEdition>;
}
