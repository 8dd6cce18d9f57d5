import type { Resource } from '../../../src/schemas/base';
import { show, type Fault } from '../faults';
import { nameFlaw } from '../files/names';
import { languages } from '../../messages/languages';
import { menuGroups } from '../../site/menus';
import { pageName } from '../../site/own-pages';
import { takenNames } from '../../site/route-table';
import { hintOf } from '../../nearest';
import { placeOf, type RecordSource } from './record-source';
import { reporter, type WireRecord } from './wire-value';
import { parse } from '../../../src/schemas/parse';
import { personSlugs, recordSlugs, slugOf } from '../../../src/schemas/slugs';
import { tags } from '../../../src/schemas/categories';
import { teams } from '../../../src/schemas/teams';

/** Path segments that are in use below a resource, such as `/api/projects/page/2`, and `index.html`. */
const reserved = ['page', 'category', 'tag', 'type', 'index'];
/** The maximum length (bytes) of a slug, so that `.json.br` and `.html.br` still fit into a file name. */
const maxBytes = 160;
const pattern = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

/** The API's name of a resource's slug field; undefined if its records have none. */
export const slugName = (resource: Resource): string | undefined => resource.fields.slug?.wire[0];

/** Why a slug cannot be a file name, as the end of "a slug …"; undefined if it can. */
export function fileExpectation(slug: string): string | undefined {
  if (Buffer.byteLength(slug) > maxBytes)
    return `of at most ${maxBytes} letters (half as many of Dari or Pashto)`;
  return nameFlaw(slug) && 'that a file can have as its name';
}

/** A record, and where its fields stand. */
type Checked = Pick<RecordSource, 'file' | 'lines'> & { record: WireRecord };

/** Adds a fault for each slug that is invalid in an address, or that an earlier record has. */
export function checkSlugs(resource: Resource, records: readonly Checked[], faults: Fault[]): void {
  const name = slugName(resource);
  if (name === undefined) return;
  const owners = new Map<unknown, string>();
  for (const one of records) {
    const { file, record } = one;
    const slug = record[name];
    if (typeof slug !== 'string') continue;
    const report = reporter(placeOf(one, 'slug'), 'slug', faults);
    const owner = owners.get(slug);
    if (reserved.includes(slug)) report(`a slug other than ${reserved.join(', ')}`, show(slug));
    else if (!pattern.test(slug)) report('small letters, digits and single hyphens', show(slug));
    else if (fileExpectation(slug)) report(`a slug ${fileExpectation(slug)}`, show(slug));
    else if (owner) report('a slug of its own', `that ${owner} has ${show(slug)} too`);
    else owners.set(slug, file);
  }
}

/** What stands at the root of a site besides its pages. */
const ofTheSite = ['api', 'assets', 'files', 'texts', 'forms', 'admin', 'app-icons', 'ocds', 'shell', '404'];

/** Adds a fault for each page of a site's own whose address is another's, or whose group of the menu is none. */
export function checkOwnPages(
  records: readonly Checked[],
  siteLanguages: readonly { code: string }[],
  faults: Fault[],
): void {
  const codes = [...languages, ...siteLanguages].map(({ code }) => code);
  const taken = [...takenNames(), ...ofTheSite, ...codes];
  for (const one of records) {
    const { record } = one;
    const slug = String(record['slug']);
    const report = reporter(placeOf(one, 'slug'), 'slug', faults);
    if (!pageName.test(slug)) report('a name of the letters a to z, digits and single hyphens', show(slug));
    else if (taken.includes(slug)) report('an address that the site does not have already', `"/${slug}"`);
    const { menu } = record;
    if (typeof menu === 'string' && !menuGroups.some((group) => group === menu))
      reporter(
        placeOf(one, 'menu'),
        'menu',
        faults,
      )(`one of the groups ${menuGroups.join(', ')}${hintOf(menu, menuGroups)}`, show(menu));
  }
}

type Named = { id: string | undefined; name: string };

/**
 * The slugs that the app makes of records as they are in `content/`, by the ids of the records: lists of translations
 * carry them, so that an address is the same in every language. Empty for records that carry their slug anyway, and for
 * those without an address.
 */
export function sharedSlugs(resource: Resource, records: readonly WireRecord[]): ReadonlyMap<string, string> {
  const parsed = parse(resource, { data: records, meta: { links: [] } }, '').records as Named[];
  const slugs = slugsBy(resource, parsed);
  return new Map([...slugs].map(([record, slug]) => [String(record.id), slug]));
}

function slugsBy(resource: Resource, records: readonly Named[]): ReadonlyMap<Named, string> {
  if (resource.slugFrom) return recordSlugs(resource, records);
  if (resource.name === teams.name) return personSlugs(records);
  if (resource.name === tags.name) return new Map(records.map((record) => [record, slugOf(record.name)]));
  return new Map();
}
