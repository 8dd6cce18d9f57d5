import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { loadCatalogue } from './load.ts';
import type { Catalogue } from './catalogue.ts';
import { languageCode, fillWords, hasPlaces } from './compile.ts';
import type { SiteLanguage } from './languages.ts';
import { codeOfOwnFormats } from './own-formats.ts';

/** A chunk of the bundle, as far as its copies depend on it. */
interface Chunk {
  code: string;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/**
 * The chunks of a site in several languages. The site is bundled once, without words; then the chunks get those of the
 * first language, and each other language gets a copy of every chunk that holds words or names one that does. All other
 * chunks are shared. So no language costs another one a byte or a request.
 */
export class LanguageFiles {
  readonly #siteLanguages: readonly SiteLanguage[];
  /** By the tag of a language: its files, by those of the first. */
  readonly #names = new Map<string, ReadonlyMap<string, string>>();

  constructor(siteLanguages: readonly SiteLanguage[]) {
    this.#siteLanguages = siteLanguages;
  }

  /** HTML, JSON or code of the first language with the files of another one. */
  translate(text: string, { tag }: SiteLanguage): string {
    return renamed(text, this.#names.get(tag) ?? new Map());
  }

  /** Whether a file of the first language has copies, by its address. */
  hasCopies(address: string): boolean {
    const [names] = this.#names.values();
    return names?.has(address.slice(1)) ?? false;
  }

  /** Whether a file is one of the copies of a language, by its address. */
  isOf({ prefix }: Pick<SiteLanguage, 'prefix'>, address: string): boolean {
    const siteLanguage = this.#siteLanguages.find((one) => one.prefix === prefix);
    return [...(this.#names.get(siteLanguage?.tag ?? '')?.values() ?? [])].includes(address.slice(1));
  }

  /** Writes the words into the chunks, and the copies for the other languages. */
  write(): Plugin {
    const [first, ...others] = this.#siteLanguages as [SiteLanguage, ...SiteLanguage[]];
    const names = this.#names;
    let words = '';
    let make = '';
    return {
      name: 'language-files',
      apply: (_config, { command }) => command === 'build' && others.length > 0,
      applyToEnvironment: (environment) => environment.config.consumer === 'client',
      async buildStart() {
        make = await codeOfOwnFormats([first, ...others]);
      },
      // The words are written after the bundler has hashed the chunks.
      augmentChunkHash: (chunk) => {
        if (!chunk.moduleIds.some((id) => id.startsWith('\0messages:'))) return undefined;
        return (words ||= wordsOf(loadCatalogue(first), first, make));
      },
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          const byName = new Map<string, Chunk>(chunks.map((chunk) => [chunk.fileName, chunk]));
          const worded = namesWithWords(byName);
          for (const siteLanguage of others) {
            const catalogue = loadCatalogue(siteLanguage);
            const own = copyNames(worded, siteLanguage, wordsOf(catalogue, siteLanguage, make));
            names.set(siteLanguage.tag, own);
            for (const [name, fileName] of own) {
              const source = renamed(fillWords(byName.get(name)!.code, catalogue, siteLanguage, make), own);
              this.emitFile({ type: 'asset', fileName, source });
            }
          }
          const catalogue = loadCatalogue(first);
          for (const chunk of chunks) chunk.code = fillWords(chunk.code, catalogue, first, make);
        },
      },
    };
  }
}

/** The chunks that hold words, and those that name such a chunk, directly or through others. */
export function namesWithWords(chunks: ReadonlyMap<string, Chunk>): string[] {
  const found = new Set([...chunks].filter(([, { code }]) => hasPlaces(code)).map(([name]) => name));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const [name, { imports, dynamicImports }] of chunks) {
      if ([...imports, ...dynamicImports].some((one) => found.has(one))) found.add(name);
    }
  }
  return [...found];
}

/** The name of each copy. It changes with the chunk and with the words: hosts and phones keep a name for ever. */
function copyNames(
  names: readonly string[],
  siteLanguage: SiteLanguage,
  words: string,
): ReadonlyMap<string, string> {
  return new Map(
    names.map((name) => [
      name,
      name.replace(/(-[\w-]{7,8})?\.js$/, `.${siteLanguage.code}-${hashOf(name + words)}.js`),
    ]),
  );
}

/** A text that changes whenever the words or formats do. */
const wordsOf = ({ subjects }: Catalogue, siteLanguage: SiteLanguage, make: string): string =>
  hashOf(
    JSON.stringify(subjects) + languageCode(siteLanguage) + (siteLanguage.one ? siteLanguage.one + make : ''),
  );

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Code that names other chunks. Their names are unique, and stand at the end of their addresses. */
function renamed(code: string, names: ReadonlyMap<string, string>): string {
  const known = new Map([...names].map(([from, to]) => [fileName(from), fileName(to)]));
  return code.replace(/(?<![\w.~-])[\w.~-]+\.js\b/g, (name) => known.get(name) ?? name);
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
