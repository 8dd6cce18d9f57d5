import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export interface Licence {
  name: string;
  version: string;
  /** `MIT`; empty if only the text says so. */
  kind: string;
  text: string;
}

export interface Package {
  name: string;
  version: string;
  license?: unknown;
  folder: string;
}

/** The package of a file; undefined for a file of this project, and for code that a plugin generated. */
export function packageOf(path: string): Package | undefined {
  if (!path.includes('node_modules/')) return undefined;
  for (let folder = dirname(resolve(path)); folder !== dirname(folder); folder = dirname(folder)) {
    const found = readPackage(folder);
    if (found) return found;
  }
  throw new Error(`${path}: expected a package.json with a name and a version above it, found none.`);
}

/** A package by its name, as this project resolves it. */
export function packageAt(name: string): Package {
  const entry = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const found = readPackage(dirname(entry));
  if (!found) throw new Error(`${entry}: expected a name and a version.`);
  return found;
}

/** Subfolders of a package may have a package.json without name and version, which only sets the module type. */
function readPackage(folder: string): Package | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Package>;
  return name && version ? { name, version, license, folder } : undefined;
}

/** The licence of a package with its complete text and notices. Throws if it has none. */
export function licenceOf({ name, version, license, folder }: Package): Licence {
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file))
    .sort();
  // Some packages leave out the licence of their repository: it stands beside this file.
  const kept = new URL(`./${name}.txt`, import.meta.url);
  const paths = files.length === 0 && existsSync(kept) ? [kept] : files.map((file) => join(folder, file));
  const text = paths.map((path) => ownPart(readFileSync(path, 'utf8'))).join('\n\n');
  if (!text.trim()) {
    throw new Error(`${name} ${version} ships with the site: expected the text of its licence, found none.`);
  }
  return { name, version, kind: typeof license === 'string' ? license : '', text };
}

/** Vite appends the licences of its bundled dependencies, none of which ship. */
const ownPart = (text: string): string => text.replace(/^# Licenses of bundled dependencies[^]*/m, '');
