import { compressedTypes } from '../precompress.ts';
import {
  documentExpression,
  editorExpression,
  fileFolders,
  type HostRules,
  leftExpression,
  notFoundPage,
  patternExpression,
} from './rules.ts';

/**
 * An `.htaccess` for the root of an Apache 2.4 host. Serves the precompressed files, with or without
 * mod_brotli and mod_deflate.
 */
export function apacheConfiguration(rules: HostRules): string {
  const cached = rules.cache.filter(({ value }) => value !== rules.otherCache);
  const { prefix, suffix } = rules.api;
  const folders = fileFolders.map((folder) => folder.slice(1, -1)).join('|');
  const text = Object.keys(compressedTypes).join('|');
  return `Options -Indexes -MultiViews
DirectoryIndex index.html
# ${prefix}x may be a file and a folder at once.
DirectorySlash Off

ErrorDocument 404 ${notFoundPage}
${rules.languages.map(({ folder, notFound }) => `<If "%{REQUEST_URI} =~ m#^${folder}#">\n  ErrorDocument 404 ${notFound}\n</If>\n`).join('')}<If "%{REQUEST_URI} =~ m#^/(${folders})/# || %{REQUEST_URI} =~ m#\\.[A-Za-z][A-Za-z0-9]*$#">
  ErrorDocument 404 default
</If>

<IfModule mod_mime.c>
${Object.entries(rules.contentTypes)
  .map(([extension, type]) => `  AddType ${type} .${extension}`)
  .join('\n')}
  # Apache takes .br for the Breton language.
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
</IfModule>
${Object.entries(compressedTypes)
  .map(
    ([extension, type]) =>
      `<FilesMatch "\\.${extension}\\.(br|gz)$">\n  ForceType ${rules.contentTypes[extension] ?? type}\n</FilesMatch>`,
  )
  .join('\n')}

<IfModule mod_headers.c>
${securityLines(rules)}
  Header always set Cache-Control "${rules.otherCache}"
${cached
  .map(
    ({ pattern, value }) =>
      `  Header always set Cache-Control "${value}" "expr=%{REQUEST_STATUS} =~ /^(2..|304)$/ && %{REQUEST_URI} =~ m#${patternExpression(pattern)}#"`,
  )
  .join('\n')}
  <FilesMatch "\\.(${text})(\\.br|\\.gz)?$">
    Header merge Vary Accept-Encoding
  </FilesMatch>
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
  RewriteRule ^_(headers|redirects)$ - [R=404,L]
  RewriteRule ^(.+?)/+$ /$1 [R=308,L]

${rules.moved.map(({ from, to }) => `  RewriteRule ^${from.slice(1)}$ ${to} [R=301,L]\n`).join('')}${rules.left.map(leftRules).join('')}  # Another spelling of a page. THE_REQUEST is the address as it was sent, not as it was rewritten.
  RewriteCond %{REQUEST_URI} !^/(${folders})/
  RewriteCond %{REQUEST_FILENAME} -f
  RewriteCond %{THE_REQUEST} ^\\S+\\s/+(?:index|([^?\\s]+?))\\.html[?\\s]
  RewriteRule \\.html$ /%1 [R=308,L,NE]

  RewriteCond %{REQUEST_FILENAME}${suffix} -f
  RewriteRule ^${prefix.slice(1)}.+$ %{REQUEST_URI}${suffix} [L]

  RewriteCond %{REQUEST_URI} !^/(${folders})/
  RewriteCond %{REQUEST_FILENAME} !-f
  RewriteCond %{REQUEST_FILENAME}.html -f
  RewriteRule ^.+$ %{REQUEST_URI}.html [L]

  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule . - [R=404,L]

  RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
  RewriteCond %{REQUEST_FILENAME}.br -f
  RewriteRule \\.(${text})$ %{REQUEST_URI}.br [L]

  RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
  RewriteCond %{REQUEST_FILENAME}.gz -f
  RewriteRule \\.(${text})$ %{REQUEST_URI}.gz [L]
</IfModule>
`;
}

/**
 * The redirect of the pages of a language that has none. Apache refuses a question mark that comes from the request into
 * the new address (403), and writes the query that it appends behind a fragment.
 */
function leftRules({ code, mark }: HostRules['left'][number]): string {
  const address = leftExpression(code)
    .slice(1, -1)
    .replaceAll('[^?]', '[^?\\s]')
    .replace('(\\?.*)?', '(?:\\?\\S*)?');
  const rule = (query: string) =>
    `  RewriteCond %{THE_REQUEST} ^\\S+\\s${address}\\s\n  RewriteRule ^ /%1${query}${mark} [R=302,L,NE]\n`;
  const withQuery = mark && `  RewriteCond %{QUERY_STRING} .\n${rule('?%{QUERY_STRING}')}`;
  return `  # The site has no pages of this language.\n${withQuery}${rule('')}\n`;
}

/**
 * For the virtual host of an Apache server: the same headers with responses to requests that Apache refuses
 * before it reads the `.htaccess`, such as one with a malformed address.
 */
export const apacheHostConfiguration = (rules: HostRules): string =>
  `# Include this file in the virtual host. The site needs AllowOverride All, for its .htaccess.
<IfModule mod_headers.c>
${securityLines(rules)}
  Header always set Cache-Control "${rules.otherCache}"
</IfModule>
`;

const securityLines = (rules: HostRules): string =>
  [
    ...Object.entries(rules.security).map(([name, value]) => `  Header always set ${name} "${value}"`),
    `  Header always set Content-Security-Policy "${rules.documentPolicy}" "expr=%{REQUEST_URI} =~ m#${documentExpression.folder}# && %{REQUEST_URI} !~ m#${documentExpression.pdf}#i"`,
    ...Object.entries(rules.editor).map(
      ([name, value]) =>
        `  Header always set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${editorExpression}#"`,
    ),
    ...Object.entries(rules.overTls).map(
      ([name, value]) => `  Header always set ${name} "${value}" "expr=%{HTTPS} == 'on'"`,
    ),
  ].join('\n');
