/** More levels than anybody writes by hand. */
const maxDepth = 100;

/** The lists and quotes that one line opens: `> - 1. `. */
const opened = /^(?:[ \t]*(?:>|[-*+?:](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm;
const mark = />|[-*+?:]|\d+[.)]/g;

/**
 * Whether a text nests lists, quotes or brackets so deeply that a recursive parser exceeds the stack. Checked
 * before parsing, because near the end of the stack V8 may abort the process, when it compiles a regular
 * expression, instead of throwing a RangeError.
 */
export function isTooDeep(text: string): boolean {
  for (const [marks] of text.matchAll(opened)) {
    if ((marks.match(mark)?.length ?? 0) > maxDepth) return true;
  }
  let depth = 0;
  for (const character of text) {
    if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth = Math.max(0, depth - 1);
    if (depth > maxDepth) return true;
  }
  return false;
}

/** The wording of the fault of such a text. */
export const tooDeep = `what is nested deeper than ${maxDepth} levels`;
