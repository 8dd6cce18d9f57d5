import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../../build-error.ts';
import { readBuildVariables } from '../../build-variables.ts';
import { readSources } from '../../messages.ts';
import { parseFile, type Catalogue, type Messages } from '../../messages/catalogue.ts';
import { english, languages, ownLanguage } from '../../messages/languages.ts';
import { loadCatalogue, readBase } from '../../messages/load.ts';
import type { Sources } from '../../messages/unused.ts';
import { readDescription } from '../description.ts';
import { pagesOfRecords } from '../empty-pages.ts';
import { siteFolder, type SiteFolder } from '../folder.ts';
import { neededMessages } from '../missing-words.ts';
import { pagesOf, type SitePages } from '../pages.ts';
import { entriesOf, knownPages, pathsOff, readTable } from '../route-table.ts';
import { readWordFiles, wordsFolder } from '../words.ts';
import { newsLines, written } from './written.ts';

const usage = 'SITE=../our-site npm run new-language fr';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What surrounds the command; tests give their own. */
interface Surroundings {
  env?: Readonly<Record<string, string | undefined>>;
  say?: (sentence: string) => void;
  complain?: (sentence: string) => void;
}

/**
 * Writes the file of words of a language into the folder of the site: every message that its pages need, empty, with the
 * English above it. A file that is there keeps its messages, and gets those that are new; what the product no longer has
 * is set aside at its end, and is said, as is English that has changed. The exit code is 2, after a sentence, where that
 * cannot be.
 */
export async function main(
  words: readonly string[],
  { env = process.env, say = console.info, complain = console.error }: Surroundings = {},
): Promise<number> {
  const [tag, ...others] = words;
  try {
    if (!tag || tag.startsWith('-') || others.length > 0)
      throw new BuildError(`Expected the code of a language, and nothing else: ${usage}`);
    const language = ownLanguage(tag);
    if (languages.some((one) => [one.tag, one.code].includes(tag)))
      throw new BuildError(
        `The product has ${tag}: write what the site says otherwise into ${wordsFolder}/${tag.split('-')[0]}.json.`,
      );
    if (!language) throw new BuildError(`Expected the code of a language, such as fr, found "${tag}".`);
    const site = siteFolder(root, env);
    const { code, locale, name } = language;
    // Faults of the words are told before anything is written.
    loadCatalogue(english, site);
    const base = readBase();
    const given = readWordFiles(site).get(code);
    const known = given ? (parseFile(given.file, given.text) as Messages) : {};
    const pages = chosenPages(site);
    const sources = await readSources();
    const needed = neededMessages(base, sources, pages);
    const original = JSON.parse(readFileSync(join(root, 'src/words/en.json'), 'utf8')) as Messages;
    const own = readWordFiles(site).get(english.code);
    const changed = own ? (parseFile(own.file, own.text) as Messages) : {};
    const shown = neededMessages(base, sources, onlyFilled(pages));
    const { messages, empty, ...news } = written({ original, changed, known, needed, shown, locale });
    const path = join(site.path, wordsFolder, `${code}.json`);
    if (!existsSync(join(site.path, wordsFolder))) mkdirSync(join(site.path, wordsFolder));
    writeFileSync(path, `${JSON.stringify(messages, null, 2)}\n`);
    say(
      [
        `${site.label}/${wordsFolder}/${code}.json has the ${needed.size} messages of this site; ${empty} wait for their words in ${name}.`,
        `The English stands above each of them, and what visitors meet first stands first. What stays empty is said in English.`,
        ...ofPagesThatCouldBeOff(base, sources, pages),
        ...newsLines(news),
        ...(isNamed(tag, site)
          ? []
          : [
              `Next: name ${tag} in languages of ${site.label}/site.yaml; the first language there is that of the address /.`,
            ]),
      ].join('\n'),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    complain(error.message);
    return 2;
  }
}

const isNamed = (tag: string, site: SiteFolder): boolean =>
  (readDescription(site).variables['VITE_LANGUAGES'] ?? '').split(/\s+/).includes(tag);

/** The pages of a site, whatever else is wrong in its description: a colour or a language without words stops no words. */
function chosenPages(site: SiteFolder): SitePages {
  const description = readDescription(site);
  const ofPages = Object.entries(description.variables).filter(([name]) =>
    /^SITE_(?:PAGES_|HOME_|MENU_|FILM$)/.test(name),
  );
  const chosen = readBuildVariables({}, { ...description, variables: Object.fromEntries(ofPages) });
  // Of an API nobody knows which pages are empty.
  return pagesOf(chosen, description.variables['VITE_API_BASE_URL'] ? undefined : site);
}

/** The pages without those that wait for a record. */
const onlyFilled = (pages: SitePages): SitePages => ({
  ...pages,
  off: pathsOff([...pages.off, ...pages.empty]),
  possibleSections: pages.sections,
});

/** How many pages are named with what they need. */
const shown = 3;

/**
 * How many messages only pages need that the site could have off, in a sentence; none if there are none. A page that has
 * records is there to stay.
 */
function ofPagesThatCouldBeOff(base: Catalogue, sources: Sources, pages: SitePages): string[] {
  const sizeWithout = (paths: readonly string[]) =>
    neededMessages(base, sources, { ...pages, off: pathsOff([...pages.off, ...paths]) }).size;
  const all = sizeWithout([]);
  const neededBy = (paths: readonly string[]) => all - sizeWithout(paths);
  const hasRecords = (path: string) => pagesOfRecords.includes(path) && !pages.empty.includes(path);
  const known = entriesOf(readTable()).filter(
    ({ path }) => knownPages().includes(path) && !pages.off.includes(path) && !hasRecords(path),
  );
  const isSample = ({ page }: { page: string }) => page.startsWith('templates/');
  const samples = known.filter(isSample).map(({ path }) => path);
  const counts = [
    ...known.filter((entry) => !isSample(entry)).map(({ path }) => [path, neededBy([path])] as const),
    ...(samples.length > 0 ? [[samples.join(' '), neededBy(samples)] as const] : []),
  ].sort(([, a], [, b]) => b - a);
  const total = neededBy(known.map(({ path }) => path));
  const largest = counts.slice(0, shown).map(([path, count]) => `${path} ${count}`);
  return total > 0
    ? [
        `${total} of them belong to pages that could be off (pages.off in site.yaml; then run this again), most to: ${largest.join(', ')}.`,
      ]
    : [];
}
