import { Marked } from 'marked';
import * as v from 'valibot';
import { values } from '../../../src/schemas/base';
import { attempt, show, type Report } from '../faults';
import { isTooDeep, tooDeep } from './nesting';

interface Options {
  /** A front-matter field is inline text; the body of a record has paragraphs. */
  inline: boolean;
  /** Publishes a file beside the record and returns its address; undefined if it reported a fault. */
  publish: (name: string, isImage: boolean) => string | undefined;
  report: Report;
}

/**
 * Renders Markdown to HTML; undefined, with a fault, if that fails. Links and images that name a file beside
 * the record get the address of the published file.
 */
export function renderProse(markdown: string, { inline, publish, report }: Options): string | undefined {
  if (isTooDeep(markdown)) {
    report('Markdown that can be read', tooDeep);
    return undefined;
  }
  const marked = new Marked({
    async: false,
    walkTokens: (token) => {
      if (token.type === 'html') checkHtml(token.raw, report);
      if (token.type !== 'link' && token.type !== 'image') return;
      const href: string = token.href;
      if (!v.is(values.link, href)) {
        report('an address that starts with https:, http:, mailto: or tel:', show(href));
      } else if (isBeside(href)) {
        const [name = '', fragment = ''] = href.split(/(?=#)/);
        const url = publish(decodeName(name), token.type === 'image');
        if (url) token.href = url + fragment;
      }
    },
  });
  const rendered = attempt(() => (inline ? marked.parseInline(markdown) : marked.parse(markdown)));
  if ('value' in rendered) return String(rendered.value).trim();
  report('Markdown that can be read', rendered.flaw);
  return undefined;
}

/**
 * Elements that the app does not render. Their content would be lost; after a frameset, also the rest of the
 * text.
 */
const droppedElements =
  /<(frameset|frame|noframes|html|head|body|script|style|template|iframe|object|embed|svg|math|plaintext|xmp|noembed|noscript|textarea|title|form|base|link|meta)\b/i;

function checkHtml(html: string, report: Report) {
  const name = droppedElements.exec(html)?.[1];
  if (name) report('text, and HTML that a page shows', `<${name.toLowerCase()}>`);
}

const isBeside = (href: string) => !/^([a-z][a-z0-9+.-]*:|[/#])/i.test(href);

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replace(/^\.\//, ''));
  } catch (error) {
    // A lone % is part of the name.
    if (error instanceof URIError) return name;
    throw error;
  }
}
