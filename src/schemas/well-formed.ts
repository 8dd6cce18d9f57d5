/**
 * With the flag `u`, the class matches only lone surrogates. `toWellFormed` is newer than the browser floor:
 * https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/toWellFormed
 */
const loneSurrogate = /\p{Surrogate}/u;
const loneSurrogates = /\p{Surrogate}/gu;

/** Whether a text has no lone surrogates, which neither a URL nor UTF-8 can encode. */
export const isWellFormed = (text: string): boolean => !loneSurrogate.test(text);

/** Replaces each lone surrogate by U+FFFD. */
export const wellFormed = (text: string): string =>
  isWellFormed(text) ? text : text.replace(loneSurrogates, '\ufffd');

/**
 * Encodes a text as a path segment. Never throws, unlike `encodeURIComponent` for a lone surrogate:
 * https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/encodeURIComponent#exceptions
 */
export const addressPart = (text: string): string => encodeURIComponent(wellFormed(text));

/**
 * Servers should support URIs of 8,000 bytes (https://www.rfc-editor.org/rfc/rfc9110#section-4.1); a slug may
 * use half of that.
 */
const maxSlugLength = 4_000;

/**
 * Whether a slug can be in an address: no lone surrogates, not too long, and not `.` or `..`, which URL
 * parsers remove.
 */
export const isSlug = (text: string): boolean =>
  isWellFormed(text) && !/^\.{0,2}$/.test(text) && encodeURIComponent(text).length <= maxSlugLength;

/** Truncates a text to `limit` UTF-16 units, the last of them an ellipsis; a shorter text stays as it is. */
export const shorten = (text: string, limit: number): string =>
  text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** The protocols of addresses that are safe to open. */
const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Accepts only protocols that are safe to open. The URL parser ignores newlines: https://url.spec.whatwg.org/ */
export function isSafe(address: string): boolean {
  try {
    return safeProtocols.includes(new URL(address, 'https://base.invalid').protocol);
  } catch {
    return false;
  }
}
