import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../support/project';

const run = (module: string, words: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(projectRoot, '.config/run-module.mjs'), module, ...words], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('a new site is ready to publish, until one of its pages links to nothing', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'sites-')), 'site');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(run('vite/site/new-site/main.ts', [folder]).status).toBe(0);

  const ready = run('tests/check-site/main.ts', ['--no-links'], { SITE: folder });
  expect(ready.stdout).toContain('is ready to publish: its pages open with the server dead');
  expect(ready.stdout).toMatch(/\/: scripts \d+ kB of at most/);
  expect(ready.status).toBe(0);

  appendFileSync(join(folder, 'projects/01-first-project.md'), '\n\n[A page](/nowhere)\n');
  const broken = run('tests/check-site/main.ts', ['--no-links'], { SITE: folder });
  expect(broken.stdout).toContain(
    '/project-details/our-first-project: a link leads to /nowhere, where there is nothing.',
  );
  expect(broken.stdout).toContain('is not ready to publish: 1 mistake on its pages.');
  expect(broken.status).toBe(1);
}, 600_000);
