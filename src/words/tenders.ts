import { locale } from 'virtual:messages';
import { messages as tenderWords } from 'virtual:messages/tenders';
import { formatDate } from '../format/dates';
import type { Award, TenderState } from '../schemas/notices';

export { tenderWords };

/** The state of a tender as a sentence: `Awarded to Noor Press on 4 Nov 2026`. */
export function tenderSentence(tender: TenderState, zone: string): string {
  if (tender.state !== 'awarded') return tenderWords.states[tender.state];
  const { awardedTo: name } = tender.award;
  const date = outcomeDate(tender.award, zone);
  if (name) return date ? tenderWords.awardedOn({ name, date }) : tenderWords.awardedTo(name);
  return date ? tenderWords.outcomeOn(date) : tenderWords.outcome;
}

/** The day of an award in words; undefined if it names none. */
export const outcomeDate = ({ announcementDate }: Award, zone: string): string | undefined =>
  announcementDate === undefined ? undefined : formatDate(announcementDate, locale, zone);
