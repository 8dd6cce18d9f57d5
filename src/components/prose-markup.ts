import createPurifier, { type DOMPurify, type WindowLike } from 'dompurify';
import { makePolicy } from '../browser/trusted-types';
import { pictureAddress } from '../data/document-links';
import { projectEventWords as words } from '../words/projects-events';
import { parted } from './plain-text';

/** In a browser this purifies in its own document; the build names one. */
let purifier: DOMPurify = createPurifier;

/** Lets markup be sanitised where there is no browser: in the document of `window`. */
export function purifyIn(window: WindowLike): void {
  purifier = createPurifier(window);
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

/** The level of the first heading of prose that stands below a heading of the page. */
export type HeadingLevel = 2 | 3 | 4 | 5;

/**
 * Markup from the API with everything taken out that could run, restyle the page, or send anything. Its headings
 * start at `headingsFrom` and leave out no level; its tables stand in a place of their own, which scrolls.
 */
export function sanitise(markup: string, headingsFrom: HeadingLevel = 3): string {
  const body = purifier.sanitize(markup, { ...allowed, RETURN_DOM: true }) as HTMLElement;
  body.querySelectorAll('a[href]').forEach(hardenLink);
  body.querySelectorAll('img').forEach(settlePicture);
  fitHeadings(body, headingsFrom);
  body.querySelectorAll('table').forEach(wrapTable);
  return body.innerHTML;
}

function hardenLink(link: Element) {
  link.setAttribute('rel', 'noopener');
  if (/^https?:/i.test(link.getAttribute('href') ?? '')) link.setAttribute('target', '_blank');
}

function settlePicture(picture: Element) {
  const source = picture.getAttribute('src');
  if (source) picture.setAttribute('src', pictureAddress(source));
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  // Only two plain numbers reserve the space; what has none gets the frame of the style.
  const isSized = ['width', 'height'].every((name) => /^[1-9]\d*$/.test(picture.getAttribute(name) ?? ''));
  if (isSized) return;
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
  place.setAttribute('aria-label', words.table(heads.filter(Boolean).join(', ')));
  table.replaceWith(place);
  place.append(table);
}

/** Markup for a place within a line or a button: its emphasis stays, its blocks, links and pictures do not. */
export const sanitiseInline = (markup: string): string =>
  purifier.sanitize(parted(markup), { ...allowed, ALLOWED_TAGS: inlineTags }).trim();

/** Markup for React to write into the page: sanitised, and trusted by the browser. Its value is no text there. */
export const blockHtml = (markup: string, headingsFrom: HeadingLevel) => ({
  __html: policy.createHTML(sanitise(markup, headingsFrom)),
});

/** The same for a place within a line or a button. */
export const inlineHtml = (markup: string) => ({ __html: policy.createHTML(sanitiseInline(markup)) });
