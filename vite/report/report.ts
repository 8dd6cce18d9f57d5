import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import type { RouteEntry } from '../../src/route';
import { parameters } from '../../src/server/parameters';
import { ownPages } from '../../src/schemas/own-pages';
import { readBuildVariables, type BuildVariables } from '../build-variables';
import { readContent, type ReadContent } from '../content/compile';
import { lineOf, type Fault } from '../content/faults';
import { endingOf } from '../content/files/names';
import { checkStaticFolders } from '../content/static-folders';
import { makePictures, picturesFolder } from '../content/pictures';
import { loadRoutes, resourcesOf } from '../content-api';
import { cachePath } from '../document-texts';
import { compileTexts } from '../document-texts/compile';
import { ignoredWordsOf, loadCatalogue } from '../messages/load';
import { english, type SiteLanguage } from '../messages/languages';
import { faultsOfMoved, readMoved } from '../host/moved';
import { descriptionFile, readDescription, type SiteDescription } from '../site/description';
import { siteFolder, type SiteFolder } from '../site/folder';
import { checkIcon } from '../site/icons';
import { tooLongNames } from '../site/short-name';
import { faultsOfMissing } from '../site/missing-words';
import { withOwnPages } from '../site/own-pages';
import { pagesOf, routesOf } from '../site/pages';
import { otherVersion } from '../site/product';
import { pathsOff } from '../site/route-table';
import { isReadKind } from '../../src/document-text/kinds';
import { inspectContent, type Findings } from './findings';
import { againstPublished } from './published';
import { addressesOf, type KnownAddresses } from './links';

/** What an editor is told of a site's folder. */
export interface Report {
  /** The folder, as messages name it. */
  site: string;
  /** What stops a build: a sentence each. */
  errors: readonly string[];
  /** What deserves a look, by kind. */
  findings: readonly Findings[];
}

/** What the rest of a folder is checked against: with defaults in its place, what is right would seem wrong. */
const onlyOfDescription = `The rest of the folder is checked once ${descriptionFile} can be read.`;

/**
 * Reads the folder of a site without building it. Rejects for faults of the program alone. Without a wrong line in
 * `site.yaml`, all faults of the content are listed; the build checks the rest: dates of jobs and events.
 * `against` is the address of the published site to compare with; if it is empty, that of `site.yaml`.
 */
export async function reportOf(root: string, now: Date, against?: string): Promise<Report> {
  const errors: string[] = [];
  /** What `read` returns; undefined, with its sentences among the errors, if it says what is wrong. */
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      // What reads files of editors throws sentences.
      if (!(error instanceof Error) || error instanceof TypeError) throw error;
      // Words are read with the names of pages in `site.yaml`: its faults are told once.
      errors.push(...error.message.split('\n').filter((line) => !errors.includes(line)));
      return undefined;
    }
  };
  const folder = attempt(() => siteFolder(root));
  if (!folder) return { site: process.env['SITE'] ?? '', errors, findings: [] };
  const site = folder.label;
  const description = attempt(() => readDescription(folder));
  const env = loadEnv('production', root, 'VITE_');
  const variables = description && attempt(() => readBuildVariables(env, description));
  attempt(() => loadCatalogue(english, folder));
  const ofWords = attempt(() => findingsInWords(folder)) ?? [];
  if (!variables)
    return { site, errors, findings: [...ofWords, { title: 'Also', lines: [onlyOfDescription] }] };
  for (const siteLanguage of variables.siteLanguages) attempt(() => loadCatalogue(siteLanguage, folder));
  attempt(() => checkIcon(root, variables));
  const ofSite = findingsInDescription(folder, description, variables.siteLanguages);
  // Of an API nobody knows which pages are empty.
  const ofPages = variables.apiBaseUrl === '' ? folder : undefined;
  const pages = attempt(() => pagesOf(variables, ofPages)) ?? pagesOf({ ...variables, menus: {} }, ofPages);
  if (errors.length === 0) errors.push(...(await faultsOfMissing({ ...variables, pages }, folder)));
  if (variables.apiBaseUrl !== '') {
    const faults: Fault[] = [];
    checkStaticFolders(folder, faults);
    return { site, errors: [...errors, ...faults.map(lineOf)], findings: [...ofWords, ...ofSite] };
  }
  const { siteLanguages } = variables;
  const all = await loadRoutes(root);
  const routes = routesOf(all, pages);
  const content = readContent({
    root,
    resources: withOwnPages(resourcesOf(routes), folder),
    known: [...resourcesOf(all), ownPages],
    pictures: await makePictures(folder.path, join(root, picturesFolder)),
    now,
    siteLanguages,
    description,
    off: pages.off,
  });
  errors.push(...content.faults.map(lineOf));
  const moved = attempt(() => readMoved(root, siteLanguages))?.addresses;
  const addresses = addressesOf({ root, routes, parameters }, content, siteLanguages);
  // A record that has a fault has no page, and is told of above.
  if (content.faults.length === 0 && moved)
    errors.push(...faultsOfMoved({ addresses: moved }, folder, addresses, addresses));
  const findings = findingsIn(content, { root, routes, moved, now, variables });
  const published = against === undefined ? undefined : against || variables.siteUrl;
  if (published === '')
    errors.push('--against: site.yaml has no address, so name that of the published site.');
  const differing = published ? await againstPublished(content, published) : [];
  const ofDocuments = await withoutText(root, site, content);
  return { site, errors, findings: [...findings, ...differing, ...ofWords, ...ofSite, ...ofDocuments] };
}

