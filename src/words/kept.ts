import { messages } from 'virtual:messages/kept';
import type { Change } from '../data/kept/facts';
import { formatDate } from '../format/dates';
import { ageWords, locale } from './common';

/** The texts of what is kept. Times are in ms since 1970. */
export const keptWords = {
  ...messages,
  keptAgo: (at: number, now: number) => messages.keptAgo(ageWords(at, now)),
};

/** The question of “Forget my things”. */
export const forgetWords = messages.forget;

/** What changed since a notice, an event or a project was kept, as a sentence. */
export function changeSentence(change: Change, zone: string, kind: 'event' | 'other'): string {
  switch (change.is) {
    case 'deadline': {
      const before = formatDate(change.before, locale, zone);
      const now = formatDate(change.now, locale, zone);
      if (!before) return messages.deadlineSet({ kind, now });
      return now
        ? messages.deadlineChanged({ kind, before, now })
        : messages.deadlineDropped({ kind, before });
    }
    case 'awarded':
      return change.to ? messages.awarded(change.to) : messages.outcome;
    case 'told':
      return messages.told(change.sentence);
    case 'document':
      return messages.document[change.was];
    default:
      return messages.changes[change.is];
  }
}
