import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** The file of the build to publish in place of `sw.js` to remove the worker from all devices. */
const unregisterFile = 'unregister-sw.js';

/** Adds the worker that unregisters itself to the build. Nothing registers, precaches or links to it. */
export function unregisterWorker({ target }: { target: string[] }): Plugin {
  let root = '';
  return {
    name: 'unregister-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: unregisterFile,
        source: await buildUnregisterWorker(root, target),
      });
    },
  };
}

/** The code of that worker. Throws unless it is one classic script: not every browser supports module workers. */
export async function buildUnregisterWorker(root: string, target: string[]): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'sw/unregister-worker-sw.ts'), output: { format: 'iife' } },
    },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [{ output: { code?: string }[] }];
  const [chunk, ...more] = output;
  if (!chunk?.code || more.length > 0)
    throw new Error('The worker that unregisters itself is to be one script.');
  return chunk.code;
}
