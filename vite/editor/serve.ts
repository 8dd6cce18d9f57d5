import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { bundleEditor } from './bundle.ts';
import { formLanguages, inFormLanguage } from './labels.ts';
import { editorPolicy } from '../host/editor-policy.ts';
import type { EditedRepository } from '../site/editor.ts';
import type * as Pages from '../report/page.ts';
import type * as Reports from '../report/report.ts';
import type * as EditedSite from './edited-site.ts';
import type * as Previews from './preview.ts';
import { editorPage } from './page.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** Loads a module of the project. Not by `import()`: the runner of Vite's configuration is closed by then. */
async function load<Module>(root: string, path: string): Promise<Module> {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  return (await runnerImport<Module>(join(root, path), options)).module;
}

/** The frames of the previews, which a server makes once: the editor is there before them. */
async function makePreviews(root: string): Promise<string> {
  const { bundlePreviews } = await load<typeof Previews>(root, 'vite/editor/preview.ts');
  const folder = join(root, 'node_modules/.cache/editor', `previews-${process.pid}`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundlePreviews(root, folder);
  return folder;
}

/** Makes a folder once; after a failure, anew at the next call. */
export function untilItFails(make: () => Promise<string>): () => Promise<string> {
  let made: Promise<string> | undefined;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    }));
}

type Next = (error?: unknown) => void;

interface Editing {
  root: string;
  /** Resolves to the folder with the files of the editor. */
  bundle: () => Promise<string>;
  /** Resolves to the folder with the frames of its previews. */
  previews: () => Promise<string>;
  /** The repository of `site.yaml`, whose API the editor may ask. */
  repository?: EditedRepository | undefined;
  /** The zone of the times of the site. */
  timeZone?: string;
}

/**
 * Answers `/admin/` in `npm run dev` and `npm start`, on localhost alone: the editor, which edits the folder of the site
 * through the browser's access to files. A build that has the editor answers for itself.
 */
export function editor(given: Pick<Editing, 'repository' | 'timeZone'> = {}): Plugin {
  const handlerOf = (root: string) => {
    return answerEditor({
      ...given,
      root,
      bundle: untilItFails(() => bundleEditor(root)),
      previews: untilItFails(() => makePreviews(root)),
    });
  };
  return {
    name: 'editor',
    configureServer: ({ middlewares, config }) => void middlewares.use(handlerOf(config.root)),
    configurePreviewServer: {
      order: 'pre',
      handler({ middlewares, config }) {
        const built = resolve(config.root, config.build.outDir, 'admin.html');
        const handler = handlerOf(config.root);
        middlewares.use((request, response, next) =>
          existsSync(built) ? next() : handler(request, response, next),
        );
      },
    },
  };
}

/** The handler of requests to `/admin/`. */
export const answerEditor =
  (editing: Editing) =>
  (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!/^\/admin(\/|$)/.test(pathname) || !isLocal(request)) next();
    else answer(pathname, response, editing).catch(next);
  };

const isConfiguration = new RegExp(`^/admin/config(?:\\.(${formLanguages.join('|')}))?\\.json$`);

/** Whether the page was asked for at an address of this computer: elsewhere a browser opens no folders. */
const isLocal = ({ headers: { host = '' } }: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

async function answer(
  pathname: string,
  response: ServerResponse,
  { root, bundle, previews, repository, timeZone = '' }: Editing,
): Promise<void> {
  const send = (status: number, ending: string, body: string | Buffer) => {
    response.statusCode = status;
    response.setHeader('Content-Type', types[ending] ?? 'application/octet-stream');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Security-Policy', editorPolicy(repository));
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.end(body);
  };
  if (pathname === '/admin') {
    response.statusCode = 302;
    response.setHeader('Location', '/admin/');
    response.end();
  } else if (pathname === '/admin/') {
    send(200, '.html', editorPage);
    // Ready when the first form is opened. A fault is told there.
    bundle()
      .then(previews)
      .catch(() => undefined);
  } else if (isConfiguration.test(pathname)) {
    const [, code = 'en'] = isConfiguration.exec(pathname) ?? [];
    const { configurationOf } = await load<typeof EditedSite>(root, 'vite/editor/edited-site.ts');
    send(200, '.json', JSON.stringify(inFormLanguage(await configurationOf(root), code)));
  } else if (/^\/admin\/report(\.html)?$/.test(pathname)) {
    const { reportOf } = await load<typeof Reports>(root, 'vite/report/report.ts');
    const { pageOf } = await load<typeof Pages>(root, 'vite/report/page.ts');
    const now = new Date();
    send(200, '.html', pageOf(await reportOf(root, now), { now, zone: timeZone }));
  } else {
    const [, inPreviews] = /^\/admin\/preview(\/.+)$/.exec(pathname) ?? [];
    const folder = inPreviews ? await previews() : await bundle();
    const found = join(folder, normalize(inPreviews ?? pathname.slice('/admin'.length)));
    const path = inPreviews && !extname(found) ? `${found}.html` : found;
    if (existsSync(path) && statSync(path).isFile()) send(200, extname(path), readFileSync(path));
    else send(404, '.html', 'Not Found');
  }
}
