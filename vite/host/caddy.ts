import { compressedTypes } from '../precompress.ts';
import {
  dataFolders,
  editorAddress,
  fileFolders,
  type HostRules,
  leftExpression,
  notFoundPage,
} from './rules.ts';

/** A Caddyfile for the built site. */
export function caddyConfiguration(rules: HostRules): string {
  const cached = rules.cache.filter(({ value }) => value !== rules.otherCache);
  const compressed = Object.keys(compressedTypes).map((extension) => `*.${extension}`);
  const { prefix, suffix } = rules.api;
  const { 'Content-Security-Policy': policy, ...all } = rules.security;
  const others = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in rules.editor)));
  const hasEditor = Object.keys(rules.editor).length > 0;
  return `# SITE_ADDRESS and SITE_ROOT may be set in the environment, or written here. With FORMS_RECEIVER (host:port)
# the messages of forms, what phones ask to be told of, and counts are passed on to a receiver.
{$SITE_ADDRESS:example.org} {
  root * {$SITE_ROOT:/var/www/site}

  header {
${Object.entries({ ...others, ...rules.overTls })
  .map(([name, value]) => `    ${name} "${value}"`)
  .join('\n')}
  }
  @document expression ${dataPaths} && !path('*.pdf')
  header @document Content-Security-Policy "${rules.documentPolicy}"
  @site expression ${hasEditor ? `(!${dataPaths} || path('*.pdf')) && !${editorPath}` : `!${dataPaths} || path('*.pdf')`}
  header @site Content-Security-Policy "${policy}"
${hasEditor ? editorRules(rules) : ''}  # A path that ends with a slash is redirected, and a redirect is not cached.
${cached
  .map(
    ({ pattern, value }, at) =>
      `  @cached${at} expression path('${pattern}') && !path('*/')\n  header @cached${at} Cache-Control "${value}"`,
  )
  .join('\n')}
  @other expression path('*/') || !path(${cached.map(({ pattern }) => `'${pattern}'`).join(', ')})
  header @other Cache-Control "${rules.otherCache}"
${Object.entries(rules.contentTypes)
  .map(
    ([extension, type]) => `  @${extension} path *.${extension}\n  header @${extension} Content-Type ${type}`,
  )
  .join('\n')}

  # Also for clients that accept no compression.
  @compressed path ${compressed.join(' ')}
  header @compressed {
    Vary Accept-Encoding
    defer
  }
  @unsuffixed not path_regexp \\.[A-Za-z][A-Za-z0-9]*$
  header @unsuffixed {
    Vary Accept-Encoding
    defer
  }

  @slash vars_regexp slash {http.request.uri} ^/+([^/?\\x5C][^?]*?)/+(\\?.*)?$
  redir @slash /{re.slash.1}{re.slash.2} 308

${rules.moved.map(({ from, to }, at) => `  @moved${at} vars_regexp moved${at} {http.request.uri} ^/+${from.slice(1)}(\\?.*)?$\n  redir @moved${at} ${to}{re.moved${at}.1} 301\n`).join('')}${rules.left
    .map(
      ({ code, mark }) => `  # The site has no pages of this language.
  @left_${code} vars_regexp left_${code} {http.request.uri} ${leftExpression(code)}
  redir @left_${code} "/{re.left_${code}.1}{re.left_${code}.2}${mark}" 302
`,
    )
    .join('')}
  # Another spelling of a page.
  @html {
    vars_regexp html {http.request.uri} ^/+(?:index|([^?]+?))\\.html(\\?.*)?$
    not path ${fileFolders.map((folder) => `${folder}*`).join(' ')}
    file {path}
  }
  redir @html /{re.html.1}{re.html.2} 308

  @forms {
    path /forms /forms/* /push /counts
    expression \`"{$FORMS_RECEIVER}" != ""\`
  }
  handle @forms {
    reverse_proxy {$FORMS_RECEIVER:127.0.0.1:8787} {
      header_down -Cache-Control
      header_down -X-Content-Type-Options
    }
  }
  @written not method GET HEAD
  handle @written {
    header Allow "GET, HEAD"
    error 405
  }
  @malformed vars_regexp {http.request.uri} %00
  handle @malformed {
    error 400
  }
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
${rules.languages.map(notFoundIn).join('')}    @page {
      expression {http.error.status_code} == 404
      not path ${fileFolders.map((folder) => `${folder}*`).join(' ')}
      not path_regexp \\.[A-Za-z][A-Za-z0-9]*$
    }
    handle @page {
      header {
        Vary Accept-Encoding
        defer
      }
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

const dataPaths = `path(${dataFolders.map((folder) => `'${folder}*'`).join(', ')})`;

const editorPath = `path('${editorAddress}', '${editorAddress}.html', '${editorAddress}/*')`;

/** No path matches two rules of one header, whose order Caddy chooses. */
const editorRules = ({ editor, security }: HostRules): string => {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers)
      .map(([name, value]) => `    ${name} "${value}"\n`)
      .join('');
  const replaced = Object.entries(security).filter(
    ([name]) => name in editor && name !== 'Content-Security-Policy',
  );
  return `  @editor expression ${editorPath}
  header @editor {
${lines(editor)}  }
  @beside expression !${editorPath}
  header @beside {
${lines(Object.fromEntries(replaced))}  }
`;
};

/** The response for an unknown page of another language. */
const notFoundIn = (
  { folder, notFound }: HostRules['languages'][number],
  at: number,
): string => `    @page${at} {
      expression {http.error.status_code} == 404
      path ${folder}*
      not path_regexp \\.[A-Za-z][A-Za-z0-9]*$
    }
    handle @page${at} {
      header {
        Vary Accept-Encoding
        defer
      }
      rewrite * ${notFound}
      file_server {
        precompressed br gzip
      }
    }
`;
