import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMap, isScalar } from 'yaml';
import { siteFolder, type SiteFolder } from '../site/folder.ts';
import { readSiteYaml } from '../site/read-yaml.ts';
import type { Moved } from '../../sw/contract/moved.ts';
import { languages, type Language } from '../messages/languages.ts';

/** The table of former addresses, in the folder of the site. */
export const movedFile = 'former-addresses.yaml';

/** The ending of pages on hosts that name files. */
const ending = /\.html$/;

/** A clean address of a page: no query, no fragment, no slash at its end, no ending of a file. */
const pageAddress = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;

/**
 * What has moved: the languages that addresses may begin with and this site has not there, and the former addresses of
 * the content. Throws for a table that is no list of addresses, with file, line and address.
 */
export function readMoved(root: string, served: readonly Pick<Language, 'code' | 'tag'>[]): Moved {
  const [, ...prefixed] = served.map(({ code }) => code);
  const known = [...languages, ...served.filter(({ code }) => !languages.some((one) => one.code === code))];
  const gone = known.filter(({ code }) => !prefixed.includes(code));
  const isLeft = ({ tag }: Pick<Language, 'tag'>) => !served.some((language) => language.tag === tag);
  return {
    languages: Object.fromEntries(gone.map((language) => [language.code, isLeft(language)])),
    addresses: readAddresses(siteFolder(root)),
  };
}

function readAddresses(site: SiteFolder): Record<string, string> {
  if (!existsSync(join(site.path, movedFile))) return {};
  const { document, placeOf } = readSiteYaml(site, movedFile);
  const { contents } = document;
  if (contents === null) return {};
  if (!isMap(contents)) throw new Error(`${placeOf(contents)}: expected lines such as "/jobs: /vacancies".`);
  const lines = contents.items.map(({ key, value }) => ({
    place: placeOf(key),
    name: String(isScalar(key) ? key.value : key),
    to: isScalar(value) ? value.value : value,
  }));
  const names = lines.map(({ name }) => name);
  for (const { place, name, to } of lines) {
    const from = name.replace(ending, '');
    if (!pageAddress.test(from) || from === '/')
      throw new Error(`${place}: ${name}: expected the address of a page, such as "/jobs".`);
    if (typeof to !== 'string' || !pageAddress.test(to))
      throw new Error(`${place}: ${name}: expected the address of a page, found "${String(to)}".`);
    if (names.includes(to) || names.includes(`${to}.html`))
      throw new Error(`${place}: ${name}: leads to ${to}, which is a former address itself.`);
  }
  const entries = lines.map(({ name, to }) => [name, String(to)] as const);
  // Hosts are asked for the address as it stands in the link, the app for a clean one.
  return Object.fromEntries(
    entries.flatMap(([name, to]) => [
      [name, to],
      [name.replace(ending, ''), to],
    ]),
  );
}

/**
 * Compares the table with the pages of a built site. Throws if a former address is a page still, or leads to none. Of
 * the pages of records, not all are written. `label` names the folder of the site.
 */
export function checkMoved(folder: string, moved: Moved, site: Pick<SiteFolder, 'label'>): void {
  const isPage = (address: string) =>
    existsSync(join(folder, address === '/' ? 'index.html' : `${address}.html`));
  const isOfRecord = (address: string) =>
    dirname(address) !== '/' && existsSync(join(folder, dirname(address)));
  const [fault] = faultsOfMoved(moved, site, isPage, (address) => isPage(address) || isOfRecord(address));
  if (fault !== undefined) throw new Error(fault);
}

/** A sentence for each former address that is a page still, or leads to none. */
export function faultsOfMoved(
  { addresses }: Pick<Moved, 'addresses'>,
  { label }: Pick<SiteFolder, 'label'>,
  isPage: (address: string) => boolean,
  isTarget: (address: string) => boolean,
): string[] {
  const place = `${label}/${movedFile}`;
  return Object.entries(addresses).flatMap(([from, to]) => [
    ...(isPage(from) ? [`${place}: ${from}: is the address of a page of this site.`] : []),
    ...(isTarget(to) ? [] : [`${place}: ${from}: leads to ${to}, which is no page of this site.`]),
  ]);
}
