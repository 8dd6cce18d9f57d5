import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin } from 'vite';
import { hostHandler } from './host/handler.ts';

/** Vite prints an error with its stack; of this one it prints the sentence alone. */
class PreviewError extends Error {
  override name = 'PreviewError';

  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Lets `vite preview` serve the built site as a good static host does, by the rules that the build wrote. Starting it
 * without a build, or with `strictPort` on a port that is in use, fails with one sentence.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    // A static host adds no CORS headers of Vite's.
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
          throw new PreviewError(
            `There is no built site to serve: ${relative(root, join(folder, missing))} is missing, run "npm run build" first.`,
          );
        if (preview.strictPort) await checkPort(preview.port, preview.host);
        server.middlewares.use(hostHandler(folder));
      },
    },
  };
}

/** Fails where something else listens: Vite's own error for this comes with a stack. */
function checkPort(port: number, host: string | boolean | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      fail(
        inUse
          ? new PreviewError(
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
