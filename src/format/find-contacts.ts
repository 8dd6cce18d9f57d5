import { phoneLink } from './digits';

/**
 * Web addresses, e-mail addresses, and phone numbers with a country code: other numbers may be accounts or amounts. An
 * e-mail address has at most 64 characters before its sign, which bounds the search in a long text without spaces.
 */
const contact =
  /(?:https?:\/\/|\bwww\.)[^\s<>"«»]+|[^\s@<>()[\],;:"«»،؛]{1,64}@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|\+\p{Nd}[\p{Nd} \u00a0().-]{5,}\p{Nd}/giu;

/** The characters that end the sentence or bracket around an address. */
const endings = '.,;:!?)]}\'’"،؛؟';

/** An address or number in a text: where it stands, what it is, and the link to it. */
export interface Contact {
  at: number;
  text: string;
  href: string;
}

/** The web addresses, e-mail addresses and phone numbers in a text, in their order. */
export const findContacts = (text: string): Contact[] =>
  [...text.matchAll(contact)].map(({ 0: found, index }) => {
    const name = withoutEnding(found);
    return { at: index, text: name, href: hrefOf(name) };
  });

/** Runs in linear time; a pattern that ends with `+$` is quadratic. */
function withoutEnding(text: string): string {
  let end = text.length;
  while (end > 0 && endings.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

function hrefOf(name: string): string {
  if (/^https?:/i.test(name)) return name;
  if (/^www\./i.test(name)) return `https://${name}`;
  return name.includes('@') ? `mailto:${name}` : phoneLink(name);
}
