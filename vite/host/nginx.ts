import {
  documentExpression,
  editorExpression,
  fileFolders,
  type HostRules,
  leftExpression,
  notFoundPage,
  patternExpression,
} from './rules.ts';

/** An nginx configuration for the built site, to include in the http block. */
export function nginxConfiguration(rules: HostRules): string {
  const { prefix, suffix } = rules.api;
  const folders = fileFolders.filter((folder) => folder !== prefix);
  return `# Include this file in the http block (for example from conf.d), and set server_name, root and TLS.

${headerMaps(rules)}

server {
  listen 80;
  server_name example.org;
  root /var/www/site;
  absolute_redirect off;

  include mime.types;
  types {
${Object.entries(rules.contentTypes)
  .filter(([extension]) => !knownToNginx.includes(extension))
  .map(([extension, type]) => `    ${type.includes(';') ? `"${type}"` : type} ${extension};`)
  .join('\n')}
  }

  gzip_static on;
  gzip_vary on;
  # With the brotli module:
  # brotli_static on;

  # A location with an add_header of its own would lose all of these: keep them here.
${headerNames(rules)
  .map((name) => `  add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

  if ($request_uri ~ "^/+([^/?\\x5C][^?]*?)/+(\\?.*)?$") {
    return 308 /$1$2;
  }

${rules.moved.map(({ from, to }) => `  location = ${from} {\n    return 301 ${to}$is_args$args;\n  }\n`).join('')}${rules.left
    .map(
      ({ code, mark }) => `  # The site has no pages of this language.
  if ($request_uri ~ "${leftExpression(code)}") {
    return 302 "/$1$2${mark}";
  }
`,
    )
    .join('')}
  location ~ /\\.(?!well-known/)|^/_(headers|redirects)$ {
    return 404;
  }

  location ${prefix} {
    try_files $uri${suffix} $uri =404;
  }

${folders.map((folder) => `  location ${folder} {\n    try_files $uri =404;\n  }`).join('\n\n')}

  # Another spelling of a page.
  location ~ ^(?!${fileFolders.join('|')}).*\\.html$ {
    if (!-f $request_filename) {
      return 404;
    }
    if ($request_uri ~ "^/+(?:index|([^?]+))\\.html(\\?.*)?$") {
      return 308 /$1$2;
    }
    return 404;
  }

  location = ${notFoundPage} {
    internal;
  }

  location ~ \\.[A-Za-z][A-Za-z0-9]*$ {
    try_files $uri =404;
  }

  location = / {
    try_files /index.html =404;
  }

${rules.languages
  .map(
    ({ folder, notFound }) => `  location = ${notFound} {
    internal;
  }

  location ${folder} {
    error_page 404 ${notFound};
    try_files $uri $uri.html =404;
  }

`,
  )
  .join('')}  location / {
    error_page 404 ${notFoundPage};
    try_files $uri $uri.html =404;
  }
}
`;
}

const policyName = 'Content-Security-Policy';
const transportName = 'Strict-Transport-Security';
const cacheName = 'Cache-Control';

const headerNames = (rules: HostRules): string[] => [
  ...Object.keys(rules.security),
  transportName,
  cacheName,
];

const variableOf = (name: string): string => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * A map for each header. To a 416 nginx adds all headers twice, first with the status 200: the second time
 * they must be empty, which leaves them out. Without `volatile` a map is evaluated once per request.
 */
function headerMaps(rules: HostRules): string {
  const { [policyName]: policy = '', ...others } = rules.security;
  const { folder, pdf } = documentExpression;
  const cached = rules.cache.filter(({ value }) => value !== rules.otherCache);
  const ofEditor = (name: string): [string, string][] => {
    const value = rules.editor[name];
    return value === undefined ? [] : [[`~^\\d+${editorExpression.slice(1)}`, value]];
  };
  return [
    '# nginx adds headers twice to a 416: the second time they are empty, and left out.',
    ...Object.entries(others).map(([name, value]) =>
      rules.editor[name] === undefined
        ? map('$status', name, value, [['416', '']])
        : map('$status$uri', name, value, [['~^416', ''], ...ofEditor(name)]),
    ),
    '# What a document shows when its address is opened; the browser’s viewer of PDFs runs in no sandbox.',
    map('$status$uri', policyName, policy, [
      ['~^416', ''],
      [`~*${pdf}`, policy],
      [`~^\\d+${folder.slice(1)}`, rules.documentPolicy],
      ...ofEditor(policyName),
    ]),
    map('$https$status', transportName, '', [['~^on(?!416)', rules.overTls[transportName] ?? '']]),
    '# Errors, redirects and parts of files are not cached.',
    map('$status $http_range $uri', cacheName, rules.otherCache, [
      ['~^416', ''],
      ...cached.map(
        ({ pattern, value }) => [`~^(2\\d\\d|304)  ${patternExpression(pattern).slice(1)}`, value] as const,
      ),
    ]),
  ].join('\n');
}

const map = (key: string, name: string, value: string, others: readonly (readonly [string, string])[]) =>
  [
    `map "${key}" ${variableOf(name)} {`,
    '  volatile;',
    `  default "${value}";`,
    ...others.map(([pattern, other]) => `  "${pattern}" "${other}";`),
    '}',
  ].join('\n');

/** nginx warns about a duplicate type if its own mime.types has it too. */
const knownToNginx = ['avif', 'wasm', 'ico', 'atom'];
