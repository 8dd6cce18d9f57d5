import { siteLanguageAt, type SiteLanguage } from '../version/version-files';
import { parseUrl } from '../contract/urls';

/** What a page that the worker makes by itself says: markup, but for the title as in the shell. */
interface OwnPage {
  title: string;
  body: string;
  /** A style element, where the policy of the response allows one. */
  style?: string;
}

/** The response with a page in this language, which needs no script and no file. It is not to be stored. */
export const ownPage = ({ language }: SiteLanguage, { title, body, style = '' }: OwnPage): Response =>
  new Response(
    `<!doctype html>
<html lang="${language?.tag ?? ''}" dir="${language?.direction ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
${style}
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`,
    {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    },
  );

/** Escapes a text for HTML, also within the quotes of an attribute. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The page in place of one in a language that is not on this phone and cannot be fetched: it says so in that language,
 * and leads to the same page in the languages that are there. It needs no script and no file.
 */
export function otherLanguagePage(
  url: URL,
  siteLanguage: SiteLanguage,
  held: readonly SiteLanguage[],
): Response {
  const { prefix, shell, language } = siteLanguage;
  const { words = {} } = language ?? {};
  const [, siteName = ''] = /<title>([^<]*)<\/title>/.exec(shell) ?? [];
  const links = held.map((other) => {
    const { tag: lang = '', name = '', direction: dir = '' } = other.language ?? {};
    const path = other.prefix + url.pathname.slice(prefix.length) || '/';
    const href = escape(url.origin + (other.prefix ? path.replace(/\/$/, '') : path) + url.search);
    return `<li><a class="strong" href="${href}" rel="alternate" hreflang="${lang}" lang="${lang}" dir="${dir}">${name}</a></li>`;
  });
  const body = `<p class="site">${siteName}</p>
<h1>${words['otherTitle']}</h1>
<p>${words['otherText']}</p>
<p><a href="${escape(url.href)}">${words['retry']}</a></p>
<h2>${words['others']}</h2>
<ul>
${links.join('\n')}
</ul>`;
  const title = `${words['otherTitle']} · ${siteName}`;
  return ownPage(siteLanguage, { title, body, style: `<style>${style}</style>` });
}

/** The colours of the app, in light and dark. */
const style =
  ':root{--ink:#1D2433;--paper:#FAF7F2;--sheet:#FFF;--line:#E4DED3;--lapis:#1B3B6F;--on:#FFF}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#E8E6E1;--paper:#10151F;--sheet:#1B2538;--line:#2B3447;--lapis:#9DBBEF;--on:#10151F}}' +
  'body{margin:0;padding:32px 16px;font:1rem/1.8 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}' +
  'main{box-sizing:border-box;max-inline-size:40rem;margin:auto;padding:24px;border:1px solid var(--line);border-radius:12px;background:var(--sheet)}' +
  'h1{margin:0;font-size:1.5rem;line-height:1.4}h2{margin:24px 0 8px;font-size:1rem}.site{margin:0 0 8px;font-weight:700;color:var(--lapis)}' +
  'ul{display:flex;flex-wrap:wrap;gap:8px;margin:0;padding:0;list-style:none}' +
  'a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--lapis)}' +
  '.strong{padding-inline:20px;border-radius:8px;font-weight:600;text-decoration:none;color:var(--on);background:var(--lapis)}';

/**
 * The response to a navigation to a document that is neither stored nor reachable, in the language of the page that
 * links to it. Needs no style, script or file.
 */
export function notStoredPage({ url, referrer }: Request): Response {
  const from = parseUrl(referrer, url);
  const siteLanguage = siteLanguageAt(from?.origin === self.location.origin ? from.pathname : '/');
  const { prefix, language } = siteLanguage;
  const { words = {} } = language ?? {};
  const body = `<h1>${words['notStored']}</h1>
<p>${words['notStoredWhy']}</p>
<p><a href="${prefix || '/'}">${words['backToHome']}</a></p>`;
  return ownPage(siteLanguage, { title: words['notStored'] ?? '', body });
}
