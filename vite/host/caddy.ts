import { documentFolder, fileFolders, type HostRules, notFoundPage } from './rules.ts';

/** A Caddyfile for the built site. */
export function caddyConfiguration(rules: HostRules): string {
  const cached = rules.cache.filter(({ value }) => value !== rules.otherCache);
  const { prefix, suffix } = rules.api;
  const { 'Content-Security-Policy': policy, ...others } = rules.security;
  return `# Set the address of the site and the folder of the build.
example.org {
  root * /var/www/site

  header {
${Object.entries({ ...others, ...rules.overTls })
  .map(([name, value]) => `    ${name} "${value}"`)
  .join('\n')}
  }
  @document expression path('${documentFolder}*') && !path('*.pdf')
  header @document Content-Security-Policy "${rules.documentPolicy}"
  @site expression !path('${documentFolder}*') || path('*.pdf')
  header @site Content-Security-Policy "${policy}"
${cached.map(({ pattern, value }) => `  header ${pattern} Cache-Control "${value}"`).join('\n')}
  @other not path ${cached.map(({ pattern }) => pattern).join(' ')}
  header @other Cache-Control "${rules.otherCache}"
${Object.entries(rules.contentTypes)
  .map(
    ([extension, type]) => `  @${extension} path *.${extension}\n  header @${extension} Content-Type ${type}`,
  )
  .join('\n')}

  @slash vars_regexp slash {http.request.uri} ^/+([^/?\\x5C][^?]*?)/+(\\?.*)?$
  redir @slash /{re.slash.1}{re.slash.2} 308

  @hidden {
    path */.* /_headers /_redirects
    not path /.well-known/*
  }
  handle @hidden {
    error 404
  }
  handle ${prefix}* {
    try_files {path}${suffix} {path}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }
  handle {
    try_files {path} {path}.html
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }

  handle_errors {
    header Cache-Control "${rules.otherCache}"
    @page {
      expression {http.error.status_code} == 404
      not path ${fileFolders.map((folder) => `${folder}*`).join(' ')}
      not path_regexp \\.[A-Za-z0-9]+$
    }
    handle @page {
      rewrite * ${notFoundPage}
      file_server {
        precompressed br gzip
      }
    }
    handle {
      header -Content-Type
      respond "{http.error.status_code} {http.error.status_text}"
    }
  }
}
`;
}
