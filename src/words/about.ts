import { messages } from 'virtual:messages/about';
import { formatMonth } from '../format/dates';
import { locale } from './common';

/** 1 is January. */
const month = (number: number): string => formatMonth(number, locale);

/** What the pages about the organisation say where no setting says it. */
export const aboutWords = {
  ...messages,
  month,
  updateOf: (number: number, year: number) => messages.updateOf({ month: month(number), year }),
};
