import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { mutahidUpdates } from '../../src/schemas/mutahid-updates';
import { publications } from '../../src/schemas/publications';
import { show, type Fault } from './faults';

/** Folders of `content/` that pages import at build time: one list of each, and the files that it names. */
export const staticFolders: Readonly<Record<string, v.GenericSchema>> = {
  publications,
  'mutahid-updates': mutahidUpdates,
};

/** The fields of an entry that name a file beside the list. */
const fileFields = ['image', 'file'];

/** Notes every fault of the lists of the static folders, and every file that they name and that is missing. */
export function checkStaticFolders(contentDir: string, faults: Fault[]): void {
  for (const [name, schema] of Object.entries(staticFolders)) {
    const folder = join(contentDir, name);
    if (existsSync(folder)) checkFolder(name, folder, schema, faults);
  }
}

function checkFolder(name: string, folder: string, schema: v.GenericSchema, faults: Fault[]) {
  const names = new Set(readdirSync(folder));
  const list = `${name}.json`;
  const file = `content/${name}/${list}`;
  if (!names.has(list)) {
    faults.push({ file, expected: 'the list of this folder', found: 'nothing' });
    return;
  }
  const read = readJson(join(folder, list));
  if ('flaw' in read) {
    faults.push({ file, expected: 'JSON', found: read.flaw });
    return;
  }
  const checked = v.safeParse(schema, read.value);
  for (const issue of checked.issues ?? []) {
    const field = v.getDotPath(issue);
    faults.push({
      file,
      ...(field && { field }),
      expected: issue.expected ?? issue.message,
      found: show(issue.input),
    });
  }
  for (const { field, value } of namedFiles(read.value)) {
    if (!names.has(value))
      faults.push({ file, field, expected: `a file in content/${name}`, found: show(value) });
  }
}

function readJson(path: string): { value: unknown } | { flaw: string } {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) };
  } catch (error) {
    return { flaw: (error as Error).message };
  }
}

function namedFiles(value: unknown, field = ''): { field: string; value: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const path = field ? `${field}.${key}` : key;
    if (fileFields.includes(key) && typeof inner === 'string')
      return inner ? [{ field: path, value: inner }] : [];
    return namedFiles(inner, path);
  });
}
