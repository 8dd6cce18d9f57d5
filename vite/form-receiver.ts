import { join, resolve } from 'node:path';
import { normalizePath, type Connect, type Plugin, type ResolvedConfig } from 'vite';
import { formHandler } from '../receiver/form-handler.ts';
import { MessageFile } from '../receiver/message-file.ts';

interface Options {
  /** The target of the forms of the build. There is no receiver if it is on another origin, or empty. */
  endpoint: string;
  /** The folder of `messages.jsonl`. */
  folder: string;
}

/** A list in the configuration replaces Vite's own: https://vite.dev/config/server-options.html#server-fs-deny */
const deniedByVite = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
];

/** Takes the messages of the forms in the preview and development servers. */
export function formReceiver({ endpoint, folder }: Options): Plugin {
  const [path = ''] = endpoint.split('?');
  const isOwn = path.startsWith('/');

  async function install(middlewares: Connect.Server, { root, logger }: ResolvedConfig): Promise<void> {
    if (!isOwn) return;
    const file = new MessageFile(join(resolve(root, folder), 'messages.jsonl'));
    const onFault = (sentence: string) => logger.error(sentence, { timestamp: true });
    await file.repair().catch((error: unknown) => onFault(`The messages cannot be read: ${String(error)}`));
    middlewares.use(formHandler({ path, store: file, onFault }));
  }

  return {
    name: 'form-receiver',
    // The development server serves any file of the project, and reloads the page when one changes.
    config: ({ root = process.cwd() }) => ({
      server: {
        fs: { deny: [...deniedByVite, '*.jsonl'] },
        watch: { ignored: [`${normalizePath(resolve(root, folder))}/**`] },
      },
    }),
    configureServer: ({ middlewares, config }) => install(middlewares, config),
    configurePreviewServer: {
      // Before the host, which answers every request.
      order: 'pre',
      handler: ({ middlewares, config }) => install(middlewares, config),
    },
  };
}
