import createPurifier, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { makePolicy } from '../../browser/trusted-types';
import { pictureAddress } from '../../data/documents/document-links';
import { parseUrl } from '../../data/api/own-url';
import { shorten } from '../../schemas/well-formed';
import { listed } from '../../words/common';
import { messages as words } from 'virtual:messages/prose';
import { isolateContact, linkContacts } from './link-contacts';
import { splitParagraphs, plainText } from './plain-text';
/**
 * Markup is cut to this number of characters before it is parsed: sanitising takes about a second per 100,000
 * characters on a slow phone. The parser drops a tag that was cut in two, and closes open elements.
 */
const longestProse = 200_000;

/** Elements nested deeper than this are replaced by their children. */
const deepest = 16;

/** The highest ratio of the two sides. An image beyond it is shown like an image without a size. */
const longestSide = 4;

/** Replaces elements that are nested too deep by their children. Linear time, without recursion. */
function flatten(body: Element): void {
  const depths = new Map<Node, number>([[body, 0]]);
  for (const element of [...body.querySelectorAll('*')]) {
    const depth = (depths.get(element.parentNode!) ?? 0) + 1;
    if (depth > deepest && element.hasChildNodes()) element.replaceWith(...element.childNodes);
    else depths.set(element, depth);
  }
}

/** Whether an image has a valid `width` and `height` with a usual aspect ratio. */
function hasFittingSize(picture: Element): boolean {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => {
    const value = picture.getAttribute(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 0;
  });
  return width > 0 && height > 0 && width <= height * longestSide && height <= width * longestSide;
}

/** In a browser DOMPurify uses the global window; the build sets one with `purifyIn`. */
let purifier: DOMPurify = createPurifier;

let emptyDocument = () => document;

/** Sets the window for sanitising outside a browser. */
export function purifyIn(window: WindowLike & { document: Document }): void {
  purifier = createPurifier(window);
  emptyDocument = () => window.document;
}

/** Not exported: only sanitised markup may become trusted HTML. */
const policy = makePolicy('ngo-prose', { createHTML: (sanitised: string) => sanitised });

const inlineTags = ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'code', 'span'];

const allowed = {
  ALLOWED_TAGS: [
    ...inlineTags,
    ...['p', 'br', 'hr', 'a', 'pre', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'img'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    'href',
    'src',
    'srcset',
    'sizes',
    'alt',
    'title',
    'width',
    'height',
    'lang',
    'dir',
    'start',
    'colspan',
    'rowspan',
    'scope',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#.]|[^:]*$)/i,
};

/** Inline markup is cut to this number of characters, tags included. */
const longestInline = 2_000;

/** The level of the first heading in prose, one below the heading of the page above it. */
export type HeadingLevel = 2 | 3 | 4 | 5;

/**
 * Removes everything from API markup that could run script, restyle the page or send data. Headings start at
 * `headingsFrom` and skip no level; tables are wrapped in a scroll container. Markup that is too long is cut, with a
 * notice; deep nesting is flattened and unusual image sizes are removed. Addresses and phone numbers become links from
 * left to right. Never throws.
 */
export function sanitise(markup: string, headingsFrom: HeadingLevel = 3): string {
  const body = purify(markup.slice(0, longestProse), allowed);
  flatten(body);
  linkContacts(body);
  body.querySelectorAll('a[href]').forEach(hardenLink);
  body.querySelectorAll('img').forEach(settlePicture);
  fitHeadings(body, headingsFrom);
  body.querySelectorAll('table').forEach(wrapTable);
  if (markup.length > longestProse) body.append(paragraph(body, words.cut));
  return body.innerHTML;
}

/**
 * Returns the purified markup as an element, or its plain text with a warning if DOMPurify fails. The `br` in front is
 * removed again: after it, the HTML parser ignores a `frameset`, which would otherwise replace the body.
 */
function purify(markup: string, options: Config): Element {
  try {
    const body: unknown = purifier.sanitize(`<br>${markup}`, { ...options, RETURN_DOM: true });
    // In an unsupported environment DOMPurify returns its input.
    if (typeof body !== 'object' || body === null) throw new TypeError('the purifier gave no element');
    const { firstChild } = body as Element;
    // Inline options do not allow `br`: DOMPurify has already removed it.
    if (firstChild?.nodeName === 'BR') firstChild.remove();
    return body as Element;
  } catch (error) {
    console.warn(`Prose is shown as bare text: ${String(error)}`);
    const place = emptyDocument().createElement('div');
    place.append(paragraph(place, plainText(markup)));
    return place;
  }
}

function paragraph({ ownerDocument }: Element, text: string): Element {
  const element = ownerDocument.createElement('p');
  element.textContent = text;
  return element;
}

/** Opens links to other origins in a new tab and removes the `href` of invalid URLs. */
function hardenLink(link: Element) {
  const url = parseUrl(link.getAttribute('href') ?? '', somewhere);
  if (!url) return link.removeAttribute('href');
  isolateContact(link);
  link.setAttribute('rel', 'noopener');
  if (/^https?:$/.test(url.protocol) && url.origin !== somewhere) link.setAttribute('target', '_blank');
}

/** A placeholder for the app's origin, which the build does not know. */
const somewhere = 'https://app.invalid';

function settlePicture(picture: Element) {
  const source = picture.getAttribute('src');
  if (source) picture.setAttribute('src', pictureAddress(source));
  const both = picture.getAttribute('srcset');
  if (both) picture.setAttribute('srcset', both.replace(/[^\s,]+(?= \d+w)/g, pictureAddress));
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  // Only a valid width and height reserve the space; without them the stylesheet sets the aspect ratio.
  if (hasFittingSize(picture)) return;
  picture.removeAttribute('width');
  picture.removeAttribute('height');
}

function fitHeadings(body: Element, from: HeadingLevel) {
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
  for (const heading of headings) {
    const level = Math.min(6, from + levels.indexOf(heading.tagName));
    const fitted = body.ownerDocument.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) fitted.setAttribute(name, value);
    fitted.append(...heading.childNodes);
    heading.replaceWith(fitted);
  }
}

function wrapTable(table: Element) {
  if (table.parentElement?.closest('table')) return;
  const heads = [...table.querySelectorAll('caption, thead th')].map(({ textContent }) => textContent.trim());
  const place = table.ownerDocument.createElement('div');
  // A group, not a landmark: two tables with the same columns would have the same name.
  place.setAttribute('role', 'group');
  place.setAttribute('tabindex', '0');
  const columns = listed(heads.filter(Boolean));
  place.setAttribute('aria-label', columns ? words.tableOf(columns) : words.table);
  table.replaceWith(place);
  place.append(table);
}

/**
 * Sanitises markup for inline use, for example in a button: keeps emphasis, removes blocks, links and images. Never
 * throws.
 */
export function sanitiseInline(markup: string): string {
  const short = shorten(markup, longestInline);
  const body = purify(splitParagraphs(short), { ...allowed, ALLOWED_TAGS: inlineTags });
  flatten(body);
  return body.innerHTML.trim();
}

/** Sanitised markup for `dangerouslySetInnerHTML`. `__html` is a TrustedHTML object where the browser supports it. */
export const blockHtml = (markup: string, headingsFrom: HeadingLevel) => ({
  __html: policy.createHTML(sanitise(markup, headingsFrom)),
});

/** The same for inline use. */
export const inlineHtml = (markup: string) => ({ __html: policy.createHTML(sanitiseInline(markup)) });
