import { codeOf } from './files/names';

const loneSurrogate = /\p{Surrogate}/u;

const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/**
 * Why a text, or one of a list of texts, cannot be shown or be part of an address; undefined if it is
 * well-formed, and for values of other types.
 */
export function textFlaw(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(textFlaw).find((flaw) => flaw !== undefined);
  if (typeof value !== 'string') return undefined;
  const half = loneSurrogate.exec(value)?.[0];
  if (half !== undefined) return `half a letter (the lone surrogate ${codeOf(half)})`;
  const sign = control.exec(value)?.[0];
  return sign === undefined ? undefined : `the control character ${codeOf(sign)}`;
}
