import { BuildError } from './build-error.ts';
import type { SiteLanguage } from './messages/languages.ts';
import { descriptionFile, nothingDescribed, type SiteDescription } from './site/description.ts';
import {
  readAddress,
  readColours,
  readCountry,
  readEndpoint,
  readHosts,
  readOrigin,
  readPages,
  readPlace,
  readText,
  readZone,
  wrong,
  WrongValue,
  type Environment,
} from './site/values.ts';
import type { Menus } from './site/menus.ts';
import { readLanguages, withLists, withoutApi } from './site/site-languages.ts';
import { readEditor, type EditedRepository } from './site/editor.ts';
import { settingDefaults } from '../src/schemas/setting-defaults.ts';

/** The configuration of a build for the place that serves it. */
export interface BuildVariables {
  /** The base address of the API without a trailing slash; empty if the API is on the site's origin. */
  apiBaseUrl: string;
  apiSuffix: '' | '.json';
  /** Whether the build fails if the API does not answer; else it writes the app shell for the pages. */
  apiRequired: boolean;
  /** The zone of the API's times without a zone, `UTC`; empty if that is the organisation's. */
  apiTimeZone: string;
  /** The target of forms: an address, a root-relative path, or empty if the site takes no messages. */
  formsEndpoint: string;
  /** Where a receiver takes subscriptions of phones: an address, a root-relative path, or empty if there is none. */
  pushEndpoint: string;
  /** Where a receiver takes counts: an address, a root-relative path, or empty for a site that does not count. */
  countsEndpoint: string;
  captchaSiteKey: string;
  captchaHosts: readonly string[];
  mapHosts: readonly string[];
  /** Latitude and longitude of the office, `34.5358,69.1426`; empty for the sample's. */
  mapPlace: string;
  videoHosts: readonly string[];
  imageHosts: readonly string[];
  /** The public address of the site without a trailing slash; empty if unknown. */
  siteUrl: string;
  siteName: string;
  /** The names below the icon of the installed app, by the code of their language; under `''` that of all others. */
  shortNames: ReadonlyMap<string, string>;
  /** The zone of all times; empty if `site.yaml` names none. */
  timeZone: string;
  /** Two letters of ISO 3166; empty if `site.yaml` names none. */
  country: string;
  /** The repository that the editor writes to; none for a site without the editor. */
  editor?: EditedRepository;
  /** The pages that `site.yaml` switches off. */
  pagesOff: readonly string[];
  /** The sections of the home page, in their order; empty for all that have something to show. */
  homeSections: readonly string[];
  /** The pages that come first in each group of the menu. */
  menus: Menus;
  /** Where `site.yaml` says what it says, `content/site.yaml:7: map.place`, by the name of the variable. */
  places: ReadonlyMap<string, string>;
  /** The address of the film's player; empty without a film. */
  film: string;
  /** The colours that take the place of those of the sources; none for a site without seeds of its own. */
  colours: ReadonlyMap<string, string>;
  /** The picture of which all icons are made; empty for the sample's in the colours of the site. */
  icon: string;
  /** Whether banners, figures and missing pictures have the star pattern. */
  hasPattern: boolean;
  /** The values that modules of the app read as `import.meta.env`, by name. */
  inApp: Readonly<Record<string, string>>;
  /** The languages of the interface, all of them by default: those of the first stand at addresses without a prefix. */
  siteLanguages: readonly SiteLanguage[];
  /** Whether a message that the words of a language of the site lack fails the build. */
  isStrict: boolean;
}

/** What modules of the app read, as `import.meta.env`. */
const readByApp = [
  ...['SITE_NAME', 'SITE_TIME_ZONE', 'SITE_MAP_PLACE', 'SITE_MAP_HOSTS', 'SITE_FILM', 'SITE_API_TIME_ZONE'],
  ...['VITE_API_BASE_URL', 'VITE_API_SUFFIX', 'VITE_FORMS_ENDPOINT', 'VITE_PUSH_ENDPOINT'],
  ...['VITE_CAPTCHA_SITE_KEY', 'VITE_CAPTCHA_HOST', 'VITE_COUNTS_ENDPOINT', 'SITE_PATTERN'],
];

/** Variables of former versions, with the lines of `site.yaml` that took their place. */
const former: Readonly<Record<string, string>> = {
  VITE_SITE_NAME: 'name',
  VITE_MAP_PLACE: 'map.place',
  VITE_MAP_HOST: 'map.hosts',
  VITE_VIDEO_URL: 'film.address',
  VITE_VIDEO_HOST: 'film.hosts',
  VITE_API_TIME_ZONE: 'api.timeZone',
};

/**
 * Reads and validates what the site's description and the build variables say; a variable takes the place of the line
 * of `site.yaml`, and what neither has gets its default. Throws an error with a sentence for each wrong value that names
 * the line or the variable, the expected and the actual value.
 */
