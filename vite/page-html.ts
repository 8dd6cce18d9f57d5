import type { PrerenderedPage } from '../src/server/prerender.tsx';
import { pageDataElement } from '../src/app/page-data.ts';
import type { Page } from './addresses.ts';
import type { BuildVariables } from './build-variables.ts';

/** Without scripts, collapsed content must be expanded. */
const unfolded =
  '<noscript><style>.MuiCollapse-root{height:auto!important;visibility:visible!important}</style></noscript>';

/** HTML with another title. Throws if it lacks the element. */
export const withTitle = (html: string, title: string): string =>
  replaceOnce(html, '<title>', /<title>[^<]*<\/title>/g, `<title>${escapeHtml(title)}</title>`);

/**
 * The shell with the title, description and Open Graph data of one page. Throws if the shell lacks their
 * elements.
 */
export function pageHtml(shell: string, page: Page, { siteName, siteUrl }: BuildVariables): string {
  const title = `${page.title} · ${siteName}`;
  const description = escapeHtml(page.description);
  const canonical = siteUrl && `<link rel="canonical" href="${escapeHtml(siteUrl + page.path)}" />`;
  const described = replaceOnce(
    withTitle(shell, title),
    '<meta name="description">',
    /<meta\s+name="description"[^>]*>/g,
    `<meta name="description" content="${description}" />`,
  );
  return withHead(
    described,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:title" content="${escapeHtml(title)}" />`,
    `<meta property="og:description" content="${description}" />`,
    ...(page.isUnlisted ? ['<meta name="robots" content="noindex" />'] : canonical ? [canonical] : []),
  );
}

/**
 * A page with its prerendered markup, styles and data. Links and metas that React hoists are moved to the
 * head. Throws if the shell lacks their elements.
 */
export function filledHtml(html: string, path: string, builtAt: number, page: PrerenderedPage): string {
  const { rows, builtOn, until } = page;
  const { head, body } = splitHead(page.markup);
  const root = `<div id="root">${body}</div>\n    ${pageDataElement({ path, builtAt, builtOn, rows, ...(until !== undefined && { until }) })}`;
  const readable = replaceOnce(html, '<noscript>', /\s*<noscript>[^<]*<\/noscript>/g, '');
  const filled = replaceOnce(readable, '<div id="root">', /<div id="root"><\/div>/g, root);
  return withHead(filled, ...head, page.styles, unfolded);
}

/** The note on a page while the app loads slowly: on a prerendered page, and on the empty shell. */
export interface SlowWords {
  readable: string;
  empty: string;
}

/** Adds the note that appears after a while unless the app has started. Without scripts it stays hidden. */
export function withStartNote(html: string, { readable, empty }: SlowWords): string {
  const text = html.includes('<div id="root"></div>') ? empty : readable;
  const note = `<p data-start-note role="status">${escapeHtml(text)}</p>`;
  const unwanted = '<noscript><style>[data-start-note]{display:none}</style></noscript>';
  return replaceOnce(html, '</body>', /[ \t]*<\/body>/g, `    ${note}${unwanted}\n  </body>`);
}

/**
 * React 19 hoists metadata to the start of the markup if there is no head:
 * https://react.dev/reference/react-dom/components/link#special-rendering-behavior
 */
function splitHead(markup: string): { head: string[]; body: string } {
  const head: string[] = [];
  const body = markup.replace(/^(?:<(?:link|meta)\b[^>]*>|<title>[^<]*<\/title>)+/, (elements) => {
    head.push(...(elements.match(/<(?:link|meta)\b[^>]*>/g) ?? []));
    return '';
  });
  return { head, body };
}

/** Appends lines to the head of a page. */
export const withHead = (html: string, ...lines: string[]): string =>
  replaceOnce(
    html,
    '</head>',
    /[ \t]*<\/head>/g,
    `${lines.map((line) => `    ${line}\n`).join('')}  </head>`,
  );

/** Throws if a page has an executable inline script, because the CSP forbids it. */
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
