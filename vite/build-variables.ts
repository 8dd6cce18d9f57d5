import { BuildError } from './build-error.ts';
import { siteLanguagesOf, languageOf, languages, pseudo, type SiteLanguage } from './messages/languages.ts';
import { settingDefaults } from '../src/schemas/settings.ts';

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
  /** The languages of the interface, all of them by default: those of the first stand at addresses without a prefix. */
  siteLanguages: readonly SiteLanguage[];
}

type Environment = Record<string, string | undefined>;

/**
 * Reads and validates the build variables; a missing or empty variable gets its default. Throws an error with
 * one sentence that names the variable, the expected and the actual value.
 */
export function readBuildVariables(env: Environment): BuildVariables {
  return {
    apiBaseUrl: readAddress(env, 'VITE_API_BASE_URL'),
    apiSuffix: readSuffix(env, 'VITE_API_SUFFIX'),
    apiRequired: readFlag(env, 'VITE_API_REQUIRED'),
    apiTimeZone: readApiZone(env, 'VITE_API_TIME_ZONE'),
    formsEndpoint: readEndpoint(env, 'VITE_FORMS_ENDPOINT'),
    captchaSiteKey: readText(env, 'VITE_CAPTCHA_SITE_KEY'),
    captchaHosts: readHosts(env, 'VITE_CAPTCHA_HOST', 'https://hcaptcha.com https://*.hcaptcha.com'),
    mapHosts: readHosts(env, 'VITE_MAP_HOST', 'https://www.openstreetmap.org'),
    mapPlace: readPlace(env, 'VITE_MAP_PLACE'),
    videoHosts: readHosts(env, 'VITE_VIDEO_HOST', 'https://www.youtube-nocookie.com'),
    imageHosts: readHosts(env, 'VITE_IMAGE_HOSTS', ''),
    siteUrl: readOrigin(env, 'VITE_SITE_URL'),
    siteName: readText(env, 'VITE_SITE_NAME') || settingDefaults.organisationName,
    siteLanguages: withLists(env, 'VITE_API_LANGUAGES', readLanguages(env, 'VITE_LANGUAGES')),
  };
}

const readText = (env: Environment, name: string): string => (env[name] ?? '').trim();

function readSuffix(env: Environment, name: string): '' | '.json' {
  const value = readText(env, name);
  if (value === '' || value === '.json') return value;
  throw wrong(name, 'either empty or ".json"', value);
}

/** A flag that is on unless it is switched off. */
function readFlag(env: Environment, name: string): boolean {
  const value = readText(env, name);
  if (value === '' || value === 'true') return true;
  if (value === 'false') return false;
  throw wrong(name, 'either "true" or "false"', value);
}

function readApiZone(env: Environment, name: string): string {
  const value = readText(env, name);
  if (value === '') return value;
  if (!isZone(value)) throw wrong(name, 'the name of a time zone, such as "UTC" or "Asia/Kabul"', value);
  if (!readText(env, 'VITE_API_BASE_URL')) throw wrong(name, 'empty without VITE_API_BASE_URL', value);
  return value;
}

/** Whether it names a zone. An offset, `+04:30`, is newer than the oldest browser that we support. */
function isZone(value: string): boolean {
  try {
    return /^[a-z]/i.test(value) && Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

function readAddress(env: Environment, name: string): string {
  const value = readText(env, name);
  if (value !== '' && !isAddress(value)) throw wrong(name, addressExpected, value);
  return value.replace(/\/+$/, '');
}

function readEndpoint(env: Environment, name: string): string {
  const value = readText(env, name) || '/forms';
  if (value === 'none') return '';
  const isPath = /^\/(?![/\\])\S*$/.test(value);
  if (isPath || isAddress(value.replace(/\?[^#]*$/, ''))) return value;
  throw wrong(
    name,
    '"none", a path such as "/forms", or a whole http(s) address such as "https://forms.example.org/send"',
    value,
  );
}

function readLanguages(env: Environment, name: string): readonly SiteLanguage[] {
  const known = [...languages, pseudo].map(({ tag }) => tag);
  const given = readText(env, name);
  const tags = given ? given.split(/\s+/) : languages.map(({ tag }) => tag);
  const bad = tags.find((tag, index) => !known.includes(tag) || tags.indexOf(tag) !== index);
  if (bad !== undefined) throw wrong(name, `some of ${known.join(' ')}, each once`, bad);
  return siteLanguagesOf(tags.map(languageOf));
}

/**
 * The languages with the lists that an API of one's own has for them: `path:fa,ps` if they are asked by path,
 * `query:fa` by query. Without the variable, its lists are shown as they are in all languages.
 */
function withLists(
  env: Environment,
  name: string,
  siteLanguages: readonly SiteLanguage[],
): readonly SiteLanguage[] {
  const value = readText(env, name);
  if (!readText(env, 'VITE_API_BASE_URL')) {
    if (value) throw wrong(name, 'empty without VITE_API_BASE_URL', value);
    return siteLanguages;
  }
  if (!value) return siteLanguages.map((siteLanguage) => ({ ...siteLanguage, lists: '' }));
  const [, way, names = ''] = /^(path|query):([a-z, ]+)$/.exec(value) ?? [];
  const codes = names.split(',').map((code) => code.trim());
  const served = siteLanguages.map(({ code }) => code);
  const bad = codes.find((code, index) => !served.includes(code) || codes.indexOf(code) !== index);
  if (!way || bad !== undefined) {
    const expected = `"path:" or "query:" and some of the languages of the site, ${served.join(', ')}, each once`;
    throw wrong(name, expected, value);
  }
  const listsOf = (code: string) => (way === 'path' ? `${code}/` : `?lang=${code}`);
  return siteLanguages.map((siteLanguage) => ({
    ...siteLanguage,
    lists: codes.includes(siteLanguage.code) ? listsOf(siteLanguage.code) : '',
  }));
}

function readOrigin(env: Environment, name: string): string {
  const value = readText(env, name).replace(/\/+$/, '');
  if (value !== '' && !(isAddress(value) && new URL(value).pathname === '/'))
    throw wrong(name, 'the address of a site without a path, such as "https://example.org"', value);
  return value;
}

function readHosts(env: Environment, name: string, otherwise: string): string[] {
  const hosts = (readText(env, name) || otherwise).split(/\s+/).filter(Boolean);
  const bad = hosts.find((host) => !hostPattern.test(host));
  if (bad !== undefined)
    throw wrong(
      name,
      'hosts with their scheme and without a path, such as "https://maps.example.org", separated by spaces',
      bad,
    );
  return hosts;
}

function readPlace(env: Environment, name: string): string {
  const value = readText(env, name).replace(/\s/g, '');
  if (value === '') return value;
  const [latitude = NaN, longitude = NaN] = value.split(',').map(Number);
  if (/^-?[\d.]+,-?[\d.]+$/.test(value) && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
    return value;
  throw wrong(name, 'latitude and longitude in degrees, such as "34.5358,69.1426"', value);
}

const addressExpected =
  'a whole http(s) address without user, query and fragment, such as "https://api.example.org"';

// These values are inserted into the CSP, where a space, a comma or a semicolon would start another source or
// directive.
const hostPattern = /^https?:\/\/(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i;

function isAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s;,'"\\?#@]+$/i.test(value) || !URL.canParse(value)) return false;
  return hostPattern.test(new URL(value).origin);
}

const wrong = (name: string, expected: string, found: string): BuildError =>
  new BuildError(`${name} must be ${expected}, but it is "${found}".`);
