import { slugOf, slugOfNumber, slugOfTexts } from '../../sw/contract/slugs';
import type { Resource } from './base';
import { titleText } from './record-texts';
import type { TeamMember } from './teams';
import { isSlug } from './well-formed';

/**
 * The slug that a link was meant to have, to which a messenger added words or which somebody typed: in lower case, up to
 * the first character that no slug of ours has. May be empty.
 */
export const meantSlug = (slug: string): string =>
  slug.toLowerCase().replace(/[^\p{L}\p{M}\p{N}_-].*$/su, '');

export { slugOf, slugOfNumber };

/** A record of a resource that only running code knows. */
type AnyRecord = Readonly<Record<string, unknown>>;

/** `index.html` is the file of a folder. */
const reserved = 'index';

/**
 * The slug of each record: of its number, else of its title. Of records with equal slugs the oldest, by date and
 * then id, keeps it; the next have -2, -3. The slug of a record is the same in every list that has the same
 * records, whatever their order. A list gives one map, however often it is asked for.
 */
export function recordSlugs<T extends object>(
  resource: Resource,
  records: readonly T[],
): ReadonlyMap<T, string> {
  const slugs = known.get(records) ?? makeSlugs(resource, records as readonly AnyRecord[]);
  known.set(records, slugs);
  return slugs as ReadonlyMap<T, string>;
}

const known = new WeakMap<readonly object[], ReadonlyMap<object, string>>();

function makeSlugs(resource: Resource, records: readonly AnyRecord[]): ReadonlyMap<object, string> {
  const groups = new Map<string, AnyRecord[]>();
  for (const record of records) {
    const slug = baseSlug(resource, record);
    const group = groups.get(slug);
    if (group) group.push(record);
    else groups.set(slug, [record]);
  }
  const slugs = new Map<object, string>();
  const taken = new Set([reserved, ...groups.keys()]);
  for (const [slug, group] of groups) {
    let count = slug === reserved ? 1 : 0;
    for (const record of group.length > 1 ? oldestFirst(resource, group) : group) {
      count += 1;
      while (count > 1 && taken.has(`${slug}-${count}`)) count += 1;
      const own = count > 1 ? `${slug}-${count}` : slug;
      taken.add(own);
      slugs.set(record, own);
    }
  }
  return slugs;
}

/**
 * Reads the slugs of some records of a long list. `recordSlugs` needs those of all at once, and would keep the main
 * thread to read them.
 */
export function prepareSlugs(resource: Resource, slice: readonly object[]): void {
  if (resource.slugFrom) for (const record of slice) baseSlug(resource, record as AnyRecord);
}

const bases = new WeakMap<AnyRecord, string>();

/** The slug of a record before equal ones are told apart: the one that it came with, else of its texts. Never empty. */
export function baseSlug(resource: Resource, record: AnyRecord): string {
  const slug = bases.get(record) ?? readSlug(resource, record);
  bases.set(record, slug);
  return slug;
}

function readSlug(resource: Resource, record: AnyRecord): string {
  if (record.slug) return String(record.slug);
  const number = record[resource.slugFrom?.number ?? ''];
  return slugOfTexts(String(number ?? ''), titleText(resource, record), String(record.id ?? ''));
}

const digits = new Intl.Collator('en', { numeric: true });

/** A collator takes twenty times as long as a subtraction. */
const compareIds = (a: string, b: string) =>
  isWhole.test(a) && isWhole.test(b) ? Number(a) - Number(b) : digits.compare(a, b);
const isWhole = /^\d{1,15}$/;

/** By date, a record without one last, then by id and title. */
function oldestFirst(resource: Resource, records: readonly AnyRecord[]): AnyRecord[] {
  const date = ({ [resource.slugFrom?.date ?? '']: value }: AnyRecord) => String(value ?? '9999');
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...records].sort(
    (a, b) =>
      compare(date(a), date(b)) ||
      compareIds(String(a.id ?? ''), String(b.id ?? '')) ||
      compare(titleText(resource, a), titleText(resource, b)),
  );
}

/** The function of a route that gives a record the parameters of its address. */
export const recordParams =
  (resource: Resource) =>
  <T extends object>(record: T, all: readonly T[]): { slug: string } | undefined => {
    const slug = recordSlugs(resource, all).get(record);
    return slug === undefined ? undefined : { slug };
  };

/** The record at a slug; undefined if the list has none. */
export function recordAt<T extends object>(
  resource: Resource,
  records: readonly T[],
  slug: string | undefined,
): T | undefined {
  for (const [record, own] of recordSlugs(resource, records)) if (own === slug) return record;
  return undefined;
}

/** The slug of the record that a slug which no record has was meant for, where that is plain: `meantSlug`. */
export function meantRecordSlug<T extends object>(
  resource: Resource,
  records: readonly T[],
  slug: string,
): string | undefined {
  const meant = meantSlug(slug);
  return [...recordSlugs(resource, records).values()].find((own) => own.toLowerCase() === meant);
}

/**
 * The slug of each team member: the one that it came with, else from the name, or the record's id if that slug is empty
 * or taken. A member with neither is absent, and has no page.
 */
export function personSlugs<Member extends Pick<TeamMember, 'id' | 'name'> & { slug?: string | undefined }>(
  members: readonly Member[],
): ReadonlyMap<Member, string> {
  const slugs = new Map<Member, string>();
  const taken = new Set<string>();
  for (const member of members) {
    const slug = [member.slug, slugOf(member.name), member.id].find(
      (candidate) => candidate && isSlug(candidate) && !taken.has(candidate),
    );
    if (!slug) continue;
    taken.add(slug);
    slugs.set(member, slug);
  }
  return slugs;
}

/** One team gives one table of slugs, however many of its members are asked for. */
const knownSlugs = new WeakMap<readonly object[], ReadonlyMap<object, string>>();

/** The parameters of `/:position/:slug` for the page of a member; undefined for one without a page. */
export function personParams(
  member: Pick<TeamMember, 'id' | 'name' | 'isBoardMember'> & { slug?: string | undefined },
  team: readonly (typeof member)[],
) {
  const slugs = knownSlugs.get(team) ?? personSlugs(team);
  knownSlugs.set(team, slugs);
  const slug = slugs.get(member);
  return slug === undefined
    ? undefined
    : { position: member.isBoardMember ? 'board-member' : 'management-team', slug };
}
