import { menuGroups, menuVariable, type Menus } from './menus.ts';
import { homeSections } from './pages.ts';
import { knownPages, pathsOff } from './route-table.ts';
import { nearest } from '../../src/format/nearest.ts';
import { hintOf } from '../nearest.ts';
import { nearestShade, paletteOf, type Seeds } from './colours.ts';

/** What the environment and `site.yaml` give, by the names of variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable without blanks around it; empty without one. */
export const readText = (env: Environment, name: string): string => (env[name] ?? '').trim();

/** The name of a time zone, or nothing. */
export function readZone(env: Environment, name: string): string {
  const value = readText(env, name);
  if (value !== '' && !isZone(value)) {
    const known = knownZone(value) ?? zonesOf(readText(env, 'SITE_COUNTRY'));
    throw wrong(name, `the name of a time zone, ${known ?? 'such as "UTC" or "Asia/Kabul"'}`, value);
  }
  return value;
}

/** The zone that was probably meant: by its letters, or by its place alone, as Kabul; undefined if none is near. */
function knownZone(value: string): string | undefined {
  const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1);
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  const place = nearest(placeOf(value), zones.map(placeOf));
  const meant = nearest(value, zones) ?? zones.find((zone) => placeOf(zone) === place);
  return meant && `such as "UTC" (did you mean "${meant}"?)`;
}

/** How many zones of a country are named. */
const mostZones = 4;

/** The zones of a country, in words; undefined for none. */
function zonesOf(country: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  // Node has it as a getter or as a method, by its version; TypeScript knows neither.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  const zones = (locale.getTimeZones?.() ?? locale.timeZones ?? []).map((zone) => `"${zone}"`);
  if (zones.length === 0) return undefined;
  const more = zones.length > mostZones ? ` and ${zones.length - mostZones} more` : '';
  return `such as ${zones.slice(0, mostZones).join(', ')}${more} of ${country}`;
}

const seedVariables = { main: 'SITE_COLOUR', accent: 'SITE_ACCENT' } as const;

/** The palette of the seeds. A seed without quotes is a comment of YAML, and arrives as an empty text. */
export function readColours(env: Environment): ReadonlyMap<string, string> {
  const seeds: Partial<Seeds> = {};
  for (const [seed, variable] of Object.entries(seedVariables)) {
    const value = env[variable];
    if (value === undefined) continue;
    if (!/^#[0-9a-f]{6}$/i.test(value)) {
      const digits = /^#([0-9a-f]+)$/i.exec(value)?.[1]?.length;
      const expected = digits
        ? `a colour with six digits behind #, such as '#1B3B6F' (this one has ${digits})`
        : "a colour in quotes, such as '#1B3B6F'";
      throw wrong(variable, expected, value);
    }
    seeds[seed as keyof Seeds] = value;
  }
  const { colours, weak } = paletteOf(seeds);
  const [first] = weak;
  if (first) {
    // Where the site leaves a seed out, the other one is to fit the sample's.
    const seed = seeds[first.seed] === undefined ? (Object.keys(seeds)[0] as keyof Seeds) : first.seed;
    const sentences = weak.map(({ sentence }) => sentence);
    const passing = nearestShade(seeds, seed);
    if (passing)
      sentences.push(
        `the nearest that passes is ${passing.isDarker ? 'darker' : 'lighter'}, '${passing.colour}'`,
      );
    throw wrong(seedVariables[seed], `a colour that can be read (${sentences.join('; ')})`, seeds[seed]!);
  }
  return colours;
}

/** The two letters of a country, or nothing. */
export function readCountry(env: Environment, name: string): string {
  const value = readText(env, name);
  if (value !== '' && !/^[A-Z]{2}$/.test(value))
    throw wrong(name, 'two capital letters, such as "AF"', value);
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

/** A whole address without a slash at its end, or nothing. */
export function readAddress(env: Environment, name: string): string {
  const value = readText(env, name);
  if (value !== '' && !isAddress(value)) throw wrong(name, addressExpected, value);
  return value.replace(/\/+$/, '');
}

/** Where forms are sent; empty for `none`. */
export function readEndpoint(env: Environment, name: string, byDefault: string): string {
  const value = readText(env, name) || byDefault;
  if (value === 'none') return '';
  const isPath = /^\/(?![/\\])\S*$/.test(value);
  if (isPath || isAddress(value.replace(/\?[^#]*$/, ''))) return value;
  throw wrong(
    name,
    '"none", a path such as "/forms", or a whole http(s) address such as "https://forms.example.org/send"',
    value,
  );
}

/** The address of a site, or nothing. */
export function readOrigin(env: Environment, name: string): string {
  const value = readText(env, name).replace(/\/+$/, '');
  if (value !== '' && !(isAddress(value) && new URL(value).pathname === '/'))
    throw wrong(name, 'the address of a site without a path, such as "https://example.org"', value);
  return value;
}

/** The pages that are off, the sections of the home page, and the pages that come first in the menus. */
export function readPages(env: Environment, offName: string, sectionsName: string) {
  const pagesOff = readChoices(env, offName, 'pages', knownPages());
  const known = Object.keys(homeSections);
  const sections = readChoices(env, sectionsName, 'sections', known);
  const off = pathsOff(pagesOff);
  const lost = sections.find((name) => off.includes(homeSections[name]!.page ?? ''));
  if (lost !== undefined)
    throw wrong(sectionsName, `sections of pages that are there (${homeSections[lost]!.page} is off)`, lost);
  const menus = menuGroups.flatMap((group) => {
    const paths = readText(env, menuVariable(group)).split(/\s+/).filter(Boolean);
    return paths.length > 0 ? [[group, paths] as const] : [];
  });
  return { pagesOff, homeSections: sections, menus: Object.fromEntries(menus) as Menus };
}

function readChoices(env: Environment, name: string, what: string, known: readonly string[]): string[] {
  const given = readText(env, name).split(/\s+/).filter(Boolean);
  const bad = given.find((one, index) => !known.includes(one) || given.indexOf(one) !== index);
  if (bad !== undefined) {
    const hint = known.includes(bad) ? '' : hintOf(bad, known);
    throw wrong(name, `some of the ${what} ${known.join(', ')}, each once${hint}`, bad);
  }
  return given;
}

/** Hosts that a policy may name; those of `otherwise` without one. */
export function readHosts(env: Environment, name: string, otherwise: string): string[] {
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

/** Latitude and longitude, or nothing. */
export function readPlace(env: Environment, name: string): string {
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

/** A value of another form than expected. */
export class WrongValue extends Error {}

/** The error for a value; `readBuildVariables` says where it stands. */
export function wrong(name: string, expected: string, found: string): WrongValue {
  const fault = new WrongValue(`must be ${expected}, but it is "${found}".`);
  fault.name = name;
  return fault;
}
