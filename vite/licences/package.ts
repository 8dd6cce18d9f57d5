import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export interface Licence {
  name: string;
  version: string;
  /** `MIT`; empty where only the text tells. */
  kind: string;
  text: string;
}

export interface Package {
  name: string;
  version: string;
  license?: unknown;
  folder: string;
}

/** The package that a file belongs to; undefined for one of the project's own, and for code that a plugin made. */
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

/** Folders of a package may have a package.json of their own, which says how its files are loaded and no more. */
function readPackage(folder: string): Package | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Package>;
  return name && version ? { name, version, license, folder } : undefined;
}

/** The licence of a package with its whole text, and the notices that it asks to pass on. Throws where it has none. */
export function licenceOf({ name, version, license, folder }: Package): Licence {
  const files = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file))
    .sort();
  const text = files.map((file) => ownPart(readFileSync(join(folder, file), 'utf8'))).join('\n\n');
  if (!text.trim()) {
    throw new Error(`${name} ${version} ships with the site: expected the text of its licence, found none.`);
  }
  return { name, version, kind: typeof license === 'string' ? license : '', text };
}

/** Vite adds the licences of all that it is made of, of which nothing ships. */
const ownPart = (text: string): string => text.replace(/^# Licenses of bundled dependencies[^]*/m, '');