export function readBuildVariables(given: Environment, description = nothingDescribed): BuildVariables {
  for (const [name, line] of Object.entries(former))
    if (given[name]?.trim())
      throw new BuildError(`${name} is a build variable no more: write ${line} into ${descriptionFile}.`);
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const values = { ...description.variables, ...set };
  const faults: string[] = [];
  for (;;) {
    try {
      const read = readAll(values, description);
      if (faults.length > 0) throw new BuildError(faults.join('\n'));
      return read;
    } catch (error) {
      if (!(error instanceof WrongValue) || values[error.name] === undefined) throw error;
      const place = set[error.name] === undefined ? description.places.get(error.name) : undefined;
      faults.push(`${place ?? error.name} ${error.message}`);
      for (const name of Object.keys(values)) if (isReadWith(name, error.name)) delete values[name];
    }
  }
}

/** Values that are checked against each other: beside a wrong one, the others would seem wrong, too. */
const readTogether = [
  /^(VITE_API_BASE_URL|VITE_API_LANGUAGES|VITE_LANGUAGES|SITE_API_TIME_ZONE)$/,
  /^SITE_(COLOUR|ACCENT)$/,
  /^SITE_EDITOR_/,
];

const isReadWith = (name: string, other: string): boolean =>
  name === other || readTogether.some((group) => group.test(name) && group.test(other));

function readAll(env: Environment, { names, shortNames, places }: SiteDescription): BuildVariables {
  const editor = readEditor(env);
  const forApp = { ...env, VITE_COUNTS_ENDPOINT: readEndpoint(env, 'VITE_COUNTS_ENDPOINT', 'none') };
  const siteLanguages = withLists(env, 'VITE_API_LANGUAGES', readLanguages(env, 'VITE_LANGUAGES'));
  return {
    // What nobody gives stays undefined, which the minifier takes out: of counting, also the word `none`.
    inApp: Object.fromEntries(
      readByApp.map((name) => [name, readText(forApp, name)] as const).filter(([, value]) => value),
    ),
    apiBaseUrl: readAddress(env, 'VITE_API_BASE_URL'),
    apiSuffix: readSuffix(env, 'VITE_API_SUFFIX'),
    apiRequired: readFlag(env, 'VITE_API_REQUIRED', true),
    apiTimeZone: readApiZone(env, 'SITE_API_TIME_ZONE'),
    formsEndpoint: readEndpoint(env, 'VITE_FORMS_ENDPOINT', '/forms'),
    pushEndpoint: readEndpoint(env, 'VITE_PUSH_ENDPOINT', 'none'),
    countsEndpoint: forApp.VITE_COUNTS_ENDPOINT,
    captchaSiteKey: readText(env, 'VITE_CAPTCHA_SITE_KEY'),
    captchaHosts: readHosts(env, 'VITE_CAPTCHA_HOST', 'https://hcaptcha.com https://*.hcaptcha.com'),
    mapHosts: readHosts(env, 'SITE_MAP_HOSTS', 'https://www.openstreetmap.org'),
    mapPlace: readPlace(env, 'SITE_MAP_PLACE'),
    videoHosts: readHosts(env, 'SITE_FILM_HOSTS', 'https://www.youtube-nocookie.com'),
    imageHosts: readHosts(env, 'VITE_IMAGE_HOSTS', ''),
    siteUrl: readOrigin(env, 'VITE_SITE_URL'),
    siteName:
      names.get(siteLanguages[0]!.code) ?? (readText(env, 'SITE_NAME') || settingDefaults.organisationName),
    shortNames,
    timeZone: readZone(env, 'SITE_TIME_ZONE'),
    country: readCountry(env, 'SITE_COUNTRY'),
    ...(editor && { editor }),
    ...readPages(env, 'SITE_PAGES_OFF', 'SITE_HOME_SECTIONS'),
    places,
    film: readText(env, 'SITE_FILM'),
    colours: readColours(env),
    icon: readText(env, 'SITE_ICON'),
    hasPattern: readFlag(env, 'SITE_PATTERN', true),
    siteLanguages,
    isStrict: readFlag(env, 'SITE_STRICT', false),
  };
}

function readSuffix(env: Environment, name: string): '' | '.json' {
  const value = readText(env, name);
  if (value === '' || value === '.json') return value;
  throw wrong(name, 'either empty or ".json"', value);
}

function readFlag(env: Environment, name: string, byDefault: boolean): boolean {
  const value = readText(env, name);
  if (value === '') return byDefault;
  if (value === 'true' || value === 'false') return value === 'true';
  throw wrong(name, 'either "true" or "false"', value);
}

function readApiZone(env: Environment, name: string): string {
  const value = readZone(env, name);
  if (value && !readText(env, 'VITE_API_BASE_URL')) throw wrong(name, withoutApi, value);
  return value;
}

/** The values that modules of the app read, for `define` of a build. */
export const definesOf = ({ inApp }: Pick<BuildVariables, 'inApp'>, unlinked = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...inApp, ...(unlinked && { SITE_UNLINKED: unlinked }) }).map(([name, value]) => [
      `import.meta.env.${name}`,
      JSON.stringify(value),
    ]),
  );
