/** With the flag `u` a surrogate matches only where its other half is missing. `toWellFormed` is newer than the browser floor. */
const loneSurrogate = /\p{Surrogate}/u;
const loneSurrogates = /\p{Surrogate}/gu;

/** Whether a text can stand in an address and in UTF-8: every surrogate has its other half. */
export const isWellFormed = (text: string): boolean => !loneSurrogate.test(text);

/** The text with U+FFFD in the place of each lone surrogate; the same string where there is none. */
export const wellFormed = (text: string): string =>
  isWellFormed(text) ? text : text.replace(loneSurrogates, '\ufffd');

/** A text as one part of a path. Never throws: `encodeURIComponent` does for a lone surrogate. */
export const addressPart = (text: string): string => encodeURIComponent(wellFormed(text));

/** Servers take addresses of 8,000 bytes at least (RFC 9110, section 4.1); a slug may use half of that. */
const longestSlug = 4_000;

/**
 * Whether an address can carry a slug: no lone surrogate, not `.` or `..`, which every browser takes out of a path, and not
 * too long.
 */
export const isSlug = (text: string): boolean =>
  isWellFormed(text) && !/^\.{0,2}$/.test(text) && encodeURIComponent(text).length <= longestSlug;

/** The first `limit` characters (UTF-16 units) of a text, the last of them an ellipsis; a shorter text as it is. */
export const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
