import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { BuildError, endingWithCause } from '../build-error';
import type { BuildVariables } from '../build-variables';
import { ofThePage, readSources } from '../messages';
import { flatten, type Catalogue } from '../messages/catalogue';
import { formatsSubject } from '../messages/compile';
import { english, languages } from '../messages/languages';
import { loadCatalogue, readBase } from '../messages/load';
import { unusedMessages, type Sources } from '../messages/unused';
import type { SiteFolder } from './folder';
import { tableWith, type SitePages } from './pages';
import { entriesOf } from './route-table';
import { ofProduct, readWordFiles, readWords, wordsFolder, type WordFiles } from './words';

/** The sentence of the page that says what is missing; it may be missing, too. */
const notePath = 'partly-english.note';

const [tableFile, descriptionsFile] = ['/src/routes.tsx', '/src/server/descriptions.ts'];

const fileAt = (sources: Sources, end: string): string =>
  [...sources.keys()].find((file) => file.endsWith(end))!;

/** The modules of the page without those of pages that are off, and without what these alone import. */
function sourcesWithout(sources: Sources, pages: SitePages): Sources {
  const table = sources.get(fileAt(sources, tableFile))!;
  const kept = new Set(entriesOf(tableWith(table, pages)).map(({ page }) => page));
  const gone = entriesOf(table)
    .map(({ page }) => page)
    .filter((page) => !kept.has(page));
  const isOfPage = (file: string) => /\/src\/pages\//.test(file);
  const isOff = (file: string) => gone.some((page) => file.endsWith(`/src/pages/${page}.tsx`));
  const isOfOff = (line: string) => pages.off.some((path) => line.startsWith(`  '${path}': `));
  const changed = new Map(
    [...sources]
      .filter(([file]) => !isOff(file))
      .map(([file, source]) => {
        if (file.endsWith(tableFile)) return [file, tableWith(source, pages)];
        const lines = source.split('\n').filter((line) => !isOfOff(line));
        return [file, file.endsWith(descriptionsFile) ? lines.join('\n') : source];
      }),
  );
  const reached = new Set(
    [...changed.keys()].filter((file) => !isOfPage(file) && !/\/src\/components\//.test(file)),
  );
  for (const page of kept) {
    const file = [...changed.keys()].find((one) => one.endsWith(`/src/pages/${page}.tsx`));
    if (file !== undefined) reached.add(file);
  }
  // A set that grows is walked to its end.
  for (const file of reached) {
    for (const [, specifier] of changed.get(file)!.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const path = join(dirname(file), specifier!);
      const found = ['', '.ts', '.tsx'].map((ending) => path + ending).find((one) => changed.has(one));
      if (found !== undefined) reached.add(found);
    }
  }
  return new Map([...changed].filter(([file]) => reached.has(file)));
}

/** The keys of the titles that the route table names. */
const titlesIn = (table: string): string[] =>
  [...table.matchAll(/\btitles\.(\w+)/g)].map(([, key]) => `pages.titles.${key}`);

/**
 * The paths of the messages that a language of a site needs: none of pages that are off alone, none of languages that the
 * site has left, and no words of dates and numbers, which `Intl` has.
 */
export function neededMessages(base: Catalogue, sources: Sources, pages: SitePages): Set<string> {
  const table = sources.get(fileAt(sources, tableFile))!;
  const titles = titlesIn(tableWith(table, pages));
  const isOff = new Set([
    ...unusedMessages(ofThePage(base), sourcesWithout(sources, pages)),
    ...titlesIn(table).filter((path) => !titles.includes(path)),
  ]);
  const subjects = [formatsSubject, 'left'];
  return new Set(
    [...flatten(base.subjects).keys()].filter(
      (path) => !isOff.has(path) && !subjects.includes(path.slice(0, path.indexOf('.'))),
    ),
  );
}

/** What a language of a site lacks. */
interface Lack {
  tag: string;
  file: string;
  missing: readonly string[];
  /** How many messages it needs. */
  needed: number;
  /** The language in which the page says so. */
  saidIn: string;
}

const isOfProduct = (code: string) => languages.some((language) => language.code === code);

async function lacksOf(
  { siteLanguages, pages }: Given,
  files: WordFiles,
  site: SiteFolder,
): Promise<readonly Lack[]> {
  const own = siteLanguages.filter(({ code }) => files.has(code) && !isOfProduct(code));
  if (own.length === 0) return [];
  const needed = neededMessages(loadCatalogue(english, site), await readSources(), pages);
  const product = readBase();
  return own.flatMap(({ tag, code }) => {
    const given = flatten(ofProduct(readWords(files.get(code)!), product).subjects);
    const missing = [...needed].filter((path) => !given.has(path));
    const saidIn = given.has(notePath) ? tag : english.tag;
    const { file } = files.get(code)!;
    return missing.length > 0 ? [{ tag, file, missing, needed: needed.size, saidIn }] : [];
  });
}

type Given = Pick<BuildVariables, 'siteLanguages' | 'isStrict'> & { pages: SitePages };

/** What stops the build of a strict site whose words are not whole: a list for each language. */
export async function faultsOfMissing(given: Given, site: SiteFolder): Promise<string[]> {
  return given.isStrict ? (await lacksOf(given, readWordFiles(site), site)).map(listOf) : [];
}

/**
 * Counts the messages that the words of each language of the site lack, and has the page say that they are in English;
 * fails the build with their list where the site is strict. Names files of words of languages that the site does not have.
 */
export function missingWords(given: Given, site: SiteFolder): Plugin {
  let lacks: readonly Lack[] = [];
  let files: WordFiles = new Map();
  return {
    name: 'missing-words',
    async config() {
      files = readWordFiles(site);
      lacks = await lacksOf(given, files, site);
      // A site without such a language has no byte of it.
      if (lacks.length === 0) return {};
      const saidIn = Object.fromEntries(lacks.map((lack) => [lack.tag, lack.saidIn]));
      return { define: { 'import.meta.env.SITE_PARTLY_ENGLISH': JSON.stringify(saidIn) } };
    },
    buildApp: {
      order: 'pre',
      handler: ({ config: { root, logger } }) =>
        endingWithCause(root, () => {
          if (given.isStrict && lacks.length > 0) throw new BuildError(lacks.map(listOf).join('\n'));
          for (const { file, missing, needed } of lacks) {
            const note = missing.includes(notePath)
              ? ` The foot of each page says so, in English too until ${notePath} is there.`
              : '';
            logger.warn(
              `${file}: ${missing.length} of ${needed} messages are missing and are said in English.${note}`,
            );
          }
          for (const [code, { file }] of files) {
            const isServed = given.siteLanguages.some((siteLanguage) => siteLanguage.code === code);
            if (!isServed && !isOfProduct(code))
              logger.warn(`${file}: this site is not built in ${code}: name it in languages of site.yaml.`);
          }
        }),
    },
  };
}

const listOf = ({ file, missing, needed }: Lack) =>
  [
    `${file}: ${missing.length} of ${needed} messages are missing, and ${wordsFolder} are to be whole (strict):`,
    ...missing.map((path) => `  ${path}`),
  ].join('\n');
