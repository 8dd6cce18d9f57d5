/** Deeper than anybody writes by hand. */
const deepest = 100;

/** Lists and quotes that one line opens: `> - 1. ` */
const opened = /^(?:[ \t]*(?:>|[-*+?:](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const mark = />|[-*+?:]|\d+[.)]/g;

/**
 * Whether a text nests lists, quotes or brackets so deep that its parser, which recurses, runs out of stack. Asked before
 * parsing: where V8 compiles a regular expression near the end of the stack, it ends the whole process instead of throwing.
 */
export function isTooDeep(text: string): boolean {
  for (const [marks] of text.matchAll(opened)) {
    if ((marks.match(mark)?.length ?? 0) > deepest) return true;
  }
  let depth = 0;
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth = Math.max(0, depth - 1);
    if (depth > deepest) return true;
  }
  return false;
}

/** What a fault says of such a text. */
export const tooDeep = `what is nested deeper than ${deepest} levels`;
