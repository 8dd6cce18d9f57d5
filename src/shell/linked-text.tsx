import { phoneLink } from '../format/phone-link';

/**
 * E-mail addresses, and phone numbers with a country code: other numbers may be accounts or amounts. The lookbehind
 * lets an e-mail address begin only where a word does: else the time is quadratic in the length of a word.
 */
const contact =
  /((?<![^\s@<>(),;:])[^\s@<>(),;:]+@[^\s@<>(),;:]+\.[a-z]{2,}|\+\p{Nd}[\p{Nd} \u00a0().-]{5,}\p{Nd})/iu;

/** Whether a text has an e-mail address or a phone number. */
export const hasContact = (text: string): boolean => contact.test(text);

/** A text whose e-mail addresses and phone numbers are links. */
export function LinkedText({ children }: { children: string }) {
  // The pattern has one group, so that every second part is a match.
  return children.split(contact).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={index} href={part.includes('@') ? `mailto:${part}` : phoneLink(part)} dir="ltr">
        {part}
      </a>
    ),
  );
}
