import { messages } from 'virtual:messages/watch';
import { digits } from './common';
import { between } from './language';

/** What a filter asks for. Empty texts ask for nothing. */
interface Facts {
  text: string;
  place: string;
  year: string;
  chosen: string;
  isOpenOnly: boolean;
}

/** The texts of what is watched. */
export const watchWords = {
  ...messages,
  /** What a filter asks for, in one line: “Kabul · “driver” · open”. */
  facts: ({ text, place, year, chosen, isOpenOnly }: Facts) =>
    [place, chosen, digits(year), text && messages.words(text), isOpenOnly && messages.open]
      .filter(Boolean)
      .join(between),
};
