import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { bundleEditor } from './bundle.ts';
import type * as EditedSite from './edited-site.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <script type="module" src="/admin/editor.js"></script>
  </head>
  <body></body>
</html>
`;

/** The policy of the editor, which is not that of the site. It loads nothing from another origin, and asks none. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self' data: blob:",
  "frame-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

type Next = (error?: unknown) => void;

/**
 * Answers `/admin/` in `npm run dev` and `npm start`, on localhost alone: the editor, which edits the folder of the site
 * through the browser's access to files.
 */
export function editor(): Plugin {
  const handlerOf = (root: string) => {
    let bundle: Promise<string> | undefined;
    return answerEditor(root, () => (bundle ??= bundleEditor(root)));
  };
  return {
    name: 'editor',
    configureServer: ({ middlewares, config }) => void middlewares.use(handlerOf(config.root)),
    configurePreviewServer: {
      order: 'pre',
      handler: ({ middlewares, config }) => void middlewares.use(handlerOf(config.root)),
    },
  };
}

/** The handler of requests to `/admin/`; `bundle` resolves to the folder with the files of the editor. */
export const answerEditor =
  (root: string, bundle: () => Promise<string>) =>
  (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!/^\/admin(\/|$)/.test(pathname) || !isLocal(request)) next();
    else answer(pathname, response, root, bundle).catch(next);
  };

/** Whether the page was asked for at an address of this computer: elsewhere a browser opens no folders. */
const isLocal = ({ headers: { host = '' } }: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

async function answer(
  pathname: string,
  response: ServerResponse,
  root: string,
  bundle: () => Promise<string>,
): Promise<void> {
  const send = (status: number, ending: string, body: string | Buffer) => {
    response.statusCode = status;
    response.setHeader('Content-Type', types[ending] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.end(body);
  };
  if (pathname === '/admin') {
    response.statusCode = 302;
    response.setHeader('Location', '/admin/');
    response.end();
  } else if (pathname === '/admin/') send(200, '.html', page);
  else if (pathname === '/admin/config.json') {
    // Not by `import()`: the runner of Vite's configuration is closed by then.
    const path = join(root, 'vite/editor/edited-site.ts');
    const { module } = await runnerImport<typeof EditedSite>(path, {
      root,
      configFile: false,
      logLevel: 'error',
    });
    send(200, '.json', JSON.stringify(await module.configurationOf(root)));
  } else {
    const path = join(await bundle(), normalize(pathname.slice('/admin'.length)));
    if (existsSync(path) && statSync(path).isFile()) send(200, extname(path), readFileSync(path));
    else send(404, '.html', 'Not Found');
  }
}
