import { locale } from 'virtual:messages';
import { messages } from 'virtual:messages/common';
import type { FailureKind } from '../data/api/call-error';
import { formatAge, formatSize, type Deadline } from '../format/dates';

export { locale };

/** What every page says. */
export const words = messages satisfies {
  /** What stands in the place of data that could not be had. */
  failures: Record<FailureKind, string>;
  refreshFailures: Record<FailureKind, (age: string) => string>;
  documentFailures: Record<FailureKind, string>;
  deadlines: Record<Exclude<Deadline['state'], 'unknown'>, unknown>;
};

/** The name of the organisation, until the settings tell it. */
export const defaultName = import.meta.env.VITE_SITE_NAME || 'Nawruzan Livelihoods Organisation';

/** A time that lies further ahead (ms) than clocks are corrected by was written by a clock that was wrong. */
const clockDrift = 3_600_000;

/** `just now` within the first minute, then `5 minutes ago`: an age as it stands within a sentence. */
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

/** `PDF, 84 kB`: what a file is, as far as it is known. */
export function fileFacts(type: string | undefined, size: number | undefined): string | undefined {
  const written = size === undefined ? undefined : formatSize(size, locale);
  return type && written ? words.fileFacts({ type, size: written }) : (type ?? written);
}

export const shownOf = (shown: number, all: number) =>
  shown === all ? words.entries(all) : words.shownOf({ shown, all });
