import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, type YAMLMap } from 'yaml';
import { BuildError } from '../build-error.ts';
import { withoutCurlyQuotes } from '../content/records/typing-mistakes.ts';
import { nearest } from '../../src/format/nearest.ts';
import { hintOf } from '../nearest.ts';
import type { SiteFolder } from './folder.ts';
import { menuGroups, menuVariable } from './menus.ts';
import { readSiteYaml } from './read-yaml.ts';
import { knownPages } from './route-table.ts';

/** The file of a site's folder that says what the site is. */
export const descriptionFile = 'site.yaml';

/** What a line of `site.yaml` holds: one text, several, or a text in each language, by the segment of its addresses. */
type Kind = 'text' | 'list' | 'texts';

/** The group of the names of pages, whose lines are named by the paths of the pages. */
const namesOfPages = 'pages.names';

/** Each field besides those of that group, with the build variable that it gives. */
export const descriptionFields: Readonly<Record<string, { variable: string; kind: Kind }>> = {
  name: { variable: 'SITE_NAME', kind: 'texts' },
  shortName: { variable: 'SITE_SHORT_NAME', kind: 'texts' },
  address: { variable: 'VITE_SITE_URL', kind: 'text' },
  languages: { variable: 'VITE_LANGUAGES', kind: 'list' },
  strict: { variable: 'SITE_STRICT', kind: 'text' },
  country: { variable: 'SITE_COUNTRY', kind: 'text' },
  timeZone: { variable: 'SITE_TIME_ZONE', kind: 'text' },
  'colours.main': { variable: 'SITE_COLOUR', kind: 'text' },
  'colours.accent': { variable: 'SITE_ACCENT', kind: 'text' },
  icon: { variable: 'SITE_ICON', kind: 'text' },
  pattern: { variable: 'SITE_PATTERN', kind: 'text' },
  'pages.off': { variable: 'SITE_PAGES_OFF', kind: 'list' },
  ...Object.fromEntries(
    menuGroups.map((group) => [
      `pages.menu.${group}`,
      { variable: menuVariable(group), kind: 'list' as const },
    ]),
  ),
  'home.sections': { variable: 'SITE_HOME_SECTIONS', kind: 'list' },
  'map.place': { variable: 'SITE_MAP_PLACE', kind: 'text' },
  'map.hosts': { variable: 'SITE_MAP_HOSTS', kind: 'list' },
  'film.address': { variable: 'SITE_FILM', kind: 'text' },
  'film.hosts': { variable: 'SITE_FILM_HOSTS', kind: 'list' },
  'forms.address': { variable: 'VITE_FORMS_ENDPOINT', kind: 'text' },
  'alerts.address': { variable: 'VITE_PUSH_ENDPOINT', kind: 'text' },
  'counts.address': { variable: 'VITE_COUNTS_ENDPOINT', kind: 'text' },
  'forms.captcha.siteKey': { variable: 'VITE_CAPTCHA_SITE_KEY', kind: 'text' },
  'forms.captcha.hosts': { variable: 'VITE_CAPTCHA_HOST', kind: 'list' },
  'api.address': { variable: 'VITE_API_BASE_URL', kind: 'text' },
  'api.languages': { variable: 'VITE_API_LANGUAGES', kind: 'text' },
  'api.timeZone': { variable: 'SITE_API_TIME_ZONE', kind: 'text' },
  'api.imageHosts': { variable: 'VITE_IMAGE_HOSTS', kind: 'list' },
  'editor.host': { variable: 'SITE_EDITOR_HOST', kind: 'text' },
  'editor.repository': { variable: 'SITE_EDITOR_REPOSITORY', kind: 'text' },
  'editor.branch': { variable: 'SITE_EDITOR_BRANCH', kind: 'text' },
  'editor.folder': { variable: 'SITE_EDITOR_FOLDER', kind: 'text' },
  'editor.api': { variable: 'SITE_EDITOR_API', kind: 'text' },
  'editor.appId': { variable: 'SITE_EDITOR_APP_ID', kind: 'text' },
};

type Field = { variable?: string; kind: Kind };

