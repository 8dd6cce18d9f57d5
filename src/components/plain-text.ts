/** Tags that part words where they stand; others, like `b` and `sub`, may stand within a word. */
const breaks =
  /<\/?(?:p|br|hr|div|h\d|[uod]l|li|d[td]|t[rdh]|table|caption|blockquote|figure|figcaption)\b/gi;

/** Markup whose words stay apart when its tags are gone. */
export const parted = (markup: string): string => markup.replace(breaks, ' $&');

/** What holds no text for a reader. */
const silent = 'script, style, template, noscript, iframe, object, svg, math, select, textarea';

type Parser = Pick<DOMParser, 'parseFromString'>;
let parser: Parser | undefined;

/** Lets markup be read where there is no browser. */
export function readWith(other: Parser): void {
  parser = other;
}

/** The text of markup, for search, names and titles. The parser makes a document that runs and fetches nothing. */
export function plainText(markup: string): string {
  const text = /[<&]/.test(markup) ? readText(markup) : markup;
  return text.replace(/\s+/g, ' ').trim();
}

function readText(markup: string): string {
  parser ??= new DOMParser();
  const { body } = parser.parseFromString(parted(markup), 'text/html');
  for (const element of body.querySelectorAll(silent)) element.remove();
  return body.textContent ?? '';
}
