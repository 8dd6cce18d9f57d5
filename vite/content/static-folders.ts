import { join } from 'node:path';
import * as v from 'valibot';
import {
  mutahidUpdates,
  publications,
  type MutahidUpdates,
  type Publications,
} from '../../src/schemas/static-folders';
import type { SiteFolder } from '../site/folder';
import { hintOf } from '../nearest';
import { parseJson } from '../parse-json';
import { show, type Fault, textFlaw } from './faults';
import { listEntries, type Entry } from './files/disk';
import { readPublishable } from './files';
import { endingOf, pictureTypes } from './files/names';
import { readText } from './records/record-source';

/** Folders that pages import at build time: one list each, and the files that it references. */
export const listFolders: Readonly<Record<string, { schema: v.GenericSchema; empty: unknown }>> = {
  publications: {
    schema: publications,
    empty: { newsletters: [], annualReports: [], commissionedResearch: [] } satisfies Publications,
  },
  'mutahid-updates': { schema: mutahidUpdates, empty: [] satisfies MutahidUpdates },
};

/** The fields of an entry that reference a file beside the list. */
const fileFields = ['image', 'file'];

/** The extensions that the app imports from these folders, whether the list references the file or not. */
const imported = new Set([...Object.keys(pictureTypes), 'pdf']);

/** Adds all faults of the static folders: of their lists, and of the files beside them, which the app publishes. */
export function checkStaticFolders(site: SiteFolder, faults: Fault[]): void {
  const present = listEntries(site.path, site.path, site.label, []);
  for (const [name, { schema }] of Object.entries(listFolders)) {
    if (present.some((entry) => entry.name === name)) checkFolder(site, name, schema, faults);
  }
}

function checkFolder(site: SiteFolder, name: string, schema: v.GenericSchema, faults: Fault[]) {
  const label = `${site.label}/${name}`;
  const entries = listEntries(site.path, join(site.path, name), label, faults);
  for (const entry of entries) checkEntry(label, entry, faults);
  const own = entries.filter(({ kind }) => kind === 'file');
  const paths = new Map(own.map((entry) => [entry.name, entry.path]));
  const list = `${name}.json`;
  const file = `${label}/${list}`;
  const path = paths.get(list);
  if (path === undefined) {
    faults.push({ file, expected: 'the list of this folder', found: 'nothing' });
    return;
  }
  const text = readText(file, path, faults);
  if (text === undefined) return;
  const read = parseJson(text);
  if ('line' in read) {
    const { line, ...fault } = read;
    faults.push({ file: `${file}:${line}`, ...fault });
    return;
  }
  if (!fits(file, read.value, schema, faults)) return;
  for (const { field, value } of textsIn(read.value)) {
    const flaw = textFlaw(value);
    if (flaw) faults.push({ file, field, expected: 'text of whole letters', found: flaw });
    else if (isFileField(field) && value && !paths.has(value)) {
      const hint = hintOf(value, paths.keys());
      faults.push({ file, field, expected: `a file in ${label}${hint}`, found: show(value) });
    }
  }
}

function checkEntry(label: string, { name, kind, path }: Entry, faults: Fault[]) {
  const file = `${label}/${name}`;
  if (kind === 'folder') faults.push({ file, expected: 'a file', found: 'a folder' });
  else if (imported.has(endingOf(name))) {
    readPublishable(
      name,
      path,
      (expected, found) => void faults.push({ file, expected, found }) as undefined,
    );
  }
}

/** Whether the list fits its schema; adds a fault for each mismatch. */
function fits(file: string, list: unknown, schema: v.GenericSchema, faults: Fault[]): boolean {
  const { success, issues = [] } = v.safeParse(schema, list);
  for (const issue of issues) {
    const field = v.getDotPath(issue);
    faults.push({
      file,
      ...(field && { field }),
      expected: issue.expected ?? issue.message,
      found: show(issue.input),
    });
  }
  return success;
}

const isFileField = (field: string) => fileFields.includes(field.slice(field.lastIndexOf('.') + 1));

/** All texts of a list that fits its schema, with the paths of their fields. */
function textsIn(value: unknown, field = ''): { field: string; value: string }[] {
  if (typeof value === 'string') return [{ field, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    textsIn(inner, field ? `${field}.${key}` : key),
  );
}
