import { dataFolders, documentFolder, editorAddress, type HostRules, noTransform } from './rules.ts';

const maxLineLength = 2000;

const policyName = 'Content-Security-Policy';

/**
 * Extensions of files in the document folder other than PDF, because these hosts have no negated patterns.
 * First the types that browsers show as a page that could run scripts, in all common spellings; files with
 * other extensions are downloaded.
 */
const sandboxed = [
  'svg SVG html HTML htm HTM xhtml xht shtml xml XML xsl xslt mht mhtml',
  'txt csv json avif webp png jpg jpeg gif',
  'doc docx xls xlsx ppt pptx odt ods odp rtf zip',
].flatMap((endings) => endings.split(' '));

/** For an HTML file at its address without extension, which no extension rule matches. Also harmless for a PDF. */
const scriptless = "script-src 'none'; form-action 'none'";

/**
 * `_headers` for Netlify and Cloudflare Pages. Pages have the hosts' own default `Cache-Control`, which also
 * revalidates, because a rule for `/*` would be joined with the others. Throws if a line exceeds the limit of
 * Cloudflare Pages.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function netlifyHeaders(rules: HostRules): string {
  const typed = Object.entries(rules.contentTypes);
  const blocks = [
    block('/*', Object.entries({ ...rules.security, ...rules.overTls })),
    ...rules.cache.map(({ pattern, value }) => {
      const type = typed.find(([extension]) => pattern.endsWith(`.${extension}`))?.[1];
      const policy = policyOf(pattern, rules);
      return block(
        pattern,
        [
          ['Cache-Control', withoutNoTransform(value)],
          ...(type ? [['Content-Type', type] as const] : []),
          ...(policy ? [[policyName, policy] as const] : []),
        ],
        policy === rules.documentPolicy ? [policyName] : [],
      );
    }),
    // Combined with the policies of `/*` and of the folder: a browser enforces all policies of a response.
    // https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy
    ...sandboxed.map((ending) => block(`${documentFolder}*.${ending}`, [[policyName, rules.documentPolicy]])),
    // The editor cannot work under the policy of `/*`.
    ...(Object.keys(rules.editor).length > 0 ? [editorAddress, `${editorAddress}/*`] : []).map((pattern) =>
      block(pattern, Object.entries(rules.editor), Object.keys(rules.editor)),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Omits `no-transform`, because these hosts compress at their edge and would then serve every script
 * uncompressed, three times its size:
 * https://developers.cloudflare.com/speed/optimization/content/compression/
 */
const withoutNoTransform = (value: string) => value.replace(`, ${noTransform}`, '');

/**
 * `_redirects` for the same hosts. Without mapping if the client adds the suffix itself, because Cloudflare
 * would add it twice.
 */
export function netlifyRedirects({ api, languages, left, moved }: HostRules): string {
  return [
    ...moved.map(({ from, to }) => `${from} ${to} 301\n`),
    // A fragment, because a query would take the place of the visitor's own.
    ...left.map(({ code, mark }) => `/${code} /${mark} 302\n/${code}/* /:splat${mark} 302\n`),
    ...(api.isMapped ? [`${api.prefix}* ${api.prefix}:splat${api.suffix} 200\n`] : []),
    // Cloudflare Pages passes these over, and takes the nearest 404.html by itself.
    ...languages.map(({ folder, notFound }) => `${folder}* ${notFound} 404\n`),
  ].join('');
}

/** The policy of what stands below a pattern, where it has one of its own. */
function policyOf(pattern: string, { documentPolicy }: HostRules): string | undefined {
  const folder = pattern.slice(0, -1);
  if (folder === documentFolder) return scriptless;
  return dataFolders.includes(folder) ? documentPolicy : undefined;
}

/**
 * A rule with its headers. Those that are removed come from `/*`; Cloudflare takes them away by a line with `!`:
 * https://developers.cloudflare.com/pages/configuration/headers/#detach-a-header
 */
const block = (
  pattern: string,
  headers: readonly (readonly [string, string])[],
  removed: readonly string[] = [],
): string => [pattern, ...removed.map((name) => `  ! ${name}`), ...headerLines(headers)].join('\n');

function headerLines(headers: readonly (readonly [string, string])[]): string[] {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > maxLineLength);
  if (tooLong !== undefined)
    throw new Error(
      `A line of _headers must not be longer than ${maxLineLength} characters, but${tooLong.slice(1, 40)}… has ${tooLong.length}.`,
    );
  return lines;
}
