import { locale } from 'virtual:messages';
import { messages } from 'virtual:messages/common';
import type { FailureKind } from '../data/api/call-error';
import { settingDefaults } from '../schemas/setting-defaults';
import type { Deadline } from '../format/dates';
import { formatAge, formatDigits, formatSize } from '../format/numbers';

export { locale };

/** A number that is no amount, such as a year, in the digits of the language. */
export const digits = (text: string | number): string => formatDigits(text, locale);

/** The texts that every page shares. */
export const words = messages satisfies {
  /** Shown in place of data that could not be fetched. */
  failures: Record<FailureKind, string>;
  refreshFailures: Record<FailureKind, (age: string) => string>;
  documentFailures: Record<FailureKind, string>;
  deadlines: Record<Exclude<Deadline['state'], 'unknown'>, unknown>;
};

/** The name of the organisation until the settings are loaded. */
export const defaultName = settingDefaults.organisationName;

/** The limit of clock corrections (ms): a time further in the future was written by a wrong clock. */
const clockDrift = 3_600_000;

/** An age for use within a sentence: `just now` within the first minute, then `5 minutes ago`. */
export function ageWords(confirmedAt: number, now: number): string {
  if (confirmedAt - now > clockDrift) return words.ages.unknown;
  return now - confirmedAt < 60_000 ? words.ages.now : formatAge(confirmedAt, now, locale);
}

export function deadlineWords(deadline: Deadline): string | undefined {
  const { deadlines } = words;
  switch (deadline.state) {
    case 'closing-soon':
      return deadlines['closing-soon'](deadline.days);
    case 'unknown':
      return undefined;
    default:
      return deadlines[deadline.state];
  }
}

/** `PDF, English, 84 kB`: the type, the language and the size of a file, as far as known. */
export function fileFacts(
  type: string | undefined,
  { language, size }: { language?: string | undefined; size?: number | undefined },
): string {
  const written = size === undefined ? undefined : formatSize(size, locale);
  return listed([type, languageName(language), written].filter((fact) => fact !== undefined));
}

/** The name of a language (a BCP 47 tag) in the language of the page; undefined for one that has none here. */
function languageName(tag = ''): string | undefined {
  const language = tag.toLowerCase().split('-')[0]!;
  // Both are Dari.
  const name = language === 'prs' ? 'fa' : language;
  return (words.languages as Readonly<Record<string, string>>)[name];
}

/** Several texts in a row, with the comma of the language between them. */
export const listed = (texts: readonly string[]): string =>
  texts.length > 0 ? texts.reduce((before, after) => words.listed({ before, after })) : '';

export const shownOf = (shown: number, all: number) =>
  shown === all ? words.entries(all) : words.shownOf({ shown, all });
