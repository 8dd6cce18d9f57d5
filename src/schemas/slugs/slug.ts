/**
 * The slug of a name: lower case, spaces as hyphens, other characters dropped. Keeps letters and digits of
 * any script. May be empty.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The slug that a link was meant to have, to which a messenger added words or which somebody typed: in lower case, up to
 * the first character that no slug of ours has. May be empty.
 */
export const meantSlug = (slug: string): string =>
  slug.toLowerCase().replace(/[^\p{L}\p{M}\p{N}_-].*$/su, '');
