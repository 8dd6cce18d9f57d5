import type { Resource } from '../../../src/schemas/base';
import { slugOf } from '../../../src/schemas/slugs';
import type { SiteLanguage } from '../../messages/languages';
import { pagesOf, type ApiResponse } from '../responses';
import { hintOf } from '../../nearest';
import { hasFault, show, type Fault } from '../faults';
import { fileExpectation } from '../records/slugs';
import { listIn, type SourcedRecord } from '../records';
import { placeOf } from '../records/record-source';
import { reporter } from '../records/wire-value';

/**
 * The lists of a resource by category, tag and so on: one for each name and language, including empty ones. A record
 * with an unknown category or tag is a fault, and so is a name without an address of its own. `labelOf` names the folder
 * of a resource in messages.
 */
export function filteredResponses(
  resource: Resource,
  sources: ReadonlyMap<string, readonly SourcedRecord[]>,
  siteLanguages: readonly SiteLanguage[],
  faults: Fault[],
  labelOf: (name: string) => string,
): ApiResponse[] {
  const records = sources.get(resource.name) ?? [];
  return Object.entries(resource.filters ?? {}).flatMap(([type, { field, of }]) => {
    const label = labelOf(of.name);
    // The name that a record has may be that of a category with a fault.
    const isWhole = !hasFault({ label }, faults);
    const slugs = slugsIn(of, sources.get(of.name) ?? [], faults);
    const wire = resource.fields[field]?.wire[0] ?? field;
    for (const one of isWhole ? records : []) {
      const report = reporter(placeOf(one, field), field, faults);
      const unknownSlugs = slugsOf(one.record[wire]).filter((slug) => !slugs.includes(slug));
      for (const unknown of unknownSlugs)
        report(
          slugs.length > 0
            ? `one of ${slugs.join(', ')} (${label})${hintOf(unknown, slugs)}`
            : `no value, for ${label} is empty`,
          show(unknown),
        );
    }
    return slugs.flatMap((slug) => {
      const found = records.filter(({ record }) => slugsOf(record[wire]).includes(slug));
      return siteLanguages.flatMap((siteLanguage) =>
        pagesOf(`${resource.name}/${type}/${slug}`, listIn(siteLanguage, found), siteLanguage.prefix),
      );
    });
  });
}

/** The slugs of categories, or of tags by their names. A `slug` field was validated with its record. */
function slugsIn({ fields }: Resource, named: readonly SourcedRecord[], faults: Fault[]): string[] {
  if (fields.slug?.need === 'identity') return named.map(({ record }) => String(record.slug));
  const owners = new Map<string, string>();
  for (const one of named) {
    const { file, record } = one;
    const report = reporter(placeOf(one, 'name'), 'name', faults);
    const slug = typeof record.slug === 'string' ? record.slug : slugOf(String(record.name));
    const owner = owners.get(slug);
    const expected = fileExpectation(slug);
    if (expected) report(`a name ${expected}`, show(record.name));
    else if (slug === '') report('a name with letters or digits', show(record.name));
    else if (owner) report('an address of its own', `that ${owner} is at ${show(slug)} too`);
    else owners.set(slug, file);
  }
  return [...owners.keys()];
}

const slugsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];
