import { readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { embeddedIn, packageAt, packageOf, licenceOf, type Licence } from './licences/package.ts';

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
