import type { Placed } from './atoms';

/** A piece of text on a page. */
export interface Piece extends Placed {
  width: number;
  /** The font's size. */
  height: number;
  /** The target of the link on this piece. */
  href?: string;
  /** A tagged file marks it as an artifact: as a running header, a page number or a watermark is. */
  isDecoration?: true;
  /** It is drawn in a bold font. */
  isBold?: true;
}

/** The lines of a text, before they are joined, and the links in it. */
export interface DraftText {
  lines: string[];
  links: { text: string; href: string }[];
  /** All of it is bold. */
  isBold?: true;
}

/** Appends a text to the one that goes on in it. */
export function append(to: DraftText, { lines, links, isBold }: DraftText): void {
  to.lines.push(...lines);
  to.links.push(...links);
  if (!isBold) delete to.isBold;
}

export interface DraftItem {
  text: DraftText;
  label?: string;
}
export interface DraftCell {
  text: DraftText;
  head?: true;
}

/** A block whose lines are not joined yet. */
export type Draft = { lang?: string } & (
  | { is: 'heading'; level: number; text: DraftText }
  | { is: 'paragraph'; text: DraftText }
  | { is: 'list'; items: DraftItem[] }
  | { is: 'table'; rows: DraftCell[][] }
);

/** The content of one page. */
export interface DraftPage {
  number: number;
  blocks: Draft[];
  isBroken?: true;
}
