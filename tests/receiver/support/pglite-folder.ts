import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../../receiver/database/pglite';
import { projectRoot } from '../../support/project';

const packageFile = join(projectRoot, 'node_modules/@electric-sql/pglite/package.json');

/**
 * A folder with an empty database of PGlite. To make one takes seconds: it is made once for each version, and copied.
 * The second value removes it.
 */
export async function makePgliteFolder(): Promise<[folder: string, remove: () => void]> {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const cache = join(projectRoot, 'node_modules/.cache/pglite');
  const template = join(cache, version);
  if (!existsSync(template)) {
    mkdirSync(cache, { recursive: true });
    const made = mkdtempSync(join(cache, 'new-'));
    const database = openPglite(made);
    await database.query('select 1');
    await database.close();
    // Another test file may have made it meanwhile.
    if (existsSync(template)) rmSync(made, { recursive: true });
    else renameSync(made, template);
  }
  const parent = mkdtempSync(join(tmpdir(), 'pglite-'));
  const folder = join(parent, 'data');
  cpSync(template, folder, { recursive: true });
  return [folder, () => rmSync(parent, { recursive: true })];
}
