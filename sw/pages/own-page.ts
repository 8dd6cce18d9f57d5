import type { SiteLanguage } from '../version/version-files';

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
