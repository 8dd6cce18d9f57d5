import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../../receiver/database/pglite';
import { projectRoot } from '../../support/project';

const packageFile = join(projectRoot, 'node_modules/@electric-sql/pglite/package.json');

/**
 * The data folder of a receiver with an empty database of PGlite. To make one takes seconds: it is made once for each
 * version, and copied. The second value removes it.
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
  const folder = mkdtempSync(join(tmpdir(), 'pglite-'));
  cpSync(template, join(folder, 'database'), { recursive: true });
  return [folder, () => rmSync(folder, { recursive: true })];
}
