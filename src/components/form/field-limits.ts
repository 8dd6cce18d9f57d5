/**
 * The longest texts of fields (UTF-16 units). A server takes a message of at least 64 kB; all fields of a form together
 * stay below, in any script, with their names and the answer of a captcha.
 */
export const longestText = { line: 500, multiline: 15_000 } as const;

/** By how many characters a text is too long for its field. */
export const excessOf = (text: string, type: string): number =>
  Math.max(0, text.length - (type === 'multiline' ? longestText.multiline : longestText.line));
