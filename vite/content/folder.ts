import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Fault } from './faults';

/** One folder of `content/`: the records of a resource, and the files that stand beside them. */
export interface Folder {
  /** The resource's name, which is the folder's. */
  name: string;
  path: string;
  /** How messages call the folder: `content/vacancies`. */
  label: string;
  /** Names of the record files, in the order in which a file manager shows them. */
  records: string[];
  /** The other files: a name as records write it → the name on the disk. */
  beside: Map<string, string>;
  /** Names of the files beside the records that a record has named so far. */
  taken: Set<string>;
}

const recordEndings = new Set(['.md', '.yaml', '.yml', '.json']);
const order = new Intl.Collator('en', { numeric: true });

/** What the folder `content/<name>` holds. Files that start with a dot, and README.md, are not content. */
export function openFolder(contentDir: string, name: string, faults: Fault[]): Folder {
  const folder: Folder = {
    name,
    path: join(contentDir, name),
    label: `content/${name}`,
    records: [],
    beside: new Map(),
    taken: new Set(),
  };
  for (const entry of readdirSync(folder.path, { withFileTypes: true })) {
    if (isNoContent(entry.name)) continue;
    if (entry.isDirectory()) {
      faults.push({ file: `${folder.label}/${entry.name}`, expected: 'a file', found: 'a folder' });
    } else if (recordEndings.has(extname(entry.name).toLowerCase())) {
      folder.records.push(entry.name);
    } else {
      // macOS hands out decomposed letters, editors type composed ones.
      folder.beside.set(entry.name.normalize('NFC'), entry.name);
    }
  }
  folder.records.sort((a, b) => order.compare(a, b) || (a < b ? -1 : 1));
  return folder;
}

/** Dot-files of systems and editors, and notes for people. */
export const isNoContent = (name: string): boolean => name.startsWith('.') || name === 'README.md';

/** A line for each file that no record names. */
export function warnOfUnused(folder: Folder): string[] {
  return [...folder.beside.keys()]
    .filter((name) => !folder.taken.has(name))
    .map((name) => `${folder.label}/${name}: no record names this file, so it is left out`);
}
