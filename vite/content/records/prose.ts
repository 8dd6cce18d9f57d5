import { Marked } from 'marked';
import * as v from 'valibot';
import { values } from '../../../src/schemas/base';
import { attempt, show, type Report } from '../faults';
import { escapeHtml } from '../../pages/escape-html.ts';
import { isTooDeep, tooDeep } from './nesting';

/** A file beside a record, as it is published; a picture may have a size, and another file for phones. */
interface Published {
  url: string;
  width?: number | undefined;
  height?: number | undefined;
  small?: { url: string; width: number };
}

interface Options {
  /** A front-matter field is inline text; the body of a record has paragraphs. */
  inline: boolean;
  /** Publishes a file beside the record and returns its address; undefined if it reported a fault. */
  publish: (name: string, isImage: boolean) => Published | undefined;
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
  const pictures = new Map<string, Published>();
  const marked = new Marked({
    async: false,
    renderer: {
      image({ href, title, text }) {
        const picture = pictures.get(href);
        // Marked writes the others.
        return picture?.small ? pictureTag({ ...picture, small: picture.small }, text, title) : false;
      },
    },
    walkTokens: (token) => {
      if (token.type === 'html') checkHtml(token.raw, report);
      if (token.type !== 'link' && token.type !== 'image') return;
      const href: string = token.href;
      if (!v.is(values.link, href)) {
        report('an address that starts with https:, http:, mailto: or tel:', show(href));
      } else if (isBeside(href)) {
        const [name = '', fragment = ''] = href.split(/(?=#)/);
        const file = publish(decodeName(name), token.type === 'image');
        if (!file) return;
        token.href = file.url + fragment;
        pictures.set(token.href, file);
      }
    },
  });
  const rendered = attempt(() => (inline ? marked.parseInline(markdown) : marked.parse(markdown)));
  if ('value' in rendered) return String(rendered.value).trim();
  report('Markdown that can be read', rendered.flaw);
  return undefined;
}

/** The width of a column of prose. */
const columnSizes = '(min-width: 900px) 760px, 92vw';

function pictureTag(
  { url, width, height, small }: Published & { small: { url: string; width: number } },
  text: string,
  title: string | null,
): string {
  const attributes = {
    src: url,
    srcset: `${small.url} ${small.width}w, ${url} ${width}w`,
    sizes: columnSizes,
    width,
    height,
    alt: text,
    title,
  };
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}="${escapeHtml(String(value))}"`],
  );
  return `<img ${written.join(' ')}>`;
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
