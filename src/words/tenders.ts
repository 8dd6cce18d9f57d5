import { locale } from 'virtual:messages';
import { messages } from 'virtual:messages/tenders';
import { formatDate } from '../format/dates';
import type { Award, TenderState } from '../schemas/notices';

export const tenderWords = messages;

/** The state of a tender as a sentence: `Awarded to Noor Press on 4 Nov 2026`. */
export function tenderSentence(tender: TenderState, zone: string): string {
  if (tender.state !== 'awarded') return messages.states[tender.state];
  const { awardedTo: name } = tender.award;
  const date = outcomeDate(tender.award, zone);
  if (!date) return outcomeSentence(tender.award);
  return name ? messages.awardedOn({ name, date }) : messages.outcomeOn(date);
}

/** What came of a tender, without the date: `Awarded to Noor Press`. */
export const outcomeSentence = ({ awardedTo: name }: Award): string =>
  name ? messages.awardedTo(name) : messages.outcome;

/** The day of an award in words; undefined if it names none. */
export const outcomeDate = ({ announcementDate }: Award, zone: string): string | undefined =>
  announcementDate === undefined ? undefined : formatDate(announcementDate, locale, zone);
