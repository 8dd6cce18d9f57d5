import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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

/** Runs the check of the image's health as Docker would. */
function checkHealth(port: string) {
  const [, command = ''] = /^HEALTHCHECK CMD (.*)$/m.exec(
    readFileSync(join(projectRoot, 'receiver/Dockerfile'), 'utf8'),
  )!;
  const [, ...words] = JSON.parse(command) as string[];
  return promisify(execFile)(process.execPath, words, { env: { PORT: port } });
}

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
      const { port } = new URL(receiver.url);
      await checkHealth(port);
      expect(await receiver.end('SIGTERM')).toBe(0);
      await expect(checkHealth(port)).rejects.toMatchObject({ code: 1 });
    },
  );
});
