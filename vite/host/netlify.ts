import { documentFolder, type HostRules, noTransform } from './rules.ts';

const longestLine = 2000;

/**
 * What a folder of documents may hold and is no PDF, by the ending of its name: these hosts know no "all but". First what browsers
 * show as a page that could run scripts, in the spellings in use; one of another ending is downloaded.
 */
const sandboxed = [
  'svg SVG html HTML htm HTM xhtml xht shtml xml XML xsl xslt mht mhtml',
  'txt csv json avif webp png jpg jpeg gif',
  'doc docx xls xlsx ppt pptx odt ods odp rtf zip',
].flatMap((endings) => endings.split(' '));

/** An HTML file is shown at its address without an ending, where no rule of endings finds it. A PDF runs no script of ours either. */
const scriptless = "script-src 'none'; form-action 'none'";

/**
 * `_headers` for Netlify and Cloudflare Pages. Pages keep the hosts' own default there, which revalidates too: a rule
 * for `/*` would be joined with the others. Throws where a line is longer than Cloudflare Pages reads.
 */
export function netlifyHeaders(rules: HostRules): string {
  const typed = Object.entries(rules.contentTypes);
  const blocks = [
    block('/*', Object.entries({ ...rules.security, ...rules.overTls })),
    ...rules.cache.map(({ pattern, value }) => {
      const type = typed.find(([extension]) => pattern.endsWith(`.${extension}`))?.[1];
      return block(pattern, [
        ['Cache-Control', withoutNoTransform(value)],
        ...(type ? [['Content-Type', type] as const] : []),
        ...(pattern.startsWith(documentFolder) ? [['Content-Security-Policy', scriptless] as const] : []),
      ]);
    }),
    // Joined with the policies of `/*` and of the folder: a browser obeys all of them.
    ...sandboxed.map((ending) =>
      block(`${documentFolder}*.${ending}`, [['Content-Security-Policy', rules.documentPolicy]]),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * These hosts compress at their edge, which `no-transform` forbids: every script would cost three times its bytes.
 * https://developers.cloudflare.com/speed/optimization/content/compression/
 */
const withoutNoTransform = (value: string) => value.replace(`, ${noTransform}`, '');

/** `_redirects` for the same hosts. A client that names the files itself needs no mapping, and Cloudflare would map twice. */
export function netlifyRedirects({ api }: HostRules): string {
  return api.isMapped ? `${api.prefix}* ${api.prefix}:splat${api.suffix} 200\n` : '';
}

function block(pattern: string, headers: readonly (readonly [string, string])[]): string {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong !== undefined)
    throw new Error(
      `A line of _headers must not be longer than ${longestLine} characters, but${tooLong.slice(1, 40)}… has ${tooLong.length}.`,
    );
  return [pattern, ...lines].join('\n');
}
