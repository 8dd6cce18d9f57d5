import { slugOf } from './slug';
import type { TeamMember } from '../teams';
import { isSlug } from '../well-formed';

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
