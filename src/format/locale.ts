/**
 * The formats of dates and numbers of a language: a tag such as `en-GB` for `Intl`, or formats of its own if some
 * browsers have no data of it.
 */
export type Locale = string | Formats;

/** The formats of its own that a language has. */
export const formatsOf = (locale: Locale): Formats | undefined =>
  typeof locale === 'object' ? locale : undefined;

/** The formats of a language. Days are Gregorian, as `2026-11-20`; months count from 1. */
export interface Formats {
  /** The plural form of a count. */
  form: (count: number) => string;
  number: (value: number, maximumFractionDigits?: number) => string;
  /** A text with the digits of the language, and nothing else changed. */
  digits: (text: string) => string;
  /** A share from 0 to 1, as a percentage. */
  share: (share: number) => string;
  /** A size; `step` is the power of 1000 of its unit. */
  size: (value: number, step: number, maximumFractionDigits: number) => string;
  age: (count: number, unit: AgeUnit) => string;
  /** A day, with a time of day (`14:30`) if there is one. */
  date: (day: string, time: string | undefined) => string;
  month: (month: number) => string;
  /** A Gregorian month of a year, as `2026-05`. */
  monthOfYear: (month: string) => string;
  list: (items: readonly string[]) => string;
}

export type AgeUnit = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** Memoised by key: creating an Intl formatter costs about a frame on a slow phone. */
export function memoise<T>(create: (...key: string[]) => T): (...key: string[]) => T {
  const results = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    let result = results.get(name);
    if (result === undefined) {
      result = create(...key);
      results.set(name, result);
    }
    return result;
  };
}
