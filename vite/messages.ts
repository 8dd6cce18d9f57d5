import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readCatalogue, refuse, type Catalogue, type Messages } from './messages/catalogue.ts';
import { faultsAgainst, faultsOfForms, faultsOfNotes } from './messages/check.ts';
import { languageModule, subjectModule } from './messages/compile.ts';
import { english, languageOf, languages, pseudo, type Language } from './messages/languages.ts';
import { pseudoCatalogue } from './messages/pseudo.ts';
import { declarations } from './messages/types.ts';
import { faultsOfUse } from './messages/unused.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const typesFile = 'src/words/messages.d.ts';
const notesFile = 'src/words/notes.json';

const fileOf = ({ tag }: Language) => `src/words/${tag}.json`;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * Compiles the catalogue of a language to the modules `virtual:messages/<subject>`, and `virtual:messages` with its
 * locale: in the build, while developing and in tests alike. Fails, with file and key, for a catalogue that is not whole.
 * `MESSAGES_LANGUAGE=en-XB` gives the pseudo-language.
 */
export function messages(tag = process.env['MESSAGES_LANGUAGE'] ?? english.tag): Plugin {
  const language = languageOf(tag);
  let catalogue: Catalogue | undefined;
  return {
    name: 'messages',
    enforce: 'pre',
    async buildStart() {
      catalogue = loadCatalogue(language);
      if (!process.env['VITEST']) writeDeclarations();
      if (this.environment.config.command === 'build') refuse(faultsOfUse(readBase(), await readSources()));
    },
    resolveId: {
      filter: { id: /^virtual:messages(\/|$)/ },
      // Named as files of src/words: chunks are made by the folders of their modules.
      handler: (id) => `\0messages:/src/words${id.slice('virtual:messages'.length)}.js`,
    },
    load: {
      filter: { id: /^\0messages:/ },
      handler(id) {
        const subject = /^\0messages:\/src\/words\/(.+)\.js$/.exec(id)?.[1];
        if (!subject) return languageModule(language, join(root, 'src/format/dates.ts'));
        this.addWatchFile(join(root, fileOf(english)));
        if (this.environment.mode === 'dev') catalogue = loadCatalogue(language);
        const group = (catalogue ??= loadCatalogue(language)).subjects[subject];
        if (!group) throw new Error(`${catalogue.file} has no subject “${subject}”.`);
        return subjectModule(group, 'virtual:messages');
      },
    },
    transformIndexHtml: (html) =>
      language === english
        ? html
        : html.replace('<html lang="en" dir="ltr">', `<html lang="${tag}" dir="${language.direction}">`),
  };
}

/** The catalogue of a language, when those of all languages are whole. Throws one error of all faults. */
export function loadCatalogue({ tag }: Language): Catalogue {
  const base = readBase();
  const translations = languages
    .filter((language) => language.tag !== english.tag)
    .map((language) => ({ language, catalogue: readCatalogue(fileOf(language), read(fileOf(language))) }));
  const all = [
    { language: english, catalogue: base },
    ...translations,
    { language: pseudo, catalogue: pseudoCatalogue(base) },
  ];
  refuse([
    ...all.flatMap(({ language, catalogue }) => faultsOfForms(catalogue, language)),
    ...all.slice(1).flatMap(({ catalogue }) => faultsAgainst(base, catalogue)),
    ...faultsOfNotes(notesFile, JSON.parse(read(notesFile)) as Record<string, string>, base),
  ]);
  return all.find(({ language }) => language.tag === tag)!.catalogue;
}

const readBase = () => readCatalogue(fileOf(english), read(fileOf(english)));

/** What `src/words/messages.d.ts` must hold. */
export function currentDeclarations(): string {
  const texts = JSON.parse(read(fileOf(english))) as Messages;
  const textAt = (path: string) =>
    path.split('.').reduce<string | Messages>((at, key) => (at as Messages)[key]!, texts) as string;
  return declarations(readBase(), textAt);
}

/** Writes the declarations where they have changed. */
function writeDeclarations(): void {
  const current = currentDeclarations();
  if (!existsSync(join(root, typesFile)) || read(typesFile) !== current) {
    writeFileSync(join(root, typesFile), current);
  }
}

/** The modules of the page, by their paths. */
export async function readSources(): Promise<Map<string, string>> {
  const entries = await readdir(join(root, 'src'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path, 'utf8')] as const)));
}
