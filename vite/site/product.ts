import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFolder } from './folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The workflow of a site. It waits for the address of the product where nobody knows it. */
export const workflowFile = '.github/workflows/publish.yml';

/** What git says of the product; empty without git, and where the product is no repository. */
export function gitOfProduct(...words: string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The commit of the product; empty if git does not know it, also where the product lies within another repository. */
export const versionOfProduct = (): string =>
  gitOfProduct('rev-parse', '--show-prefix') === '' ? gitOfProduct('rev-parse', 'HEAD') : '';

/**
 * A sentence, with file and line, where the workflow of a site takes another commit of the product than `version`. One
 * that takes a branch has nothing to be changed.
 */
export function otherVersion({ path, label }: SiteFolder, version = versionOfProduct()): string | undefined {
  const file = join(path, workflowFile);
  if (version === '' || !existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const index = lines.findIndex((line) => /^\s+VERSION:/.test(line));
  const [, named] = /^\s+VERSION:\s*['"]?([\da-f]{7,40})['"]?\s*(?:#.*)?$/.exec(lines[index] ?? '') ?? [];
  return named === undefined || version.startsWith(named)
    ? undefined
    : `${label}/${workflowFile}:${index + 1}: VERSION is ${named.slice(0, 8)}, and the product here is ${version.slice(0, 8)}: write ${version} there to publish with it.`;
}
