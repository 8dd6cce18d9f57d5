import type { Plugin } from 'vite';
import type { PrerenderedPage } from '../../src/server/prerender.tsx';
import { pageDataElement } from '../../src/data/lists/host/page-data.ts';
import type { SiteLanguage } from '../messages/languages.ts';
import { addressIn, type Page } from './addresses.ts';
import type { BuildVariables } from '../build-variables.ts';
import { escapeHtml } from './escape-html.ts';
import { previewSize } from '../../src/server/preview-size.ts';
import type { PublishedHead } from '../publish.ts';
import type * as GlobalCss from '../../src/server/global-css.tsx';

/** Without scripts, collapsed content must be expanded. */
const unfolded =
  '<noscript><style>.MuiCollapse-root{height:auto!important;visibility:visible!important}</style></noscript>';

/** HTML with another title. Throws if it lacks the element. */
export const withTitle = (html: string, title: string): string =>
  replaceOnce(html, '<title>', /<title>[^<]*<\/title>/g, `<title>${escapeHtml(title)}</title>`);

/** HTML with another description. Throws if it lacks the element. */
export const withDescription = (html: string, description: string): string =>
  replaceOnce(
    html,
    '<meta name="description">',
    /<meta\s+name="description"[^>]*>/g,
    `<meta name="description" content="${escapeHtml(description)}" />`,
  );

/**
 * The shell with the title, description and Open Graph data of one page, and what it says to other programs if the
 * address of the site is known. Throws if the shell lacks their elements.
 */
export function pageHtml(
  shell: string,
  page: Page,
  { siteName, siteUrl, siteLanguages, siteLanguage }: Heading,
  published?: PublishedHead,
): string {
  // In a chat the home page is the site.
  const name = page.path === '/' ? siteName : page.title;
  return withHead(
    withDescription(withTitle(shell, `${page.title} · ${siteName}`), page.description),
    property('og:type', page.record ? 'article' : 'website'),
    property('og:site_name', siteName),
    property('og:title', name),
    property('og:description', page.description),
    ...(page.isUnlisted ? ['<meta name="robots" content="noindex" />'] : []),
    ...(siteUrl && !page.isUnlisted
      ? addressLines({ ...page, title: name }, { siteUrl, siteLanguages, siteLanguage }, published)
      : []),
  );
}

interface Heading extends Pick<BuildVariables, 'siteName' | 'siteUrl' | 'siteLanguages'> {
  /** The language of the page; by default the first one. */
  siteLanguage?: SiteLanguage | undefined;
}

/**
 * The addresses of a page in all languages, for search engines, which show each reader one; none where there is one
 * language. https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternatesOf(
  siteLanguages: readonly SiteLanguage[],
  siteUrl: string,
  path: string,
): (readonly [language: string, address: string])[] {
  if (siteLanguages.length < 2) return [];
  const addresses = siteLanguages.map(
    (siteLanguage) => [siteLanguage.tag, siteUrl + addressIn(siteLanguage, path)] as const,
  );
  return [...addresses, ['x-default', addresses[0]![1]]];
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;

/** The address of a page, the picture of its preview, its feeds and its structured data. */
function addressLines(
  page: Page,
  { siteUrl, siteLanguages, siteLanguage = siteLanguages[0]! }: Omit<Heading, 'siteName'>,
  published: PublishedHead | undefined,
): string[] {
  const path = page.canonical ?? page.path;
  const address = siteUrl + addressIn(siteLanguage, path);
  const own = [
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    ...alternatesOf(siteLanguages, siteUrl, path).map(
      ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}" />`,
    ),
    property('og:url', address),
  ];
  if (!published) return own;
  return [
    ...own,
    property('og:image', published.image),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(previewSize.width)),
    property('og:image:height', String(previewSize.height)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', page.title),
    named('twitter:description', page.description),
    named('twitter:image', published.image),
    ...published.lines,
  ];
}

/**
 * A page with its prerendered markup, styles and data. Links and metas that React hoists are moved to the
 * head. Throws if the shell lacks their elements.
 */
export function filledHtml(html: string, path: string, builtAt: number, page: PrerenderedPage): string {
  const { rows, builtOn, until, standsIn } = page;
  const { head, body } = splitHead(page.markup);
  const root = `<div id="root">${body}</div>\n    ${pageDataElement({ path, builtAt, builtOn, rows, ...(until !== undefined && { until }), ...(standsIn && { standsIn }) })}`;
  const readable = replaceOnce(html, '<noscript>', /\s*<noscript>[^<]*<\/noscript>/g, '');
  const filled = replaceOnce(readable, '<div id="root">', /<div id="root"><\/div>/g, root);
  return withHead(filled, ...head, page.styles, unfolded);
}

/**
 * The note on a page while the app loads slowly: on a prerendered page, and on the empty shell, which says more without
 * scripts; and in place of both in a browser that is too old for the app.
 */
export interface SlowWords {
  readable: string;
  empty: string;
  tooOld: string;
  noScript: string;
}

/** The shell with what it says without scripts. Throws if it lacks the element. */
export const withoutScripts = (html: string, { noScript }: SlowWords): string =>
  replaceOnce(
    html,
    '<noscript>',
    /<noscript>[^<]*<\/noscript>/g,
    `<noscript>${escapeHtml(noScript)}</noscript>`,
  );

/** What a page without content says where its address is none, if its scripts do not run. */
export interface NotFoundWords {
  notFound: string;
  notFoundHint: string;
  backToHome: string;
}

/**
 * The shell with what it says without scripts where its address is none; `home` is the address of the home page. With
 * scripts the app says it: the record of an API may be younger than the build. Throws if it lacks the element.
 */
export const withNotFound = (html: string, words: NotFoundWords, home: string): string =>
  replaceOnce(
    html,
    '<noscript>',
    /<noscript>(?=[^<]*<\/noscript>)/g,
    '<noscript><style>body{padding:16px}</style>' +
      `<h1>${escapeHtml(words.notFound)}</h1><p>${escapeHtml(words.notFoundHint)}</p>` +
      `<p><a href="${escapeHtml(home)}">${escapeHtml(words.backToHome)}</a></p>`,
  );

/**
 * Adds the note that appears after a while unless the app has started: its style sheet chooses the sentence by the age of
 * the browser. Without scripts it stays hidden.
 */
export function withStartNote(
  html: string,
  { readable, empty, tooOld }: Omit<SlowWords, 'noScript'>,
): string {
  const text = html.includes('<div id="root"></div>') ? empty : readable;
  const note = `<p data-start-note role="status"><span>${escapeHtml(text)}</span><span data-too-old>${escapeHtml(tooOld)}</span></p>`;
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

/** The global CSS as an element of the head, before the styles of the page's content. */
export const globalCssElement = (css: string): string => `<style data-global-css>${css}</style>`;

/** Adds the global CSS to the page of the development server; a build writes it into its pages. */
export function globalCss(): Plugin {
  return {
    name: 'global-css',
    apply: 'serve',
    async transformIndexHtml(html, { server }) {
      if (!server) return html;
      const { globalCss } = (await server.ssrLoadModule('/src/server/global-css.tsx')) as typeof GlobalCss;
      return withHead(html, globalCssElement(globalCss()));
    },
  };
}
