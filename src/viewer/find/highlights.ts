import type { Match } from './find';

/**
 * Places a highlight over each match of a page: `texts` are the elements of its text layer, one for each piece. Sizes
 * are in percent of the page, so that the highlights stay in place at any zoom.
 */
export function placeMarks(
  host: HTMLElement,
  texts: readonly HTMLElement[],
  matches: readonly Match[],
  selected: Match | undefined,
): void {
  const marks = matches.flatMap((match) =>
    boxesOf(host, texts, match).map((box) => {
      const mark = document.createElement('i');
      Object.assign(mark.style, box);
      if (match === selected) mark.dataset['selected'] = '';
      return mark;
    }),
  );
  host.replaceChildren(...marks);
  host.querySelector('[data-selected]')?.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** A place on a page, in percent of it. */
export type PageBox = Record<'left' | 'top' | 'width' | 'height', string>;

/** The boxes of a match on the page that `host` covers, one for each of its lines. */
export function boxesOf(host: HTMLElement, texts: readonly HTMLElement[], match: Match): PageBox[] {
  const page = host.getBoundingClientRect();
  const part = (length: number, whole: number) => `${(100 * length) / Math.max(1, whole)}%`;
  return linesOf(match, texts).map(({ left, top, width, height }) => ({
    left: part(left - page.left, page.width),
    top: part(top - page.top, page.height),
    width: part(width, page.width),
    height: part(height, page.height),
  }));
}

function linesOf({ start, end }: Match, texts: readonly HTMLElement[]): DOMRect[] {
  const boxes: DOMRect[] = [];
  for (let piece = start.piece; piece <= end.piece; piece += 1) {
    const nodes = textsIn(texts[piece]);
    if (nodes.length === 0) continue;
    const range = document.createRange();
    range.setStart(...placeIn(nodes, piece === start.piece ? start.offset : 0));
    range.setEnd(...placeIn(nodes, piece === end.piece ? end.offset : Infinity));
    boxes.push(range.getBoundingClientRect());
  }
  return joined(boxes.filter(({ width }) => width > 0));
}

/** The texts of a piece: something else may have put it into elements, or have split it. */
function textsIn(element: HTMLElement | undefined): Text[] {
  const nodes: Text[] = [];
  if (!element) return nodes;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes.filter(({ length }) => length > 0);
}

/** The node of a letter, and its place in it; the end of the last one, if there are fewer letters. */
function placeIn(nodes: readonly Text[], offset: number): [Text, number] {
  let rest = offset;
  for (const node of nodes) {
    if (rest <= node.length) return [node, rest];
    rest -= node.length;
  }
  const last = nodes.at(-1)!;
  return [last, last.length];
}

/** Merges adjacent boxes on a line into one: Arabic text often consists of one piece per letter. */
function joined(boxes: readonly DOMRect[]): DOMRect[] {
  const lines: DOMRect[] = [];
  for (const box of boxes) {
    const before = lines.at(-1);
    const middle = box.top + box.height / 2;
    if (!before || middle < before.top || middle > before.bottom) {
      lines.push(box);
      continue;
    }
    const [left, top] = [Math.min(before.left, box.left), Math.min(before.top, box.top)];
    const [right, bottom] = [Math.max(before.right, box.right), Math.max(before.bottom, box.bottom)];
    lines[lines.length - 1] = new DOMRect(left, top, right - left, bottom - top);
  }
  return lines;
}
