import { messages } from 'virtual:messages/about';
import { formatMonth } from '../format/dates';
import { digits, locale } from './common';

/** January is 1. */
const month = (number: number): string => formatMonth(number, locale);

/** The texts of the pages about the organisation, for settings that are missing. */
export const aboutWords = {
  ...messages,
  month,
  updatesOf: (year: number) => messages.updatesOf(digits(year)),
  updateOf: (number: number, year: number) => messages.updateOf({ month: month(number), year: digits(year) }),
};
