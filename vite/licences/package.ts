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

/**
 * Packages that a file has bundled without naming them in its licence: the legacy builds of pdf.js contain
 * core-js. Throws if the file has another format than expected.
 */
export function embeddedIn(path: string): Licence[] {
  if (!/\/pdfjs-dist\/legacy\/build\/[^/]+\.mjs$/.test(path)) return [];
  const source = readFileSync(path, 'utf8');
  const version = /zloirock\/core-js\/blob\/v([\d.]+)\/LICENSE/.exec(source)?.[1];
  const copyright = /copyright: '© ([^']*Pushkarev[^']*)'/.exec(source)?.[1];
  if (!version || !copyright) throw new Error(`${path}: expected core-js with its version and copyright.`);
  return [{ name: 'core-js', version, kind: 'MIT', text: `Copyright (c) ${copyright}\n\n${mit}` }];
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
