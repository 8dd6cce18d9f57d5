import { append, type Draft, type DraftPage, type DraftText } from './draft';
import type { Block } from './edition';

/** A block, or the beginning of a page. */
export type Joined = Draft | (Block & { is: 'page' });

/** The blocks of all pages. What goes on over the end of a page is one block: its page begins after it. */
export function joinPages(pages: readonly DraftPage[]): Joined[] {
  const joined: Joined[] = [];
  for (const { number, blocks, isBroken } of pages) {
    const [first, ...rest] = blocks;
    if (number === 1 && first) {
      joined.push(...blocks);
      continue;
    }
    const last = joined.at(-1);
    const goesOn = first && last && last.is !== 'page' && joinTo(last, first);
    const state = isBroken ? { isBroken } : blocks.length === 0 && { isPicture: true as const };
    joined.push({ is: 'page', page: number, ...state });
    joined.push(...(goesOn ? rest : blocks));
  }
  return joined;
}

const endsWhole = /[.:;!?؟۔»”")\]]$/;

/** Appends a block to the one before, if it goes on in it. */
function joinTo(last: Draft, first: Draft): boolean {
  if (last.is === 'paragraph' && first.is === 'paragraph' && goesOn(last.text, first.text)) {
    append(last.text, first.text);
    return true;
  }
  if (last.is === 'list' && first.is === 'list') {
    const [item, ...items] = first.items;
    const before = last.items.at(-1);
    const isRest = item && before && item.label === undefined && before.label !== undefined;
    if (isRest || (item && before && goesOn(before.text, item.text))) append(before.text, item.text);
    else if (item) last.items.push(item);
    last.items.push(...items);
    return true;
  }
  if (last.is === 'table' && first.is === 'table' && widthOf(last) === widthOf(first)) {
    const heads = JSON.stringify(last.rows[0]);
    last.rows.push(...first.rows.filter((row) => JSON.stringify(row) !== heads));
    return true;
  }
  return false;
}

const widthOf = ({ rows }: Draft & { is: 'table' }) => Math.max(...rows.map((row) => row.length));

/** Whether a text begins in the middle of a sentence, and the one before ends there. */
const goesOn = ({ lines }: DraftText, { lines: next }: DraftText) =>
  !endsWhole.test(lines.at(-1) ?? '.') && /^[\p{Ll}\p{Script=Arabic}]/u.test(next[0] ?? '');
