import { plain, type Cell, type Text } from '../edition';
import { joinTexts } from './text-builder';

/** A block as the file has it. */
export type OfficeBlock =
  | { is: 'heading'; level: number; text: Text }
  /** `isBold`: all of its letters are. */
  | { is: 'paragraph'; text: Text; isBold?: boolean }
  /** An item of a list; without a label it has a bullet. */
  | { is: 'item'; text: Text; label?: string; isBold?: boolean }
  | { is: 'table'; rows: Cell[][] };

/** What a reader makes of a file. */
export interface OfficeText {
  blocks: OfficeBlock[];
  /** The language that the file names. */
  language?: string | undefined;
  /** It has more than was read. */
  isCut?: boolean;
  /** It has pictures. */
  hasPictures?: boolean;
}

/** Blocks as the text of one cell. A table within it has a line for each of its rows. */
export const cellTextOf = (blocks: readonly OfficeBlock[]): Text =>
  joinTexts(
    blocks.map((block) => {
      if (block.is === 'table')
        return joinTexts(
          block.rows.map((row) =>
            joinTexts(
              row.map(({ text }) => text),
              ' · ',
            ),
          ),
        );
      return block.is === 'item' ? joinTexts([block.label ?? '•', block.text], ' ') : block.text;
    }),
  );

/** Whether a block has nothing to read; an item may be a label alone. */
export const isEmptyBlock = (block: OfficeBlock): boolean =>
  block.is === 'table'
    ? block.rows.every((row) => row.every(({ text }) => plain(text) === ''))
    : plain(block.text) === '' && !(block.is === 'item' && block.label !== undefined);
