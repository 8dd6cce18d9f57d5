import type { Resource } from '../../../src/schemas/base';
import { parse } from '../../../src/schemas/parse';
import { personSlugs } from '../../../src/schemas/slugs/person-slugs';
import { recordSlugs } from '../../../src/schemas/slugs/record-slugs';
import { slugOf } from '../../../src/schemas/slugs/slug';
import { tags } from '../../../src/schemas/tags';
import { teams } from '../../../src/schemas/teams';
import type { WireRecord } from './wire-value';

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
