import { isSpace, type Placed } from './atoms';
import type { Ordered } from './visual-order';

/** For each font, how often brackets in text from right to left have the name of their shape, and of their sense. */
export type BracketCounts = ReadonlyMap<string | undefined, { shape: number; sense: number }>;

const pairs = '()[]{}«»‹›<>';
const opens = (sign: string) => pairs.indexOf(sign) % 2 === 0;
const other = (sign: string) => pairs[pairs.indexOf(sign) ^ 1] ?? sign;
const isBracket = ({ str, isTurned }: Ordered<Placed>) => isTurned && str.length === 1 && pairs.includes(str);

const endsPhrase = /^[.,:;!?،؛؟]/;

/** Whether a bracket opens or closes, told by the space on one side of it; undefined where nothing tells. */
function roleOf(line: readonly Ordered<Placed>[], at: number): 'open' | 'close' | undefined {
  const [before, after] = [line[at - 1], line[at + 1]];
  const isFreeBefore = before === undefined || isSpace(before);
  const isFreeAfter = after === undefined || isSpace(after) || endsPhrase.test(after.str);
  if (isFreeBefore === isFreeAfter) return undefined;
  return isFreeBefore ? 'open' : 'close';
}

/**
 * In text from right to left, an opening bracket has the shape of a closing one. Some programs name a glyph by its shape
 * and some by its sense: the spaces beside the brackets of a font tell which.
 */
export function countBrackets(lines: readonly (readonly Ordered<Placed>[])[]): BracketCounts {
  const counts = new Map<string | undefined, { shape: number; sense: number }>();
  for (const line of lines) {
    line.forEach((atom, at) => {
      if (!isBracket(atom)) return;
      const role = roleOf(line, at);
      if (!role) return;
      const { fontName } = atom.from;
      const count = counts.get(fontName) ?? { shape: 0, sense: 0 };
      counts.set(fontName, count);
      count[opens(atom.str) === (role === 'open') ? 'sense' : 'shape'] += 1;
    });
  }
  return counts;
}

/** The atoms of a line with brackets that face as they are read. */
export function facing<P extends Placed>(line: readonly Ordered<P>[], counts: BracketCounts): Ordered<P>[] {
  let all = { shape: 0, sense: 0 };
  for (const { shape, sense } of counts.values())
    all = { shape: all.shape + shape, sense: all.sense + sense };
  return line.map((atom, at) => {
    if (!isBracket(atom)) return atom;
    const { shape, sense } = counts.get(atom.from.fontName) ?? all;
    const isClear = Math.max(shape, sense) >= 4 * Math.min(shape, sense);
    const role = isClear ? undefined : roleOf(line, at);
    const isWrong = role ? opens(atom.str) !== (role === 'open') : shape >= sense;
    return isWrong ? { ...atom, str: other(atom.str) } : atom;
  });
}