interface Read {
  root: string;
  routes: readonly RouteEntry[];
  /** The former addresses; undefined if they cannot be read: any address may be one. */
  moved: Readonly<Record<string, string>> | undefined;
  now: Date;
  variables: Pick<BuildVariables, 'siteLanguages' | 'country' | 'siteUrl'> & { pagesOff?: readonly string[] };
}

function findingsIn(content: ReadContent, { root, routes, moved, now, variables }: Read): Findings[] {
  const addresses = addressesOf({ root, routes, parameters }, content, variables.siteLanguages);
  const isKnown: KnownAddresses = (address) => !moved || Object.hasOwn(moved, address) || addresses(address);
  return inspectContent({
    content,
    ...variables,
    now,
    addresses: isKnown,
    off: pathsOff(variables.pagesOff ?? []),
  });
}

/** The words of a site that no longer say anything. */
function findingsInWords(site: SiteFolder): Findings[] {
  const lines = ignoredWordsOf(site);
  return lines.length > 0 ? [{ title: 'Words that are ignored', lines }] : [];
}

/** The names of a site that do not fit below its icon, a time zone that nobody has named, and a workflow of another version. */
function findingsInDescription(
  site: SiteFolder,
  description: SiteDescription,
  siteLanguages: readonly SiteLanguage[],
): Findings[] {
  const { SITE_TIME_ZONE: zone, VITE_API_BASE_URL: api } = description.variables;
  const names = tooLongNames(site, description, siteLanguages);
  const version = otherVersion(site);
  return [
    ...(names.length > 0 ? [{ title: 'The name below the icon', lines: names }] : []),
    // Of an API, `npm run check-api` tells whether its settings name one.
    ...(zone || api
      ? []
      : [
          {
            title: 'The time zone',
            lines: [`${site.label}/${descriptionFile}: no "timeZone": all times count as times of UTC.`],
          },
        ]),
    ...(version === undefined ? [] : [{ title: 'The version of the product', lines: [version] }]),
  ];
}

/** Ends a build with what deserves a look in its content, in one list. `inspect` is for `contentApi`. */
export function contentFindings(variables: Read['variables']) {
  let found: readonly Findings[] = [];
  const inspect = (content: ReadContent, routes: readonly RouteEntry[], root: string): void => {
    const moved = readMoved(root, variables.siteLanguages).addresses;
    found = findingsIn(content, { root, routes, moved, now: new Date(), variables });
  };
  const plugin: Plugin = {
    name: 'content-findings',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler({ config: { root, logger } }) {
        const site = siteFolder(root);
        const ofSite = findingsInDescription(site, readDescription(site), variables.siteLanguages);
        const text = linesOf([...found, ...findingsInWords(site), ...ofSite])
          .join('\n')
          .trim();
        if (text) logger.warn(`\nIn the content, this deserves a look (npm run content):\n\n${text}\n`);
        return Promise.resolve();
      },
    },
  };
  return { inspect, plugin };
}

/** The documents that the app cannot show as a text, such as scans. Reading a new one takes about half a second. */
async function withoutText(root: string, site: string, { files }: ReadContent): Promise<Findings[]> {
  const documents = [...files]
    .filter(([address]) => isReadKind(endingOf(address)))
    .map(([address, path]) => ({ address: `/${address}`, bytes: readFileSync(path), path }));
  const { warnings } = await compileTexts(documents, join(root, cachePath));
  const lines = warnings.map((warning) => warning.replace(/^\/files\//, `${site}/`));
  return lines.length > 0
    ? [{ title: 'Documents that cannot be read aloud, searched or shown as a text', lines }]
    : [];
}

/** The report as text for a terminal. */
export function textOf({ site, errors, findings }: Report): string {
  const count = (number: number) => (number === 1 ? '1 mistake stops' : `${number} mistakes stop`);
  return [
    ...(errors.length > 0 ? block(`${count(errors.length)} a build of ${site}:`, errors) : []),
    ...linesOf(findings),
    verdictOf({ site, errors, findings }, 'above'),
  ].join('\n');
}

/** Whether the folder can be built, in one sentence; the findings stand above it or below. */
export const verdictOf = ({ site, errors, findings }: Report, place: 'above' | 'below' = 'below'): string =>
  errors.length > 0
    ? `${site} cannot be built.`
    : `${site} has no mistake that stops a build${findings.length > 0 ? `; the lines ${place} deserve a look` : ''}.`;

const block = (title: string, lines: readonly string[]) => [title, ...lines.map((line) => `  ${line}`), ''];

const linesOf = (findings: readonly Findings[]) =>
  findings.flatMap(({ title, lines }) => block(`${title}:`, lines));
