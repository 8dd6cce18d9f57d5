import { parseInert } from '../../browser/trusted-types';

/** Tags that separate words; inline tags like `b` and `sub` can be inside a word. */
const breaks =
  /<\/?(?:p|br|hr|div|h\d|[uod]l|li|d[td]|t[rdh]|table|caption|blockquote|figure|figcaption)\b/gi;

/** Inserts spaces, so that words stay separate when the tags are removed. */
export const splitParagraphs = (markup: string): string => markup.replace(breaks, ' $&');

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
  const text = /[<&]/.test(markup) ? readText(markup) : markup;
  return text.replace(/\s+/g, ' ').trim();
}

function readText(markup: string): string {
  const { body } = parse(splitParagraphs(markup));
  for (const element of body.querySelectorAll(silent)) element.remove();
  return body.textContent ?? '';
}
