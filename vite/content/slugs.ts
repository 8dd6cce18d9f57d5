import type { Resource } from '../../src/schemas/base';
import { show, type Fault } from './faults';
import { nameFlaw } from './names';
import { reporter, type WireRecord } from './wire-record';

/** Words that the addresses below a resource use themselves: `/api/projects/page/2`, and `index.html`. */
const reserved = ['page', 'category', 'tag', 'type', 'index'];
/** With the endings of its files, `.json.br` and `.html.br`, a slug still fits a file's name (bytes). */
const longest = 160;
const pattern = /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u;

/** The wire name of a resource's slug; undefined where its records have none. */
export const slugName = (resource: Resource): string | undefined => resource.fields.slug?.wire[0];

/** What a slug should be so that a file can be called by it, as the end of "a slug …"; undefined where it is that. */
export function fileExpectation(slug: string): string | undefined {
  if (Buffer.byteLength(slug) > longest)
    return `of at most ${longest} letters (half as many of Dari or Pashto)`;
  return nameFlaw(slug) && 'that a file can have as its name';
}

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
    else if (fileExpectation(slug)) report(`a slug ${fileExpectation(slug)}`, show(slug));
    else if (owner) report('a slug of its own', `that ${owner} has ${show(slug)} too`);
    else owners.set(slug, file);
  }
}
