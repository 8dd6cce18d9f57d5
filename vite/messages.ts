import { existsSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { buildSubjects, throwIfFaulty, type Catalogue, type Messages } from './messages/catalogue.ts';
import {
  languageCode,
  languagePlace,
  emptySubjectModule,
  formatsCode,
  formatsCodeOfAll,
  formatsPlace,
  languageModule,
  moduleInAll,
  subjectCode,
  subjectModule,
  subjectModuleOfAll,
} from './messages/compile.ts';
import {
  siteLanguagesOf,
  english,
  languageOf,
  type SiteLanguage,
  type Language,
} from './messages/languages.ts';
import { fileOf, isSaidIn, loadCatalogue, readBase, readText, type WordsOf } from './messages/load.ts';
import { declarations } from './messages/types.ts';
import { findUnusedMessages } from './messages/unused.ts';
import { siteFolder } from './site/folder.ts';
import { wordsFolder } from './site/words.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const typesFile = 'src/words/messages.d.ts';

const formatModules = {
  bidi: join(root, 'src/format/bidi.ts'),
  numbers: join(root, 'src/format/numbers.ts'),
  ownFormats: join(root, 'src/format/own-formats.ts'),
};

/**
 * Compiles the catalogues of the languages of a site, with its own words, to the modules `virtual:messages/<subject>`, and
 * `virtual:messages` with its languages; `virtual:messages-in-all/<subject>` has those of each language of the site that
 * has words for all of them: in the build, while developing and in tests alike. Fails, with file and key, for a catalogue
 * that is not whole. A site in several languages is bundled once, and each language gets its own copy of the chunks with words: see
 * `LanguageFiles`. While developing, the page chooses by its address.
 */
export function messages(served: readonly Language[] = [english], site: WordsOf = siteFolder(root)): Plugin {
  const siteLanguages = siteLanguagesOf(served);
  const [first] = siteLanguages as [SiteLanguage];
  const isAlone = siteLanguages.length === 1;
  const load = () => new Map(served.map((language) => [language.tag, loadCatalogue(language, site)]));
  // A language of the site has none; the server cannot watch a file that is not there.
  const files = served.map((language) => join(root, fileOf(language))).filter((file) => existsSync(file));
  let catalogues: ReadonlyMap<string, Catalogue> | undefined;
  let isServed = false;
  return {
    name: 'messages',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    // A file of words may be new, and the folder of a site may stand outside of what Vite watches.
    configureServer({ watcher }) {
      if (site !== 'none') watcher.add(join(site.path, wordsFolder));
    },
    hotUpdate({ file }) {
      if (site === 'none' || !file.startsWith(normalizePath(`${join(site.path, wordsFolder)}/`)))
        return undefined;
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        id?.startsWith(moduleStart),
      );
    },
    async buildStart() {
      catalogues = load();
      if (!process.env['VITEST']) writeDeclarations();
      if (this.environment.config.command === 'build')
        throwIfFaulty(findUnusedMessages(ofThePage(readBase()), await readSources()), readText);
    },
    resolveId: {
      filter: { id: /^virtual:messages(-in-all)?(\/|$)/ },
      // Named as files of src/words: chunks are made by the folders of their modules.
      handler: (id) =>
        `${moduleStart}/src/words${id.slice('virtual:messages'.length)}.js`.replace(
          /words-in-all\/(.+)\.js$/,
          'words/$1.in-all.js',
        ),
    },
    load: {
      filter: { id: /^\0messages:/ },
      handler(id) {
        const [, subject, isInAll] = /^\0messages:\/src\/words\/(.+?)(\.in-all)?\.js$/.exec(id) ?? [];
        for (const file of files) this.addWatchFile(file);
        if (this.environment.mode === 'dev') catalogues = load();
        catalogues ??= load();
        if (!subject) {
          const formats = new Map(
            siteLanguages.map((siteLanguage) => [
              siteLanguage.tag,
              formatsCode(siteLanguage, catalogues!.get(siteLanguage.tag)!, 'ownFormats'),
            ]),
          );
          if (isAlone)
            return languageModule(languageCode(first), siteLanguages, formats.get(first.tag)!, formatModules);
          return isServed
            ? languageModule(byAddress, siteLanguages, formatsCodeOfAll(formats), formatModules)
            : languageModule(languagePlace, siteLanguages, formatsPlace, formatModules);
        }
        const groups = new Map(
          [...catalogues].map(([tag, { file, subjects }]) => {
            const group = subjects[subject];
            if (!group) throw new Error(`${file} has no subject “${subject}”.`);
            return [tag, group];
          }),
        );
        const own = groups.get(first.tag)!;
        if (isInAll) {
          const said = [...groups].filter(([tag]) => isSaidIn(languageOf(tag), subject, site));
          return moduleInAll(new Map(said), 'virtual:messages');
        }
        if (isAlone) return subjectModule(subjectCode(own), 'virtual:messages');
        if (!isServed) return emptySubjectModule(subject, own, 'virtual:messages');
        const codes = new Map([...groups].map(([tag, group]) => [tag, subjectCode(group)]));
        return subjectModuleOfAll(codes, 'virtual:messages');
      },
    },
    transformIndexHtml: (html, { originalUrl }) => {
      const address = `${originalUrl?.replace(/[?#].*$/, '') ?? ''}/`;
      return inLanguage(
        html,
        siteLanguages.find(({ prefix }) => address.startsWith(`${prefix}/`) && prefix) ?? first,
      );
    },
  };
}

const moduleStart = '\0messages:';

/** The language of the address, while developing. */
const byAddress =
  'siteLanguages.find(({ prefix }) => prefix && `${location.pathname}/`.startsWith(`${prefix}/`)) ?? siteLanguages[0]';

/** HTML that names another language as its own. */
export const inLanguage = (html: string, { tag, direction }: Pick<Language, 'tag' | 'direction'>): string =>
  html.replace(/<html\b[^>]*>/, `<html lang="${tag}" dir="${direction}">`);

/** A catalogue without the subjects that the build alone reads. */
export const ofThePage = ({ file, subjects }: Catalogue): Catalogue => ({
  file,
  subjects: Object.fromEntries(
    Object.entries(subjects).filter(([subject]) => !buildSubjects.some((name) => name === subject)),
  ),
});

/** The content of `src/words/messages.d.ts`. */
function currentDeclarations(): string {
  const texts = JSON.parse(readText(fileOf(english))) as Messages;
  const textAt = (path: string) =>
    path.split('.').reduce<string | Messages>((at, key) => (at as Messages)[key]!, texts) as string;
  return declarations(readBase(), textAt);
}

/** Writes the types of the messages to `src/words/messages.d.ts`, where they have changed. */
export function writeDeclarations(): void {
  const current = currentDeclarations();
  if (!existsSync(join(root, typesFile)) || readText(typesFile) !== current) {
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
