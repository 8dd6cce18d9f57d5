import { parseInert } from '../../browser/trusted-types';

/** Tags that separate words; inline tags like `b` and `sub` can be inside a word. */
const breaks =
  /<\/?(?:p|br|hr|div|h\d|[uod]l|li|d[td]|t[rdh]|table|caption|blockquote|figure|figcaption)\b/gi;

/** From the end of a cell to the beginning of the next one of its row. */
const betweenCells = /<\/t[dh]>(?=\s*<t[dh]\b)/gi;

/** Inserts spaces, and dots between the cells of a table, so that words stay separate when the tags are removed. */
export const splitParagraphs = (markup: string): string =>
  markup.replace(betweenCells, ' · ').replace(breaks, ' $&');

/** Tags that change nothing of a text but where its words end; a parser would read them alike. */
const plainTags = /<\/?(?:[bipsu]|[bh]r|em|h[1-6]|li|[ou]l|div|span|strong|su[bp])\s*\/?>/gi;

/** Elements without readable text. */
const silent = 'script, style, template, noscript, iframe, object, svg, math, select, textarea';

/** Parses markup into a document; `readWith` replaces it outside a browser. */
let parse: (markup: string) => Document = parseInert;

/** Sets the parser for use outside a browser. */
export function readWith(parser: Pick<DOMParser, 'parseFromString'>): void {
  parse = (markup) => parser.parseFromString(markup, 'text/html');
}

/** Returns the text of markup, for search, names and titles. The parsed document is inert: no script, no requests. */
export function plainText(markup: string): string {
  const text = /[<&]/.test(markup) ? readText(splitParagraphs(markup)) : markup;
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Most markup needs no parser: a document for each of 20,000 records takes seconds, and the browser half a second at a
 * time to clear them away. What is left of another tag or reference makes it another case.
 */
function readText(markup: string): string {
  const simple = markup.replace(plainTags, '').replaceAll('&nbsp;', ' ');
  return /[<&\0]/.test(simple) ? parseText(markup) : simple;
}

function parseText(markup: string): string {
  const { body } = parse(markup);
  for (const element of body.querySelectorAll(silent)) element.remove();
  return body.textContent ?? '';
}
