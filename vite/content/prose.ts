import { Marked } from 'marked';
import * as v from 'valibot';
import { values } from '../../src/schemas/base';
import { show, type Report } from './faults';

interface Options {
  /** A front-matter field is a line of text, the body of a record has paragraphs. */
  inline: boolean;
  /** Publishes a file that stands beside the record, and gives its address; undefined where it was reported. */
  publish: (name: string, isImage: boolean) => string | undefined;
  report: Report;
}

/** Markdown as HTML. Links and images that name a file beside the record point at the published file. */
export function renderProse(markdown: string, { inline, publish, report }: Options): string {
  const marked = new Marked({
    async: false,
    walkTokens: (token) => {
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
  const html = inline ? marked.parseInline(markdown) : marked.parse(markdown);
  return String(html).trim();
}

const isBeside = (href: string) => !/^([a-z][a-z0-9+.-]*:|[/#])/i.test(href);

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replace(/^\.\//, ''));
  } catch (error) {
    // A lone % is a letter of the name.
    if (error instanceof URIError) return name;
    throw error;
  }
}
