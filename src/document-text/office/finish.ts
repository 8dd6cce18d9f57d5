import { plain, textsOf, type Block, type Edition, type NoEdition, type Text } from '../edition';
import { isHeadingLine } from '../bold-lines';
import { blockLanguage, documentLanguage } from '../languages/document-language';
import { isEmptyBlock, type OfficeBlock, type OfficeText } from './office-text';
import { limits } from './limits';
import { joinTexts } from './text-builder';

/** Makes an edition of what was read of a file, or says why it has none. */
export function finishText({
  blocks: read,
  language,
  isCut = false,
  hasPictures,
}: OfficeText): { edition: Omit<Edition, 'of'> } | { none: NoEdition } {
  const drafts = withHeadings(read.filter((block) => !isEmptyBlock(block)));
  const all = groupLists(drafts);
  const { blocks, isCut: isLong } = cutBlocks(all.slice(0, limits.blocks), limits.characters);
  const text = blocks.flatMap(textsOf).map(plain).join('\n');
  if (!/[\p{L}\p{N}]/u.test(text)) return { none: hasPictures ? 'scan' : 'empty' };
  const lang = documentLanguage(language, text);
  return {
    edition: {
      lang,
      pages: 1,
      blocks: blocks.map((block) => nameLanguage(block, lang)),
      ...((isCut || isLong || blocks.length < all.length) && { isCut: true as const }),
    },
  };
}

/**
 * Many files have no styles of headings: a short bold line is one, unless most of the text is bold. It is below the
 * last heading that the file names.
 */
function withHeadings(blocks: readonly OfficeBlock[]): OfficeBlock[] {
  const isLine = (block: OfficeBlock) => {
    if (block.is !== 'paragraph' && !(block.is === 'item' && block.label !== undefined)) return false;
    return block.isBold === true && isHeadingLine(plain(block.text));
  };
  const lines = blocks.filter(({ is }) => is === 'paragraph' || is === 'item');
  if (lines.filter(isLine).length > lines.length / 2 && lines.length > 3) return [...blocks];
  let level = 0;
  return blocks.map((block) => {
    if (block.is === 'heading') level = block.level;
    if (block.is !== 'paragraph' && block.is !== 'item') return block;
    if (!isLine(block)) return block;
    const label = block.is === 'item' ? (block.label ?? '') : '';
    return { is: 'heading', level: Math.min(6, level + 1), text: joinTexts([label, block.text], ' ') };
  });
}

function groupLists(blocks: readonly OfficeBlock[]): Block[] {
  const grouped: Block[] = [];
  for (const block of blocks) {
    if (block.is === 'item') {
      const item = { text: block.text, ...(block.label !== undefined && { label: block.label }) };
      const last = grouped.at(-1);
      if (last?.is === 'list') last.items.push(item);
      else grouped.push({ is: 'list', items: [item] });
    } else if (block.is === 'paragraph') grouped.push({ is: 'paragraph', text: block.text });
    else grouped.push(block);
  }
  return grouped;
}

/** Names the language of a block where it is not the document's. */
function nameLanguage(block: Block, lang: string): Block {
  const text = textsOf(block).map(plain).join(' ');
  const own = blockLanguage(text, { lang });
  return own === lang ? block : { ...block, lang: own };
}

/** Blocks with at most so many characters; what goes beyond them is cut within a block, and not shown. */
function cutBlocks(blocks: readonly Block[], most: number): { blocks: Block[]; isCut: boolean } {
  let room = most;
  let isCut = false;
  const cutText = (text: Text): Text => {
    const { length } = plain(text);
    if (length <= room) {
      room -= length;
      return text;
    }
    isCut = true;
    const kept = plain(text).slice(0, room);
    room = 0;
    return kept;
  };
  const cutList = <Item>(items: readonly Item[], cut: (item: Item) => Item): Item[] => {
    const kept: Item[] = [];
    for (const item of items) {
      if (room === 0) {
        isCut = true;
        break;
      }
      kept.push(cut(item));
    }
    return kept;
  };
  const withText = <Part extends { text: Text }>(part: Part): Part => ({ ...part, text: cutText(part.text) });
  const kept = cutList(blocks, (block): Block => {
    switch (block.is) {
      case 'list':
        return { ...block, items: cutList(block.items, withText) };
      case 'table':
        return { ...block, rows: cutList(block.rows, (row) => row.map(withText)) };
      case 'page':
        return block;
      default:
        return withText(block);
    }
  });
  return { blocks: kept, isCut };
}
