import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Logger, type Plugin, type ViteDevServer, runnerImport } from 'vite';
import { endingWithCause } from './build-error';
import { compileContent, type CompiledContent, type ReadContent } from './content/compile';
import { handleRequest, isOurs } from './content/dev-server';
import { ContentError, type Fault } from './content/faults';
import { makePictures, picturesFolder } from './content/pictures';
import { checkStaticFolders } from './content/static-folders';
import { english, type SiteLanguage } from './messages/languages';
import { siteFolder } from './site/folder';
import { withOwnPages } from './site/own-pages';
import { allPages, routesOf, type SitePages } from './site/pages';
import { messages } from './messages';
import type { RouteEntry } from '../src/route';
import type { Resource } from '../src/schemas/base';
import { ownPages } from '../src/schemas/own-pages';

interface Options {
  /**
   * False if the site uses an external API: then only the folders that pages import are read and checked.
   */
  enabled: boolean;
  /** The languages of the site; English alone if not given. */
  siteLanguages?: readonly SiteLanguage[];
  /** Told of the content that a build has read, and says its warnings with what else it finds. */
  inspect?: (content: ReadContent, routes: readonly RouteEntry[], root: string) => void;
  /** The pages that the site has; all if not given. */
  pages?: SitePages;
}

/**
 * The embedded content API. A build emits `api/` and `files/`, or fails with all faults of the content before
 * anything is written. The development server serves the same addresses from the sources.
 */
export function contentApi({ enabled, siteLanguages, inspect, pages }: Options): Plugin {
  let root: string;
  let logger: Logger;
  let ready: CompiledContent | undefined;
  return {
    name: 'content-api',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      ({ root, logger } = config);
    },
    // Unlike in `buildStart`, the bundler does not wrap an error from here into its own message and stack.
    buildApp: {
      order: 'pre',
      handler: () =>
        endingWithCause(root, async () => {
          if (enabled) ready = await compile(root, logger, { siteLanguages, inspect, pages });
          else checkImported(root);
        }),
    },
    async buildStart() {
      if (!enabled || this.environment.mode !== 'build') return;
      const { responses, files } = ready ?? (await compile(root, logger, { siteLanguages, pages }));
      ready = undefined;
      for (const [fileName, source] of responses) this.emitFile({ type: 'asset', fileName, source });
      for (const [fileName, path] of files) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(path), originalFileName: path });
      }
    },
    configureServer: enabled ? (server) => serveContent(server, { siteLanguages, pages }) : () => undefined,
  };
}

type Compiling = { [K in 'siteLanguages' | 'inspect' | 'pages']?: Options[K] | undefined };

async function compile(
  root: string,
  logger: Logger,
  { siteLanguages, inspect, pages = allPages }: Compiling,
): Promise<CompiledContent> {
  const all = await loadRoutes(root);
  const routes = routesOf(all, pages);
  const content = compileContent({
    root,
    resources: withOwnPages(resourcesOf(routes), siteFolder(root)),
    known: [...resourcesOf(all), ownPages],
    pictures: await makePictures(siteFolder(root).path, join(root, picturesFolder)),
    now: new Date(),
    off: pages.off,
    ...(siteLanguages && { siteLanguages }),
  });
  if (inspect) inspect(content, routes, root);
  else for (const warning of content.warnings) logger.warn(warning);
  return content;
}

/** Fails the build with all faults of the folders that pages import, which are part of every site. */
function checkImported(root: string) {
  const faults: Fault[] = [];
  checkStaticFolders(siteFolder(root), faults);
  if (faults.length > 0) throw new ContentError(faults);
}

/** The debounce delay (ms) of file changes, for example while a folder is copied. */
const settleTime = 50;

function serveContent(server: ViteDevServer, compiling: Compiling) {
  const { root, logger } = server.config;
  const { hot } = server.environments.client;
  const { path: site } = siteFolder(root);
  const sources = [`${site}/`, `${root}/src/schemas/`, `${root}/src/routes.tsx`].map(normalizePath);
  // It may stand outside of the project, which Vite watches.
  server.watcher.add(site);
  let compiled: Promise<CompiledContent> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function content(): Promise<CompiledContent> {
    compiled ??= compile(root, logger, compiling).catch((error: Error) => {
      logger.error(error.message, { timestamp: true, error });
      throw error;
    });
    try {
      return await compiled;
    } catch (error) {
      const { message } = error as Error;
      hot.send({ type: 'error', err: { message, stack: '', plugin: 'content-api' } });
      throw error;
    }
  }

  function recompileOn(path: string) {
    if (!sources.some((source) => normalizePath(path).startsWith(source))) return;
    compiled = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const reload = () => hot.send({ type: 'full-reload' });
      // By then, the terminal and the overlay show the fault.
      content().then(reload, () => undefined);
    }, settleTime);
  }

  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, recompileOn);
  server.middlewares.use((request, response, next) => {
    if (!isOurs(request.url ?? '')) next();
    else handleRequest(request, response, content).catch(next);
  });
}

/** The route table. Does not load the pages. */
export async function loadRoutes(root: string): Promise<readonly RouteEntry[]> {
  const { module } = await runnerImport<{ routes: readonly RouteEntry[] }>(join(root, 'src/routes.tsx'), {
    root,
    logLevel: 'error',
    // Nothing that it is read for depends on what a site says otherwise.
    plugins: [messages([english], 'none')],
  });
  return module.routes;
}

/** The resources that the pages read, each once. */
export function resourcesOf(routes: readonly RouteEntry[]): Resource[] {
  const byName = new Map(
    routes.flatMap(({ reads }) => reads.map((resource) => [resource.name, resource] as const)),
  );
  return [...byName.values()];
}

/** The resources that the pages of `src/routes.tsx` read, each once. Does not load the pages. */
export const loadResources = async (root: string, pages = allPages): Promise<Resource[]> =>
  resourcesOf(routesOf(await loadRoutes(root), pages));
