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

/** The maximum length of a slug. In Arabic script it is a file name of 160 bytes. */
const maxLength = 80;

/**
 * The slug of a number: lower case, and one hyphen for all that is neither letter nor digit. `NLO/ITB/018` and
 * `nlo-itb 018` have the same. May be empty.
 */
export const slugOfNumber = (number: string): string => slugOf(number.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));

/** The slug of a record without one of its own: of its number, else its title, which may be markup, else its id. */
export const slugOfTexts = (number: string, title: string, id: string): string =>
  shortened(slugOfNumber(number)) ||
  shortened(slugOf(title.replace(/<[^>]*>|&#?\w+;/g, ' '))) ||
  shortened(slugOfNumber(id)) ||
  'notice';

/** Ends a long slug at one of its hyphens. */
function shortened(slug: string): string {
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : [...slug].slice(0, maxLength / 2).join('');
}
