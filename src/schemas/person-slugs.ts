import { slugOf } from './slug';
import type { TeamMember } from './teams';
import { addressPart, isSlug } from './well-formed';

/**
 * The slug of each team member: from the name, or the record's id if that slug is empty or taken. A member
 * with neither is absent, and has no page.
 */
export function personSlugs<Member extends Pick<TeamMember, 'id' | 'name'>>(
  members: readonly Member[],
): ReadonlyMap<Member, string> {
  const slugs = new Map<Member, string>();
  const taken = new Set<string>();
  for (const member of members) {
    const slug = [slugOf(member.name), member.id].find(
      (candidate) => candidate && isSlug(candidate) && !taken.has(candidate),
    );
    if (!slug) continue;
    taken.add(slug);
    slugs.set(member, slug);
  }
  return slugs;
}

/** The path of a person's page. */
export const personPath = ({ isBoardMember }: Pick<TeamMember, 'isBoardMember'>, slug: string): string =>
  `/${isBoardMember ? 'board-member' : 'management-team'}/${addressPart(slug)}`;
