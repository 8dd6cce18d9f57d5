import { locale } from 'virtual:messages';
import { messages } from 'virtual:messages/common';
import type { FailureKind } from '../data/api/call-error';
import { formatAge, formatSize, type Deadline } from '../format/dates';

export { locale };

/** What every page says. */
export const words = {
  ...messages,
  /** Until the settings name it. */
  organisation: import.meta.env.VITE_SITE_NAME || 'Nawruzan Livelihoods Organisation',
};

/** What stands in the place of data that could not be had. */
export const failureSentences: Record<FailureKind, string> = messages.failures;

export const refreshSentences: Record<FailureKind, (age: string) => string> = messages.refreshFailures;

export const documentFailureSentences: Record<FailureKind, string> = messages.documentFailures;

/** A time that lies further ahead (ms) than clocks are corrected by was written by a clock that was wrong. */
const clockDrift = 3_600_000;

/** `just now` within the first minute, then `5 minutes ago`: an age as it stands within a sentence. */
export function ageWords(confirmedAt: number, now: number): string {
  if (confirmedAt - now > clockDrift) return messages.ages.unknown;
  return now - confirmedAt < 60_000 ? messages.ages.now : formatAge(confirmedAt, now, locale);
}

export const ageSentence = (confirmedAt: number, now: number) => messages.checked(ageWords(confirmedAt, now));

/** The same where no clock can be asked, as in the HTML of a page: `date` is written out. */
export const checkedSentence = (date: string) => messages.checkedOn(date);

export function deadlineWords(deadline: Deadline): string | undefined {
  const { deadlines } = messages;
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
  return type && written ? messages.fileFacts({ type, size: written }) : (type ?? written);
}

export const shownOf = (shown: number, all: number) =>
  shown === all ? messages.entries(all) : messages.shownOf({ shown, all });

export const entryCount = (count: number) => messages.entries(count);

export const openCount = (count: number) => messages.openCount(count);
