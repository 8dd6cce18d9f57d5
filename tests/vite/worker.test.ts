import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { expect, test } from 'vitest';
import { readBuildVariables } from '../../vite/build-variables.ts';
import { hostRules } from '../../vite/host/rules.ts';
import english from '../../src/words/en.json';
import { workerOptions, buildUnregisterWorker } from '../../vite/worker.ts';
import { folderOf } from './host/sample-site.ts';
import { projectRoot } from '../support/project';

const variables = readBuildVariables({ VITE_LANGUAGES: 'en', SITE_MAP_HOSTS: 'https://maps.example' });
const shell = '<title>A `shell` of ${html} & "quotes"</title>';

/** The other files of a build, before the worker is built. */
const otherFiles: Record<string, string> = {
  'shell.html': shell,
  'reader.json': '{"always":[]}',
  'assets/reader/reader-1.js': 'viewer()',
  'favicon.svg': '<svg/>',
  'manifest.webmanifest': '{}',
  'vacancies.html': 'a page',
};

/** The worker of a small build, as its own `self` finds it. */
async function buildWorker(files: Record<string, string>) {
  const { folder, remove } = await folderOf({
    'index.html':
      '<!doctype html><html lang="en"><head><title>x</title></head><body><script type="module" src="/main.js"></script></body></html>',
    'main.js': 'document.title = "app";',
    'sw/sw.js': 'self.given = self.__BUILT_IN;',
  });
  const emitFiles: Plugin = {
    name: 'emit-files',
    generateBundle() {
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
  try {
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      build: { outDir: 'elsewhere' },
      plugins: [
        emitFiles,
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.js',
          manifest: false,
          injectRegister: false,
          injectManifest: workerOptions({ variables, target: ['chrome109'] }),
          integration: {
            configureCustomSWViteBuild(options) {
              options.logLevel = 'silent';
            },
          },
        }),
      ],
    });
    const self = {} as { given: { files: Record<string, string> } };
    new Function('self', await readFile(join(folder, 'elsewhere/sw.js'), 'utf8'))(self);
    const { files, ...others } = self.given;
    const paths = Object.keys(files);
    const contents = await Promise.all(paths.map((path) => readFile(join(folder, 'elsewhere', path))));
    return { files, contents, others };
  } finally {
    await remove();
  }
}

test('the worker lists scripts, icons, the manifest and the viewer, each with the hash of its content, and no page', async () => {
  const { files, contents } = await buildWorker(otherFiles);
  const paths = Object.keys(files).map((path) => path.replace(/index-[\w-]+\.js/, 'index-x.js'));
  expect(paths).toEqual([
    '/assets/index-x.js',
    '/assets/reader/reader-1.js',
    '/favicon.svg',
    '/manifest.webmanifest',
  ]);
  const hashes = contents.map((content) => createHash('sha256').update(content).digest('base64'));
  expect(Object.values(files)).toEqual(hashes.map((hash) => `sha256-${hash.slice(0, 22)}`));
});

test('the shell, the list of the viewer, the words and the security headers of the host are inlined in the worker', async () => {
  const { others } = await buildWorker(otherFiles);
  const { security, documentPolicy } = hostRules(variables);
  const language = { tag: 'en', name: 'English', direction: 'ltr', words: english.worker };
  const moved = { languages: { en: false, fa: true, ps: true }, addresses: {} };
  expect(others).toEqual({ shell, readerList: '{"always":[]}', language, moved, security, documentPolicy });
});

test('a build without the shell fails', async () => {
  const others = Object.entries(otherFiles).filter(([name]) => name !== 'shell.html');
  await expect(buildWorker(Object.fromEntries(others))).rejects.toThrow('shell.html');
});

test('the worker that unregisters itself is one classic script, and handles no request', async () => {
  const code = await buildUnregisterWorker(projectRoot, ['chrome109', 'firefox115', 'safari16.4']);
  expect(code).toContain('unregister');
  expect(code).toContain('-saved-documents');
  expect(code).toContain('-former-documents');
  expect(code).not.toMatch(/^\s*(import|export)\b/m);
  expect(code).not.toMatch(/addEventListener\(["'`]fetch/);
  expect(() => new Function(code)).not.toThrow();
});
