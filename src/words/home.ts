import { messages } from 'virtual:messages/home';
import { formatNumber } from '../format/numbers';
import { locale } from './common';

/** The texts of the home page's sections and cards. */
export const homeWords = {
  ...messages,
  number: (value: number) => formatNumber(value, locale),
};
