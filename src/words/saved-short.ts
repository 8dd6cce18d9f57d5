import { plural } from './common';

/** What the shell says of saved documents: the rest of the words comes with their page. */
export const savedShort = {
  bar: 'Saved',
  readySign: 'This app is now ready to work without a connection.',
  whatIsHere: 'What is here',
  lost: (count: number) =>
    plural(
      count,
      'One saved document is no longer on this phone: the phone has cleared it.',
      `${count} saved documents are no longer on this phone: the phone has cleared them.`,
    ),
  fetchAgain: 'Fetch again',
  close: 'Close',
} as const;
