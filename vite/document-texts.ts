import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isReadKind } from '../src/document-text/kinds';
import { nameLanguages } from './document-texts/name-languages';
import { siteFolder, sourceAddress } from './site/folder';
import { endingOf } from './content/files/names';
import { compileTexts, type CompiledTexts, type SourceDocument } from './document-texts/compile';

/** Below the site's root, and where editions are cached between builds. */
export const cachePath = 'node_modules/.cache/texts';

/**
 * Makes a text of each document of the site that can have one, for reading on a phone: `/texts/<hash>.json`, and
 * `/texts/index.json`, which maps the addresses of documents to them; records of the API that name a document get the
 * language of its text. The build's log names the documents that have none, and why. The development server makes them
 * when they are asked for.
 */
export function texts(): Plugin {
  let root = '';
  return {
    name: 'texts',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    configResolved(config) {
      ({ root } = config);
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const documents = Object.values(bundle).flatMap((file): SourceDocument[] => {
          if (file.type !== 'asset' || !isReadKind(endingOf(file.fileName))) return [];
          const [original] = file.originalFileNames;
          const path = original === undefined ? undefined : resolve(root, original);
          return [{ address: `/${file.fileName}`, bytes: Buffer.from(file.source), path }];
        });
        const { files, languages, warnings } = await compileTexts(documents, join(root, cachePath));
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !/^api\/.*\.json$/.test(file.fileName)) continue;
          const named = nameLanguages(Buffer.from(file.source).toString(), languages);
          if (named !== undefined) file.source = named;
        }
        for (const warning of warnings) this.environment.logger.warn(warning);
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
    configureServer: serveTexts,
  };
}

function serveTexts({ config: { root, logger }, middlewares, watcher }: ViteDevServer) {
  let compiled: Promise<CompiledTexts> | undefined;
  const forget = (path: string) => {
    if (isReadKind(endingOf(path.replace(/\.txt$/i, '')))) compiled = undefined;
  };
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, forget);
  middlewares.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').slice(1).split('?');
    if (!path.startsWith('texts/')) return next();
    compiled ??= findDocuments(root).then((documents) => compileTexts(documents, join(root, cachePath)));
    compiled.then(
      ({ files }) => {
        const json = files.get(path);
        response.statusCode = json === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json; charset=utf-8');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(json ?? '{}');
      },
      (error: Error) => {
        compiled = undefined;
        logger.error(error.message, { error });
        next(error);
      },
    );
  });
}

/** The documents of the site, at the addresses that lists and pages name while developing. */
async function findDocuments(root: string): Promise<SourceDocument[]> {
  const site = siteFolder(root).path;
  if (!existsSync(site)) return [];
  const names = (await readdir(site, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const documents = names
    .filter((name) => /^[^/]+\/[^/]+$/.test(name) && isReadKind(endingOf(name)))
    .map(async (name) => {
      const path = join(site, name);
      const bytes = await readFile(path);
      return [`/files/${name}`, sourceAddress(root, path)].map((address): SourceDocument => ({
        address: address.normalize('NFC'),
        bytes,
        path,
      }));
    });
  return (await Promise.all(documents)).flat();
}
