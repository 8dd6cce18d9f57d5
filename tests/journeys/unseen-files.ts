import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../support/project';
import { test as base } from './fixtures';

/** Files below `/files/itbs` that the build did not see, as those of an API are. */
export const testWithFiles = (files: Readonly<Record<string, Uint8Array>>) =>
  base.extend<object, { dist: string }>({
    dist: [
      async ({}, use) => {
        const copy = await mkdtemp(join(projectRoot, 'dist-office-'));
        await cp(join(projectRoot, 'dist'), copy, { recursive: true });
        for (const [name, bytes] of Object.entries(files))
          await writeFile(join(copy, 'files/itbs', name), bytes);
        await use(copy);
        await rm(copy, { recursive: true });
      },
      { scope: 'worker' },
    ],
  });

/** The address at which the reader shows a file. */
export const readAddress = (file: string, rest: Record<string, string> = {}): string =>
  `/read?${new URLSearchParams({ file, from: '/invitation-to-bid', ...rest }).toString()}`;
