import { plain, type Block, type Text } from '../edition';

/** Blocks with at most so many characters; what goes beyond them is cut within a block, and not shown. */
export function cutBlocks(blocks: readonly Block[], most: number): { blocks: Block[]; isCut: boolean } {
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
