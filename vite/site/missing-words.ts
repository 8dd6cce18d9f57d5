import type { Plugin } from 'vite';
import { BuildError, endingWithCause } from '../build-error';
import type { BuildVariables } from '../build-variables';
import { ofThePage, readSources } from '../messages';
import { flatten, type Catalogue } from '../messages/catalogue';
import { formatsSubject } from '../messages/compile';
import { english, languages } from '../messages/languages';
import { readBase } from '../messages/load';
import { unusedMessages, type Sources } from '../messages/unused';
import type { SiteFolder } from './folder';
import type { SitePages } from './pages';
import { sourcesWithout } from './remaining-sources';
import { ofProduct, readWordFiles, readWords, wordsFolder, type WordFiles } from './words';

/** The sentence of the page that says what is missing; it may be missing, too. */
const notePath = 'partly-english.note';

/**
 * The paths of the messages that a language of a site needs: all that a page of it may show, none of languages that the
 * site has left, and no words of dates and numbers, which `Intl` has. `base` is the product's: the titles of a site's own
 * pages stand in their records.
 */
export function neededMessages(base: Catalogue, sources: Sources, pages: SitePages): Set<string> {
  const remaining = sourcesWithout(sources, pages);
  const named = titlesIn(remaining);
  const isOff = new Set([
    ...unusedMessages(ofThePage(base), remaining),
    ...titlesIn(sources).filter((path) => !named.includes(path)),
  ]);
  const subjects = [formatsSubject, 'left'];
  return new Set(
    [...flatten(base.subjects).keys()].filter(
      (path) => !isOff.has(path) && !subjects.includes(path.slice(0, path.indexOf('.'))),
    ),
  );
}

/** The titles that modules name: the route table takes those of all pages as one group. */
const titlesIn = (sources: Sources): string[] =>
  [...sources.values()].flatMap((source) =>
    source.includes("'virtual:messages/pages'")
      ? [...source.matchAll(/\btitles\.(\w+)/g)].map(([, key]) => `pages.titles.${key}`)
      : [],
  );

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

/** A site of one language offers no other. */
const offerSubject = 'language-offer.';

const isOfProduct = (code: string) => languages.some((language) => language.code === code);

async function lacksOf({ siteLanguages, pages }: Given, files: WordFiles): Promise<readonly Lack[]> {
  const own = siteLanguages.filter(({ code }) => files.has(code) && !isOfProduct(code));
  if (own.length === 0) return [];
  const product = readBase();
  const all = neededMessages(product, await readSources(), pages);
  const needed =
    siteLanguages.length > 1 ? all : new Set([...all].filter((path) => !path.startsWith(offerSubject)));
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
  return given.isStrict ? (await lacksOf(given, readWordFiles(site))).map(listOf) : [];
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
      lacks = await lacksOf(given, files);
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
