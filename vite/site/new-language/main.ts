import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BuildError } from '../../build-error.ts';
import { readBuildVariables } from '../../build-variables.ts';
import { readSources } from '../../messages.ts';
import { parseFile, type Catalogue, type Messages } from '../../messages/catalogue.ts';
import { english, languages, ownLanguage } from '../../messages/languages.ts';
import { loadCatalogue } from '../../messages/load.ts';
import type { Sources } from '../../messages/unused.ts';
import { readDescription } from '../description.ts';
import { siteFolder } from '../folder.ts';
import { neededMessages } from '../missing-words.ts';
import { pagesOf, type SitePages } from '../pages.ts';
import { entriesOf, knownPages, pathsOff, readTable } from '../route-table.ts';
import { readWordFiles, wordsFolder } from '../words.ts';
import { withFormsOf } from './forms.ts';

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
 * English above it. A file that is there keeps its messages, and gets those that are new. The exit code is 2, after a
 * sentence, where that cannot be.
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
    const base = loadCatalogue(english, site);
    const given = readWordFiles(site).get(code);
    const known = given ? (parseFile(given.file, given.text) as Messages) : {};
    const pages = pagesOf(readBuildVariables({}, readDescription(site)), site);
    const sources = await readSources();
    const needed = neededMessages(base, sources, pages);
    const original = JSON.parse(readFileSync(join(root, 'src/words/en.json'), 'utf8')) as Messages;
    const own = readWordFiles(site).get(english.code);
    const changed = own ? (parseFile(own.file, own.text) as Messages) : {};
    const { messages, empty } = written({ original, changed, known, needed, locale });
    const path = join(site.path, wordsFolder, `${code}.json`);
    if (!existsSync(join(site.path, wordsFolder))) mkdirSync(join(site.path, wordsFolder));
    writeFileSync(path, `${JSON.stringify(messages, null, 2)}\n`);
    say(
      [
        `${site.label}/${wordsFolder}/${code}.json has the ${needed.size} messages of this site; ${empty} wait for their words in ${name}.`,
        `The English stands above each of them, and what visitors meet first stands first. What stays empty is said in English.`,
        ...ofPagesThatCouldBeOff(base, sources, pages),
        `Next: name ${tag} in languages of ${site.label}/site.yaml; the first language there is that of the address /.`,
      ].join('\n'),
    );
    return 0;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    complain(error.message);
    return 2;
  }
}

/** How many pages are named with what they need. */
const shown = 3;

/** How many messages only pages need that the site could have off, in a sentence; none if there are none. */
function ofPagesThatCouldBeOff(base: Catalogue, sources: Sources, pages: SitePages): string[] {
  const sizeWithout = (paths: readonly string[]) =>
    neededMessages(base, sources, { ...pages, off: pathsOff([...pages.off, ...paths]) }).size;
  const all = sizeWithout([]);
  const neededBy = (paths: readonly string[]) => all - sizeWithout(paths);
  const known = entriesOf(readTable()).filter(
    ({ path }) => knownPages().includes(path) && !pages.off.includes(path),
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

interface Writing {
  /** The English of the product. */
  original: Messages;
  /** What the site says otherwise in English. */
  changed: Messages;
  /** The file as it is. */
  known: Messages;
  needed: ReadonlySet<string>;
  locale: string;
}

/** The messages to write, those first that visitors meet first, and how many of them are empty. */
function written({ original, changed, known, needed, locale }: Writing): {
  messages: Messages;
  empty: number;
} {
  let empty = 0;
  const groupOf = (group: Messages, at: string): Messages =>
    Object.fromEntries(
      Object.entries(group).flatMap(([key, value]): [string, string | Messages][] => {
        const path = at ? `${at}.${key}` : key;
        if (typeof value === 'object') {
          const messages = groupOf(value, path);
          return Object.keys(messages).length > 0 ? [[key, messages]] : [];
        }
        const text = textAt(known, path);
        if (text.trim() !== '') return [[key, text]];
        if (!needed.has(path)) return [];
        empty += 1;
        return [
          [`// ${key}`, withFormsOf(locale, textAt(changed, path) || value)],
          [key, ''],
        ];
      }),
    );
  return { messages: inOrderOfVisits(groupOf(original, '')), empty };
}

/**
 * The subjects that visitors meet first, in the order of a visit: what stands on every page, the home page, the lists and
 * their notices, the other pages of the menu. Who translates from the top has the site in that language soonest.
 */
export const seenFirst: readonly string[] = [
  ...['partly-english', 'common', 'pages', 'own-pages', 'saved-short', 'network', 'home', 'carousel'],
  ...['notices', 'record', 'vacancies', 'volunteers', 'tenders', 'invitations-to-bid'],
  ...['notifications-of-award', 'projects-events', 'documents', 'pictures', 'calendar'],
  ...['about', 'accountability', 'audit-reports', 'publications', 'faqs', 'contact', 'forms'],
  ...['donate', 'search', 'descriptions', 'manifest', 'start', 'slow-start'],
];

/** What divides the file: a comment, as every key that begins so. */
const [first, later] = ['// 1', '// 2'];

/** The messages in the order in which visitors meet them, with a comment at the head of each part. */
function inOrderOfVisits(messages: Messages): Messages {
  const ofFirst = seenFirst.filter((subject) => Object.hasOwn(messages, subject));
  const others = Object.keys(messages).filter((subject) => !seenFirst.includes(subject));
  const part = (subjects: readonly string[]) =>
    subjects.map((subject) => [subject, messages[subject]!] as const);
  return Object.fromEntries([
    [first, 'What everybody sees: menus, home page, lists, notices, forms.'],
    ...part(ofFirst),
    [later, 'What is seen seldom: reader, saved things, alerts, privacy, rare notes.'],
    ...part(others),
  ]);
}

/** The text of a message; empty without one. */
function textAt(messages: Messages, path: string): string {
  const found = path
    .split('.')
    .reduce<string | Messages | undefined>(
      (at, key) => (typeof at === 'object' && Object.hasOwn(at, key) ? at[key] : undefined),
      messages,
    );
  return typeof found === 'string' ? found : '';
}
