import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../support/project';
import { startProcess } from './support/receiver-process';
import { storeKinds } from './support/stores';

/** What is in the image: the bundle and PGlite. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'image-'));
  await build({
    root: projectRoot,
    configFile: join(projectRoot, '.config/receiver.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: false },
  });
  const pglite = 'node_modules/@electric-sql/pglite';
  mkdirSync(join(folder, pglite), { recursive: true });
  cpSync(join(projectRoot, pglite), join(folder, pglite), { recursive: true });
  return () => rmSync(folder, { recursive: true });
}, 120_000);

describe.each(storeKinds)('with $name', ({ isInstalled, make }) => {
  test.runIf(isInstalled)(
    'the bundle of the image takes a message where nothing else is installed',
    async () => {
      const store = await make();
      onTestFinished(store.remove);
      const receiver = await startProcess(store.environment, { cwd: folder, words: ['receiver.mjs'] });
      onTestFinished(async () => void (await receiver.end('SIGKILL')));
      const response = await fetch(`${receiver.url}/forms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          id: 'a',
          form: 'subscribe',
          sentAt: '2026-12-01',
          fields: { email: 'a@b.org' },
        }),
      });
      expect(response.status).toBe(204);
      expect(await receiver.end('SIGTERM')).toBe(0);
    },
  );
});
