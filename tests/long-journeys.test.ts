import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from './support/project';

const run = promisify(execFile);
const program = join(projectRoot, 'node_modules/playwright/cli.js');

test(
  'the journeys of `npm run long` load, though nobody runs them each time',
  { timeout: 60_000 },
  async () => {
    const args = [program, 'test', '-c', '.config/playwright.config.ts', '--list'];
    const { stdout } = await run(process.execPath, args, {
      cwd: projectRoot,
      env: { ...process.env, LONG: '1' },
    });
    expect(stdout).toMatch(/Total: \d{2,} tests/);
  },
);
