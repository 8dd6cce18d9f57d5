import { phoneLink } from './phone-link';

/** Web addresses, e-mail addresses, and phone numbers with a country code: other numbers may be accounts or amounts. */
const contact =
  /(?:https?:\/\/|\bwww\.)[^\s<>"«»]+|[^\s@<>()[\],;:"«»،؛]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|\+\p{Nd}[\p{Nd} \u00a0().-]{5,}\p{Nd}/giu;

/** The characters that end the sentence or bracket around an address. */
const ending = /[.,;:!?)\]}'’"،؛؟]+$/u;

/** An address or number in a text: where it stands, what it is, and the link to it. */
export interface Contact {
  at: number;
  text: string;
  href: string;
}

/** The web addresses, e-mail addresses and phone numbers in a text, in their order. */
export const findContacts = (text: string): Contact[] =>
  [...text.matchAll(contact)].map(({ 0: found, index }) => {
    const name = found.replace(ending, '');
    return { at: index, text: name, href: hrefOf(name) };
  });

function hrefOf(name: string): string {
  if (/^https?:/i.test(name)) return name;
  if (/^www\./i.test(name)) return `https://${name}`;
  return name.includes('@') ? `mailto:${name}` : phoneLink(name);
}
