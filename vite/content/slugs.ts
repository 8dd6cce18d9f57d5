import type { Resource } from '../../src/schemas/base';
import { show, type Fault } from './faults';
import { reporter, type WireRecord } from './wire-record';

/** Words that the addresses below a resource use themselves: `/api/projects/page/2`. */
const reserved = ['page', 'category', 'tag', 'type'];
const pattern = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

/** The wire name of a resource's slug; undefined where its records have none. */
export const slugName = (resource: Resource): string | undefined => resource.fields.slug?.wire[0];

/** Adds a fault for each slug that cannot stand in an address, or that an earlier record has. */
export function checkSlugs(
  resource: Resource,
  records: readonly { file: string; record: WireRecord }[],
  faults: Fault[],
): void {
  const name = slugName(resource);
  if (name === undefined) return;
  const owners = new Map<unknown, string>();
  for (const { file, record } of records) {
    const slug = record[name];
    if (typeof slug !== 'string') continue;
    const report = reporter(file, 'slug', faults);
    const owner = owners.get(slug);
    if (reserved.includes(slug)) report(`a slug other than ${reserved.join(', ')}`, show(slug));
    else if (!pattern.test(slug)) report('small letters, digits and single hyphens', show(slug));
    else if (owner) report('a slug of its own', `that ${owner} has ${show(slug)} too`);
    else owners.set(slug, file);
  }
}