/** What `site.yaml` says. */
export interface SiteDescription {
  /** The values of build variables. */
  variables: Readonly<Record<string, string>>;
  /** Where each of them stands: `content/site.yaml:7: map.place`. */
  places: ReadonlyMap<string, string>;
  /** The names of the site, by the code of their language; under `''` that of all others. */
  names: ReadonlyMap<string, string>;
  /** The names below its icon, likewise. */
  shortNames: ReadonlyMap<string, string>;
  /** The names of pages that the site calls otherwise, by their paths. */
  pageNames: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** What a folder without `site.yaml` says. */
export const nothingDescribed: SiteDescription = {
  variables: {},
  places: new Map(),
  names: new Map(),
  shortNames: new Map(),
  pageNames: new Map(),
};

/** Reads `site.yaml`. Throws a sentence, with file and line, for each fault of its form, and where the file is missing. */
export function readDescription(site: SiteFolder): SiteDescription {
  const { path, label } = site;
  const file = `${label}/${descriptionFile}`;
  if (!existsSync(join(path, descriptionFile)))
    throw new BuildError(`${file}: expected the file that says what the site is, found nothing.`);
  const { document, placeOf } = readSiteYaml(site, descriptionFile);
  const root = document.contents;
  if (!isMap(root)) throw new BuildError(`${file}: expected lines such as "name: Our organisation".`);

  const ofPages = knownPages().map((path): [string, Field] => [`${namesOfPages}.${path}`, { kind: 'texts' }]);
  const fields = new Map<string, Field>([...Object.entries(descriptionFields), ...ofPages]);
  const variables: Record<string, string> = {};
  const places = new Map<string, string>();
  const texts = new Map<string, Map<string, string>>();
  const named = new Map<string, Map<string, string>>();
  const faults: string[] = [];
  const knownBeside = (before: string, name: string) => {
    const all = [...fields.keys()];
    // Those of pages are many, and known by the name of their group.
    const isShort = !before.startsWith(namesOfPages);
    const nameOf = (one: string) => (isShort && one.startsWith(`${namesOfPages}.`) ? namesOfPages : one);
    const known = [...new Set(all.filter((one) => one.startsWith(before)).map(nameOf))];
    const elsewhere = all.filter((one) => one.endsWith(`.${name.slice(before.length)}`));
    const meant = nearest(name, known) === undefined && elsewhere.length === 1 ? elsewhere[0] : undefined;
    return `one of ${known.join(', ')}${meant ? ` (did you mean ${meant}?)` : hintOf(name, known)}`;
  };
  const read = (map: YAMLMap, before: string) => {
    for (const pair of map.items) {
      if (!isPair(pair) || !isScalar(pair.key)) continue;
      const name = before + String(pair.key.value);
      const place = `${placeOf(pair.key)}: ${name}`;
      const field = fields.get(name);
      const isGroup = [...fields.keys()].some((one) => one.startsWith(`${name}.`));
      if (isGroup && isMap(pair.value)) {
        read(pair.value, `${name}.`);
        continue;
      }
      if (!field) {
        faults.push(`${place}: expected ${isGroup ? 'fields below it' : knownBeside(before, name)}.`);
        continue;
      }
      const value = valueOf(pair.value, field.kind);
      const curly = [value instanceof Map ? [...value.values()] : (value ?? '').split(' ')]
        .flat()
        .find((text) => withoutCurlyQuotes(text) !== text);
      if (curly !== undefined) {
        const straight = withoutCurlyQuotes(curly);
        // Without quotes, YAML reads a colour as a comment.
        const wish = straight.startsWith('#')
          ? `straight quotes: '${straight}'`
          : `straight quotes or none: ${straight}`;
        faults.push(`${place}: expected ${wish}, found ${curly}.`);
        continue;
      }
      if (value === undefined) faults.push(`${place}: expected ${expected[field.kind]}.`);
      else if (name.startsWith(`${namesOfPages}.`))
        named.set(name.slice(namesOfPages.length + 1), value as Map<string, string>);
      else if (field.kind === 'texts') texts.set(name, value as Map<string, string>);
      const given = value instanceof Map ? [...value.values()][0] : value;
      if (given === undefined || field.variable === undefined) continue;
      variables[field.variable] = given;
      places.set(field.variable, place);
    }
  };
  read(root, '');
  const names = texts.get('name') ?? new Map<string, string>();
  if (faults.length === 0 && names.size === 0)
    faults.push(`${file}: expected a line such as "name: Our organisation".`);
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
  return { variables, places, names, shortNames: texts.get('shortName') ?? new Map(), pageNames: named };
}

const expected: Readonly<Record<Kind, string>> = {
  text: 'a text',
  list: 'a list such as [one, two]',
  texts: 'a text, or lines such as "en: Our organisation" below it',
};

/** A list is written with spaces between its parts, as in a variable. */
function valueOf(node: unknown, kind: Kind): string | Map<string, string> | undefined {
  if (node === null) return kind === 'texts' ? undefined : '';
  if (kind === 'list')
    return isSeq(node) && node.items.every(isScalar)
      ? node.items.map((item) => textOf(item.value)).join(' ')
      : undefined;
  if (isScalar(node)) {
    const text = textOf(node.value);
    return kind === 'texts' ? (text ? new Map([['', text]]) : undefined) : text;
  }
  if (kind !== 'texts' || !isMap(node) || node.items.length === 0) return undefined;
  const pairs = node.items.map(({ key, value }) => [key, value] as const);
  if (!pairs.every(([key, value]) => isScalar(key) && isScalar(value) && textOf(value.value)))
    return undefined;
  return new Map(
    pairs.map(([key, value]) => [
      textOf((key as { value: unknown }).value),
      textOf((value as { value: unknown }).value),
    ]),
  );
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value as string).trim();
