import { readFileSync, readdirSync, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { normalizePath, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The file of the build that lists every package that ships, with its licence. */
const licencesFile = 'licences.txt';

/** Tools that add their own code to a build. */
const tools: readonly (readonly [RegExp, string])[] = [
  [/^vite\//, 'vite'],
  [/^rolldown\//, 'rolldown'],
];

/**
 * Collects the packages that ship in the page, the viewer's worker and the service worker, which are separate
 * builds. Fails the build if a package has no licence text. `write` creates
 * the file after all of them.
 */
export class Licences {
  readonly #found = new Map<string, Licence>();

  /** A plugin for one of the builds. */
  collect(): Plugin {
    let root = '';
    return {
      name: 'licences-collect',
      applyToEnvironment: ({ config }) => config.consumer === 'client',
      configResolved(config) {
        ({ root } = config);
      },
      generateBundle: {
        order: 'post',
        handler: (_options, bundle) => this.#addBundle(root, bundle),
      },
    };
  }

  /** For vite-plugin-pwa's option that configures the build of the service worker. */
  readonly collectIn = (config: InlineConfig): void => {
    config.plugins = [...(config.plugins ?? []), this.collect()];
  };

  /** Writes the list into the folder of a build. */
  readonly write = (folder: string): Promise<void> => writeFile(join(folder, licencesFile), this.text());

  text(): string {
    return licencesText([...this.#found.values()]);
  }

  #addBundle(root: string, bundle: Rolldown.OutputBundle): void {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset')
        file.originalFileNames.forEach((name) => this.#addAsset(resolve(root, name)));
      else {
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          if (renderedLength > 0) this.#addModule(id);
        }
      }
    }
  }

  #addModule(id: string): void {
    const path = id.replace(/^\0/, '').replace(/\?.*$/, '');
    const tool = tools.find(([pattern]) => pattern.test(path))?.[1];
    const owner = tool ? packageAt(tool) : packageOf(path);
    if (!owner) return;
    this.#add(licenceOf(owner));
    for (const embedded of embeddedIn(path)) this.#add(embedded);
  }

  /** A font or decoder may have its own licence beside it: `LICENSE_FOXIT` beside `FoxitSymbol.pfb`. */
  #addAsset(path: string): void {
    const owner = packageOf(path);
    if (!owner) return;
    this.#add(licenceOf(owner));
    const name = basename(path).toLowerCase();
    const own = readdirSync(dirname(path)).filter((file) => /^licen[cs]e_/i.test(file));
    if (own.length === 0 || resolve(dirname(path)) === resolve(owner.folder)) return;
    const matching = own.filter((file) =>
      name.startsWith(file.slice(file.lastIndexOf('_') + 1).toLowerCase()),
    );
    if (matching.length === 0) {
      throw new Error(
        `${path}: expected a licence of its own among ${own.join(', ')}, found none by its name.`,
      );
    }
    for (const file of matching) {
      const text = readFileSync(join(dirname(path), file), 'utf8');
      const part = file
        .slice(file.indexOf('_') + 1)
        .toLowerCase()
        .replaceAll('_', ' ');
      this.#add({ name: `${owner.name}: ${part}`, version: owner.version, kind: '', text });
    }
  }

  #add(licence: Licence): void {
    this.#found.set(`${licence.name}@${licence.version}`, licence);
  }
}

const line = '-'.repeat(80);

/** All licences in one text, sorted by name. Packages with the same text are grouped. */
export function licencesText(licences: readonly Licence[]): string {
  const sorted = [...licences].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const byText = new Map<string, string[]>();
  for (const { name, version, kind, text } of sorted) {
    const plain = text.replaceAll('\r\n', '\n').trim();
    const title = `${name} ${version}${kind && ` (${kind})`}`;
    byText.set(plain, [...(byText.get(plain) ?? []), title]);
  }
  const parts = [...byText].map(([text, titles]) => `${line}\n${titles.join('\n')}\n${line}\n\n${text}\n`);
  return [
    // Hosts send plain text without a charset, so the byte order mark declares it.
    `\ufeffThis site is made with the work of others. Their packages, and the licences of these:\n`,
    ...parts,
  ].join('\n');
}

interface Licence {
  name: string;
  version: string;
  /** `MIT`; empty if only the text says so. */
  kind: string;
  text: string;
}

interface Package {
  name: string;
  version: string;
  license?: unknown;
  folder: string;
}

/**
 * The package of a file; undefined for a file of this project, also where the build keeps what it made of one, and for
 * code that a plugin generated.
 */
export function packageOf(path: string): Package | undefined {
  if (!/node_modules\/(?!\.cache\/)/.test(normalizePath(path))) return undefined;
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
  const kept = new URL(`./licences/${name}.txt`, import.meta.url);
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
