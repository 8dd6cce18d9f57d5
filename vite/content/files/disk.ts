import { lstatSync, readdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { attempt, type Fault } from '../faults';
import { nameFlaw } from './names';

/** An entry of a content folder. */
export interface Entry {
  name: string;
  kind: 'file' | 'folder';
  /** The real path, so that no symbolic link can lead out of the site's folder after the check. */
  path: string;
}

/** The maximum file size (bytes) of Cloudflare Pages: https://developers.cloudflare.com/pages/platform/limits/ */
export const largestFile = 25 * 1024 * 1024;

/** A text of 15,000 words is smaller (bytes). Parsing much larger Markdown or YAML can take minutes. */
export const largestText = 100_000;

/**
 * Lists the entries of a content folder. `label` names the folder in messages. Adds a fault for, and leaves
 * out, anything that is neither file nor folder, is unreadable, is outside of `contentDir` (a symbolic link),
 * or has a name that some host or file system does not support. Two names that differ only in case are a
 * fault too.
 */
export function listEntries(contentDir: string, folder: string, label: string, faults: Fault[]): Entry[] {
  const listed = attempt(() => readdirSync(folder).filter((name) => !isNoContent(name)));
  if ('flaw' in listed) {
    faults.push({ file: label, expected: 'a folder that can be read', found: listed.flaw });
    return [];
  }
  const owners = new Map<string, string>();
  return listed.value.sort().flatMap((name): Entry[] => {
    const fault = (expected: string, found: string): [] => {
      faults.push({ file: `${label}/${name}`, expected, found });
      return [];
    };
    const flaw = nameFlaw(name);
    if (flaw) return fault(flaw.expected, flaw.found);
    const key = name.normalize('NFC').toLowerCase();
    const owner = owners.get(key);
    if (owner !== undefined) fault('a name of its own on every file system', `that of ${owner} again`);
    else owners.set(key, name);
    const entry = entryAt(contentDir, join(folder, name));
    return typeof entry === 'string' ? fault('a file of the content', entry) : [{ name, ...entry }];
  });
}

/** Dot-files of systems and editors, and notes for people. */
const isNoContent = (name: string): boolean => name.startsWith('.') || name === 'README.md';

function entryAt(contentDir: string, path: string): Omit<Entry, 'name'> | string {
  const looked = attempt(() => lookAt(path));
  if ('flaw' in looked) return `one that cannot be read (${looked.flaw})`;
  const { isLink, real, stats } = looked.value;
  if (!real.startsWith(realpathSync(contentDir) + sep))
    return `a link that leads out of ${basename(contentDir)}/`;
  // A link to a folder would give one record two addresses, and may be circular.
  if (stats.isDirectory()) return isLink ? 'a link to a folder' : { kind: 'folder', path: real };
  return stats.isFile() ? { kind: 'file', path: real } : `a ${specialKind(stats)}`;
}

function lookAt(path: string) {
  const isLink = lstatSync(path).isSymbolicLink();
  return { isLink, real: realpathSync(path), stats: statSync(path) };
}

/** Opening one of these may block for ever. */
function specialKind(stats: Stats): string {
  if (stats.isFIFO()) return 'pipe';
  return stats.isSocket() ? 'socket' : 'device';
}

/** The bytes of a content file, or why it cannot be read: it is unreadable or larger than `limit` bytes. */
export function readContentFile(path: string, limit: number): { value: Buffer } | { flaw: string } {
  const read = attempt(() => {
    const { size } = statSync(path);
    return size > limit ? size : readFileSync(path);
  });
  if ('flaw' in read) return { flaw: `one that cannot be read (${read.flaw})` };
  if (typeof read.value === 'number') return { flaw: inMegabytes(read.value) };
  return { value: read.value };
}

/** `26.2 MB`: rounded so that a size and its limit can be compared in a message. */
export const inMegabytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Whether bytes are a text: a picture is none, whole or in part. */
export const isText = (bytes: Buffer): boolean => 'value' in decodeText(bytes);

/** What is often saved under the name of a text, by its first bytes. */
const noTexts: readonly (readonly [begins: string, sentence: string])[] = [
  ['PK\x03\x04', 'a Word document, or another file of an office program'],
  ['\xd0\xcf\x11\xe0', 'an old Word document'],
  ['%PDF-', 'a PDF'],
];

/** Decodes UTF-8 without a byte order mark, or returns why that fails. */
export function decodeText(bytes: Buffer): { value: string } | { flaw: string } {
  const [, other] = noTexts.find(([begins]) => bytes.toString('latin1', 0, begins.length) === begins) ?? [];
  if (other !== undefined) return { flaw: `${other}: save its text as plain text, in UTF-8` };
  const decoded = attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const isSixteen = /^(\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2));
  if (isSixteen || ('value' in decoded && decoded.value.includes('\0')))
    return { flaw: 'UTF-16: save the file as UTF-8' };
  return 'flaw' in decoded
    ? { flaw: 'another encoding, such as Windows-1252: save the file as UTF-8' }
    : decoded;
}
