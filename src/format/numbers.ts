/** Pure functions of (value, now, locale). Times are milliseconds since 1970. */
import { clampTime } from './dates';
import { formatsOf, memoise, type Locale } from './locale';
import { dayLength } from './zone-clock';

/** `12,480`. */
export const formatNumber = (value: number, locale: Locale): string =>
  formatsOf(locale)?.number(value) ?? numberFormat(locale as string).format(value);

const numberFormat = memoise((locale) => new Intl.NumberFormat(locale));

/** The same text, with the digits of the language: for years, which have no separators. */
export const formatDigits = (text: string | number, locale: Locale): string =>
  formatsOf(locale)?.digits(`${text}`) ?? `${text}`;

/** `42%`, for a share from 0 to 1. */
export const formatShare = (share: number, locale: Locale): string =>
  formatsOf(locale)?.share(share) ?? shareFormat(locale as string).format(share);

const shareFormat = memoise(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

/** `Jobs, bids and events`. */
export const formatList = (items: readonly string[], locale: Locale): string =>
  formatsOf(locale)?.list(items) ?? new Intl.ListFormat(locale as string).format(items);

const sizeUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `84 kB`, `1.4 MB`: decimal units, like phones and data plans. An invalid number counts as 0. */
export function formatSize(size: number, locale: Locale): string {
  const bytes = size > 0 && Number.isFinite(size) ? size : 0;
  const step = Math.min(sizeUnits.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const value = bytes / 1000 ** step;
  const digits = value < 10 && step > 1 ? 1 : 0;
  return (
    formatsOf(locale)?.size(value, step, digits) ??
    sizeFormat(locale as string, sizeUnits[step]!, `${digits}`).format(value)
  );
}

const sizeFormat = memoise(
  (locale, unit, digits) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit,
      unitDisplay: unit === sizeUnits[0] ? 'long' : 'short',
      maximumFractionDigits: Number(digits),
    }),
);

/** Each with the number from which it is used: 60 days tell more than 1 month. */
const ageUnits = [
  ['year', 365 * dayLength, 2],
  ['month', 30.4 * dayLength, 2],
  ['day', dayLength, 1],
  ['hour', 3_600_000, 1],
  ['minute', 60_000, 1],
] as const;

/** `now`, `5 minutes ago`, `3 days ago`, `2 months ago`. Never negative, even if the clock was set back. */
export function formatAge(then: number, now: number, locale: Locale): string {
  const age = Math.max(0, now - clampTime(then));
  const [unit, length] = ageUnits.find(([, length, least]) => age >= length * least) ?? ['second', Infinity];
  const count = Math.floor(age / length);
  return formatsOf(locale)?.age(count, unit) ?? ageFormat(locale as string).format(-count, unit);
}

const ageFormat = memoise((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
