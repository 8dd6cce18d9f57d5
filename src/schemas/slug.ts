/**
 * A name as it stands in an address: in small letters, blanks as hyphens, other signs left out. Letters and digits
 * of any script are kept. Empty where nothing is left.
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
