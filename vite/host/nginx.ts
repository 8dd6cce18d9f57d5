import { documentExpression, fileFolders, type HostRules, notFoundPage, patternExpression } from './rules.ts';

/** An nginx configuration for the built site, to include in the http block. */
export function nginxConfiguration(rules: HostRules): string {
  const cached = rules.cache.filter(({ value }) => value !== rules.otherCache);
  const { prefix, suffix } = rules.api;
  const { [policyName]: policy = '', ...others } = rules.security;
  const { folder, pdf } = documentExpression;
  return `# Include this file in the http block (for example from conf.d), and set server_name, root and TLS.

# Errors and redirects are not cached.
map "$status$uri" $site_cache_control {
  default "${rules.otherCache}";
${cached.map(({ pattern, value }) => `  "~^(2\\d\\d|304)${patternExpression(pattern).slice(1)}" "${value}";`).join('\n')}
}

# What a document shows when its address is opened; the browser's viewer of PDFs runs in no sandbox.
map $uri $site_policy {
  default "${policy}";
  "~*${pdf}" "${policy}";
  "~${folder}" "${rules.documentPolicy}";
}

map $https $site_transport_security {
  default "";
  on "${rules.overTls['Strict-Transport-Security']}";
}

server {
  listen 80;
  server_name example.org;
  root /var/www/site;
  absolute_redirect off;

  include mime.types;
  types {
${Object.entries(rules.contentTypes)
  .filter(([extension]) => !knownToNginx.includes(extension))
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }

  gzip_static on;
  gzip_vary on;
  # With the brotli module:
  # brotli_static on;

  # A location with an add_header of its own would lose all of these: keep them here.
${Object.entries(others)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header ${policyName} $site_policy always;
  add_header Strict-Transport-Security $site_transport_security always;
  add_header Cache-Control $site_cache_control always;

  if ($request_uri ~ "^/+([^/?\\x5C][^?]*?)/+(\\?.*)?$") {
    return 308 /$1$2;
  }

  location ~ /\\.(?!well-known/)|^/_(headers|redirects)$ {
    return 404;
  }

  location ${prefix} {
    try_files $uri${suffix} $uri =404;
  }

${fileFolders
  .filter((folder) => folder !== prefix)
  .map((folder) => `  location ${folder} {\n    try_files $uri =404;\n  }`)
  .join('\n\n')}

  location ~ \\.[A-Za-z0-9]+$ {
    try_files $uri =404;
  }

  location = / {
    try_files /index.html =404;
  }

  location / {
    error_page 404 ${notFoundPage};
    try_files $uri $uri.html =404;
  }
}
`;
}

const policyName = 'Content-Security-Policy';

/** nginx warns about a duplicate type if its own mime.types has it too. */
const knownToNginx = ['avif', 'wasm'];
