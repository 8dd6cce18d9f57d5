import { messages } from 'virtual:messages/home';
import { formatNumber } from '../format/dates';
import { locale } from './common';

/** What the sections of the home page and their cards say. */
export const homeWords = {
  ...messages,
  number: (value: number) => formatNumber(value, locale),
};
