import { parseInert } from '../../browser/trusted-types';

/** Tags that part words where they stand; others, like `b` and `sub`, may stand within a word. */
const breaks =
  /<\/?(?:p|br|hr|div|h\d|[uod]l|li|d[td]|t[rdh]|table|caption|blockquote|figure|figcaption)\b/gi;

/** Markup whose words stay apart when its tags are gone. */
export const splitParagraphs = (markup: string): string => markup.replace(breaks, ' $&');

/** What holds no text for a reader. */
const silent = 'script, style, template, noscript, iframe, object, svg, math, select, textarea';

/** Makes a document of markup; in a browser its own parser does. */
let parse: (markup: string) => Document = parseInert;

/** Lets markup be read where there is no browser. */
export function readWith(parser: Pick<DOMParser, 'parseFromString'>): void {
  parse = (markup) => parser.parseFromString(markup, 'text/html');
}

/** The text of markup, for search, names and titles. The parser makes a document that runs and fetches nothing. */
export function plainText(markup: string): string {
  const text = /[<&]/.test(markup) ? readText(markup) : markup;
  return text.replace(/\s+/g, ' ').trim();
}

function readText(markup: string): string {
  const { body } = parse(splitParagraphs(markup));
  for (const element of body.querySelectorAll(silent)) element.remove();
  return body.textContent ?? '';
}
