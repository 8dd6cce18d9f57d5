import { existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import type { Logger, Plugin } from 'vite';
import { BuildError } from './build-error.ts';
import { hostHandler } from './host/handler.ts';
import { compressedFolder, precompressFolder } from './precompress.ts';

interface Options {
  /** Whether the build has left the compression to this server. */
  compresses?: boolean;
}

/**
 * Makes `vite preview` serve the built site like a static host, by the rule files of the build. Without a
 * build, or with `strictPort` on a port that is in use, it fails with one sentence.
 */
export function previewHost({ compresses = false }: Options = {}): Plugin {
  return {
    name: 'preview-host',
    // Turns off Vite's CORS headers, which a static host does not send.
    config: (_config, { isPreview }) => (isPreview ? { preview: { cors: false } } : undefined),
    configurePreviewServer: {
      order: 'pre',
      async handler(server) {
        const { root, build, preview } = server.config;
        const folder = resolve(root, build.outDir);
        const missing = ['index.html', '404.html', '_headers', '_redirects'].find(
          (name) => !existsSync(join(folder, name)),
        );
        if (missing)
          throw new BuildError(
            `There is no built site to serve: ${relative(root, join(folder, missing))} is missing, run "npm run build" first.`,
          );
        if (preview.strictPort) await checkPort(preview.port, preview.host);
        server.middlewares.use(hostHandler(folder, { isCompressing: compresses }));
        if (compresses)
          server.httpServer.once('listening', () => compressBehind(folder, root, server.config.logger));
      },
    },
  };
}

/** Compresses the site file by file, which leaves the other cores to the browser, unless another build replaces it. */
function compressBehind(folder: string, root: string, logger: Logger) {
  const { ino } = statSync(folder);
  const goesOn = () => statSync(folder, { throwIfNoEntry: false })?.ino === ino;
  precompressFolder(folder, { cacheFolder: join(root, compressedFolder), atOnce: 1, goesOn }).catch(
    (error: unknown) => {
      if (goesOn()) logger.warn(`The site is served without compressed files: ${String(error)}`);
    },
  );
}

/** Rejects if the port is in use, because Vite's own error for it has a stack. */
function checkPort(port: number, host: string | boolean | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      fail(
        inUse
          ? new BuildError(
              `Port ${port} is already in use: stop what listens there, or set PORT to another one.`,
            )
          : error,
      );
    });
    probe.listen({ port, ...(host === true ? {} : { host: host || 'localhost' }) }, () =>
      probe.close(() => done()),
    );
  });
}
