import type { PrerenderedPage } from '../src/server/prerender.tsx';
import { pageDataElement } from '../src/app/page-data.ts';
import type { Page } from './addresses.ts';
import type { BuildVariables } from './build-variables.ts';

/** Without scripts nothing unfolds: what is folded stands open. */
const unfolded =
  '<noscript><style>.MuiCollapse-root{height:auto!important;visibility:visible!important}</style></noscript>';

/** The shell with the title, the description and the sharing data of one page. Throws where the shell has no place for them. */
export function pageHtml(shell: string, page: Page, { siteName, siteUrl }: BuildVariables): string {
  const title = escapeHtml(`${page.title} · ${siteName}`);
  const description = escapeHtml(page.description);
  const canonical = siteUrl && `<link rel="canonical" href="${escapeHtml(siteUrl + page.path)}" />`;
  const titled = replaceOnce(shell, '<title>', /<title>[^<]*<\/title>/g, `<title>${title}</title>`);
  const described = replaceOnce(
    titled,
    '<meta name="description">',
    /<meta\s+name="description"[^>]*>/g,
    `<meta name="description" content="${description}" />`,
  );
  return withHead(
    described,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(page.isUnlisted ? ['<meta name="robots" content="noindex" />'] : canonical ? [canonical] : []),
  );
}

/**
 * A page filled with what the browser would draw at first, its styles and its data. Links and metas that React puts
 * first go to the head. Throws where the shell has no place for it.
 */
export function filledHtml(html: string, path: string, builtAt: number, page: PrerenderedPage): string {
  const { rows, builtOn, until } = page;
  const { head, body } = splitHead(page.markup);
  const root = `<div id="root">${body}</div>\n    ${pageDataElement({ path, builtAt, builtOn, rows, ...(until !== undefined && { until }) })}`;
  const readable = replaceOnce(html, '<noscript>', /\s*<noscript>[^<]*<\/noscript>/g, '');
  const filled = replaceOnce(readable, '<div id="root">', /<div id="root"><\/div>/g, root);
  return withHead(filled, ...head, page.styles, unfolded);
}

/** What a page says where the app takes long: one with something to read, and the bare shell. */
export interface SlowWords {
  readable: string;
  empty: string;
}

/** A page with the note that shows itself after a while, unless the app has come. Without scripts it never does. */
export function withStartNote(html: string, { readable, empty }: SlowWords): string {
  const text = html.includes('<div id="root"></div>') ? empty : readable;
  const note = `<p data-start-note role="status">${escapeHtml(text)}</p>`;
  const unwanted = '<noscript><style>[data-start-note]{display:none}</style></noscript>';
  return replaceOnce(html, '</body>', /[ \t]*<\/body>/g, `    ${note}${unwanted}\n  </body>`);
}

/** React 19 hoists what belongs into the head to the start of the markup. */
function splitHead(markup: string): { head: string[]; body: string } {
  const head: string[] = [];
  const body = markup.replace(/^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/, (elements) => {
    head.push(...(elements.match(/<(?:link|meta)\b[^>]*>/g) ?? []));
    return '';
  });
  return { head, body };
}

/** The page with further lines at the end of its head. */
export const withHead = (html: string, ...lines: string[]): string =>
  replaceOnce(
    html,
    '</head>',
    /[ \t]*<\/head>/g,
    `${lines.map((line) => `    ${line}\n`).join('')}  </head>`,
  );

/** Throws where a page holds a script that a browser would run and that is no file: the policy forbids it. */
export function refuseInlineScripts(name: string, html: string): void {
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/gi)) {
    const isData = /\btype="application\/(ld\+)?json"/.test(attributes);
    if (isData || (/\bsrc=/.test(attributes) && !text.trim())) continue;
    throw new Error(`${name}: expected no inline script, found "${text.slice(0, 80)}".`);
  }
}

function replaceOnce(html: string, name: string, pattern: RegExp, text: string): string {
  const found = html.match(pattern)?.length ?? 0;
  if (found !== 1) throw new Error(`index.html must have exactly one ${name}, but it has ${found}.`);
  return html.replace(pattern, () => text);
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
