import type { Draft, DraftItem, DraftText } from './draft';

/** The longest line (characters) that is taken for a heading because it is bold. */
const longestHeading = 110;

/** Whether a bold line may be a heading: it is short, has a word, and does not end as a sentence or a part of one does. */
export const isHeadingLine = (text: string): boolean =>
  text.length <= longestHeading && !text.includes('\n') && /\p{L}{2}/u.test(text) && !/[.;,،؛۔]$/u.test(text);

/** More bold lines one after the other are a list, or the parts of a figure. */
const longestSequence = 3;

/** The blocks of a page; those of a tagged page follow its elements. */
interface PageDrafts {
  blocks: Draft[];
  isTagged: boolean;
}

/**
 * Makes headings of bold lines, numbered or not: in files without tags, and in those whose program tags each line as a
 * paragraph. Tagged pages keep their lines where one of them has a heading, and all pages do where most lines are bold.
 */
export function withBoldHeadings<P extends PageDrafts>(pages: readonly P[]): P[] {
  const hasHeadings = pages.some(
    ({ blocks, isTagged }) => isTagged && blocks.some(({ is }) => is === 'heading'),
  );
  const all = pages.flatMap(({ blocks }) => blocks.flatMap(linesOf));
  if (all.length > 3 && all.filter(({ text }) => text.isBold).length > all.length / 2) return [...pages];
  let level = 0;
  return pages.map((page) => {
    if (page.isTagged && hasHeadings) return page;
    const headings = headingsOf(page.blocks);
    const blocks = page.blocks.flatMap((block) => {
      if (block.is === 'heading') level = block.level;
      return apart(block, headings, Math.min(6, level + 1));
    });
    return { ...page, blocks };
  });
}

interface Line extends DraftItem {
  isItem: boolean;
}

/** The lines of a block that may be headings. */
function linesOf(block: Draft): Line[] {
  if (block.is === 'list') return block.items.map((item) => ({ ...item, isItem: true }));
  return block.is === 'paragraph' ? [{ text: block.text, isItem: false }] : [];
}

/** A line with a bullet is no heading. */
const mayBeHeading = ({ text, label, isItem }: Line) =>
  text.isBold === true && (!isItem || label !== undefined) && isHeadingLine(text.lines.join(' '));

/** The texts of the blocks that are headings. */
function headingsOf(blocks: readonly Draft[]): Set<DraftText> {
  const found = new Set<DraftText>();
  let sequence: DraftText[] = [];
  const end = () => {
    if (sequence.length <= longestSequence) for (const text of sequence) found.add(text);
    sequence = [];
  };
  for (const block of blocks) {
    const lines = linesOf(block);
    if (lines.length === 0) end();
    for (const line of lines) {
      if (mayBeHeading(line)) sequence.push(line.text);
      else end();
    }
  }
  end();
  return found;
}

/** A block, and the headings that were lines of it. */
function apart(block: Draft, headings: ReadonlySet<DraftText>, level: number): Draft[] {
  const lang = block.lang === undefined ? {} : { lang: block.lang };
  const heading = (text: DraftText): Draft => ({ is: 'heading', level, text, ...lang });
  if (block.is === 'paragraph') return [headings.has(block.text) ? heading(block.text) : block];
  if (block.is !== 'list' || !block.items.some(({ text }) => headings.has(text))) return [block];
  const found: Draft[] = [];
  for (const item of block.items) {
    const { text, label = '' } = item;
    const [first = '', ...rest] = text.lines;
    const last = found.at(-1);
    if (headings.has(text)) found.push(heading({ ...text, lines: [`${label} ${first}`, ...rest] }));
    else if (last?.is === 'list') last.items.push(item);
    else found.push({ is: 'list', items: [item], ...lang });
  }
  return found;
}
