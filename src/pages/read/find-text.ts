import { fold } from '../../format/fold';

/** The searchable form of a text on the page: its folded letters, and where each of them stands. */
export interface FoldedText {
  text: string;
  nodes: readonly Text[];
  /** For each code unit of `text`: the index of its node, or -1 between two blocks. */
  node: readonly number[];
  offset: readonly number[];
}

/** Elements that a match does not cross. */
const units = 'p, li, th, td, h1, h2, h3, h4, h5, h6';

/** Letters, folded: a text has few different ones. */
const known = new Map<string, string>();
function foldLetter(letter: string): string {
  let folded = known.get(letter);
  if (folded === undefined) {
    folded = fold(letter).replace(/\s+/g, ' ');
    known.set(letter, folded);
  }
  return folded;
}

/** Folds the text of an element for searching. Consecutive spaces count as one. */
export function foldText(root: Element): FoldedText {
  let text = '';
  const nodes: Text[] = [];
  const node: number[] = [];
  const offset: number[] = [];
  const add = (letters: string, of: number, at: number) => {
    text += letters;
    for (let unit = 0; unit < letters.length; unit += 1) {
      node.push(of);
      offset.push(at);
    }
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let last: Element | null | undefined;
  for (let next = walker.nextNode() as Text | null; next; next = walker.nextNode() as Text | null) {
    const unit = next.parentElement?.closest(units) ?? null;
    if (unit !== last && text !== '') add('\n', -1, 0);
    last = unit;
    const of = nodes.push(next) - 1;
    let at = 0;
    for (const letter of next.data) {
      const folded = foldLetter(letter);
      if (folded !== ' ' || !/[\s]$/.test(text.slice(-1))) add(folded, of, at);
      at += letter.length;
    }
  }
  return { text, nodes, node, offset };
}

/** More matches are neither marked nor counted. */
export const maxMatches = 2_000;

/** The places of the words as they are typed; where they stand nowhere together, the places of each of them. */
export function findText(folded: FoldedText, words: string): StaticRange[] {
  const wanted = fold(words).replace(/\s+/g, ' ').trim();
  if (wanted === '') return [];
  const phrase = placesOf(folded, wanted);
  if (phrase.length > 0 || !wanted.includes(' ')) return phrase.map((place) => rangeOf(folded, place));
  const single = wanted.split(' ').flatMap((word) => placesOf(folded, word));
  return single.sort((a, b) => a.at - b.at).map((place) => rangeOf(folded, place));
}

interface Place {
  at: number;
  length: number;
}

function placesOf({ text }: FoldedText, wanted: string): Place[] {
  const places: Place[] = [];
  const { length } = wanted;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + length)) {
    if (places.push({ at, length }) === maxMatches) break;
  }
  return places;
}

function rangeOf({ nodes, node, offset }: FoldedText, { at, length }: Place): StaticRange {
  const end = at + length;
  const last = nodes[node[end - 1]!]!;
  return new StaticRange({
    startContainer: nodes[node[at]!]!,
    startOffset: offset[at]!,
    endContainer: last,
    // With the signs on its last letter, which are not searched.
    endOffset: node[end] === node[end - 1] ? offset[end]! : last.length,
  });
}

/**
 * Marks the matches. A browser without the CSS Custom Highlight API has the current one selected instead. Call
 * it without matches to remove the marks.
 */
export function markMatches(matches: readonly StaticRange[], selected: number): void {
  const current = matches[selected];
  const highlights = globalThis.CSS?.highlights as HighlightRegistry | undefined;
  if (highlights) {
    if (matches.length === 0) highlights.delete('found');
    else highlights.set('found', new Highlight(...matches.filter((match) => match !== current)));
    if (current) highlights.set('found-current', new Highlight(current));
    else highlights.delete('found-current');
  } else if (current) {
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(toRange(current));
  }
}

/** Scrolls a match into the view if it is not there, also within a wide table. */
export function showMatch(match: StaticRange, scroller: HTMLElement): void {
  if (!match.startContainer.isConnected) return;
  match.startContainer.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { top, bottom } = toRange(match).getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (top >= view.top + 8 && bottom <= view.bottom - 8) return;
  scroller.scrollTop += top - view.top - view.height * 0.3;
}

function toRange({ startContainer, startOffset, endContainer, endOffset }: StaticRange): Range {
  const range = document.createRange();
  const placeIn = (node: Node, offset: number) => Math.min(offset, (node as Text).length);
  range.setStart(startContainer, placeIn(startContainer, startOffset));
  range.setEnd(endContainer, placeIn(endContainer, endOffset));
  return range;
}
