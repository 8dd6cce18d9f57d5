import createPurifier, { type Config, type DOMPurify, type WindowLike } from 'dompurify';
import { makePolicy } from '../../browser/trusted-types';
import { pictureAddress } from '../../data/documents/document-links';
import { parseUrl } from '../../data/api/own-url';
import { shorten } from '../../schemas/well-formed';
import { projectEventWords as words } from '../../words/projects-events';
import { splitParagraphs, plainText } from './plain-text';
import { flatten, hasFittingSize, longestProse } from './prose-limits';

/** In a browser this purifies in its own document; the build names one. */
let purifier: DOMPurify = createPurifier;

let emptyDocument = () => document;

/** Lets markup be sanitised where there is no browser: in the document of `window`. */
export function purifyIn(window: WindowLike & { document: Document }): void {
  purifier = createPurifier(window);
  emptyDocument = () => window.document;
}

/** Not exported: it lets markup into the page, and only the sanitiser's goes through it. */
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

/** A line of more characters (with its tags) than this would take the screen. */
const longestInline = 2_000;

/** The level of the first heading of prose that stands below a heading of the page. */
export type HeadingLevel = 2 | 3 | 4 | 5;

/**
 * Markup from the API with everything taken out that could run, restyle the page, or send anything. Its headings
 * start at `headingsFrom` and leave out no level; its tables stand in a place of their own, which scrolls. What is too long
 * is cut and says so; what is too deep or too large for a page is made to fit. Never throws.
 */
export function sanitise(markup: string, headingsFrom: HeadingLevel = 3): string {
  const body = purify(markup.slice(0, longestProse), allowed);
  flatten(body);
  body.querySelectorAll('a[href]').forEach(hardenLink);
  body.querySelectorAll('img').forEach(settlePicture);
  fitHeadings(body, headingsFrom);
  body.querySelectorAll('table').forEach(wrapTable);
  if (markup.length > longestProse) body.append(paragraph(body, words.proseCut));
  return body.innerHTML;
}

/**
 * The purified markup as an element; its bare text where the purifier fails, with a warning. `br` comes first, and is
 * taken out again: after it, a parser no longer lets a `frameset` take the place of the body.
 */
function purify(markup: string, options: Config): Element {
  try {
    const body: unknown = purifier.sanitize(`<br>${markup}`, { ...options, RETURN_DOM: true });
    // Where it finds no browser that it knows, it gives back what it was given.
    if (typeof body !== 'object' || body === null) throw new TypeError('the purifier gave no element');
    const { firstChild } = body as Element;
    // Where a line is wanted, the purifier has taken it out already.
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

/** A link abroad opens beside the app, however it is written; one that no browser can read is none. */
function hardenLink(link: Element) {
  const url = parseUrl(link.getAttribute('href') ?? '', somewhere);
  if (!url) return link.removeAttribute('href');
  link.setAttribute('rel', 'noopener');
  if (/^https?:$/.test(url.protocol) && url.origin !== somewhere) link.setAttribute('target', '_blank');
}

/** Stands for the app's own origin, which the build does not know. */
const somewhere = 'https://app.invalid';

function settlePicture(picture: Element) {
  const source = picture.getAttribute('src');
  if (source) picture.setAttribute('src', pictureAddress(source));
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  // Only two plain numbers reserve the space; what has none gets the frame of the style.
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
  // No landmark: two tables may have the same columns, and so the same name.
  place.setAttribute('role', 'group');
  place.setAttribute('tabindex', '0');
  const columns = heads.filter(Boolean).join(', ');
  place.setAttribute('aria-label', columns ? words.tableOf(columns) : words.table);
  table.replaceWith(place);
  place.append(table);
}

/** Markup for a place within a line or a button: its emphasis stays, its blocks, links and pictures do not. Never throws. */
export function sanitiseInline(markup: string): string {
  const short = shorten(markup, longestInline);
  const body = purify(splitParagraphs(short), { ...allowed, ALLOWED_TAGS: inlineTags });
  flatten(body);
  return body.innerHTML.trim();
}

/** Markup for React to write into the page: sanitised, and trusted by the browser. Its value is no text there. */
export const blockHtml = (markup: string, headingsFrom: HeadingLevel) => ({
  __html: policy.createHTML(sanitise(markup, headingsFrom)),
});

/** The same for a place within a line or a button. */
export const inlineHtml = (markup: string) => ({ __html: policy.createHTML(sanitiseInline(markup)) });
