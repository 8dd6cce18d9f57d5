import { formatMonth } from '../format/dates';
import { locale } from './common';

/** What the pages about the organisation say where no setting says it. */
export const aboutWords = {
  aboutTitle: 'Who we are',
  vision: 'Vision',
  mission: 'Mission',
  noOverview: 'Nothing has been written about us here yet.',
  stakeholdersTitle: 'Those who work with us',
  teamTitle: 'Management team',
  boardTitle: 'Board of directors',
  chairName: 'The chair of the board',
  noMessage: 'The message has not been published yet.',
  noPolicies: 'No policies have been published yet.',
  noKeyAreas: 'No areas of focus have been published yet.',
  noPrograms: 'No programmes have been published yet.',
  mutahidTitle: 'Mutahid DFI',
  noMutahidReports: 'The institution has not published any reports yet.',
  mutahidUpdateTitle: 'Month by month',
  mutahidUpdateText:
    'Each month the institution sums up on one page what it lent, what was repaid, and what it learned. Choose a year.',
  updatesOf: (year: number) => `Updates of ${year}`,
  updateOf: (month: number, year: number) => `Mutahid DFI update, ${aboutWords.month(month)} ${year}`,
  /** 1 is January. */
  month: (month: number): string => formatMonth(month, locale),
  noPeople: 'Nobody is named here yet.',
  backToTeam: 'Back to the team',
  neighbours: 'Read on',
  year: 'Year',
};
