import { isMessage, type Catalogue, type Group } from './catalogue.ts';
import type { Message } from './message.ts';

/** Stand at both ends of every message: where they meet within a text, sentences were glued. */
export const marks = { start: '⟦', end: '⟧' } as const;

/** How much longer (as a share) than English other languages are. */
const growth = 0.4;

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçđéƒğĥíĵķĺɱñóþʠŕšťúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ';
const accents = new Map([...plain].map((letter, index) => [letter, [...accented][index]!]));

/** A text with every Latin letter accented: one that is not has come from elsewhere. */
const accent = (text: string): string => text.replace(/[a-z]/gi, (letter) => accents.get(letter)!);

/** The pseudo-language: English with accents, longer, and marked at both ends; the placeholders stay as they are. */
export const pseudoCatalogue = ({ file, subjects }: Catalogue): Catalogue => ({
  file: `the pseudo-language of ${file}`,
  subjects: pseudoGroup(subjects) as Catalogue['subjects'],
});

const pseudoGroup = (group: Group): Group =>
  Object.fromEntries(
    Object.entries(group).map(([key, entry]) => [
      key,
      isMessage(entry) ? pseudoMessage(entry) : pseudoGroup(entry),
    ]),
  );

const pseudoMessage = (message: Message): Message => [
  marks.start,
  ...accentParts(message),
  `${filling(lengthOf(message))}${marks.end}`,
];

const accentParts = (message: Message): Message =>
  message.map((part) => {
    if (typeof part === 'string') return accent(part);
    if (!('forms' in part)) return part;
    const forms = Object.entries(part.forms).map(([form, text]) => [form, accentParts(text)] as const);
    return { ...part, forms: Object.fromEntries(forms) };
  });

/** The length of the text of a message, with the longest of its forms. */
const lengthOf = (message: Message): number =>
  message.reduce((length, part) => {
    if (typeof part === 'string') return length + part.length;
    return 'forms' in part ? length + Math.max(...Object.values(part.forms).map(lengthOf)) : length;
  }, 0);

/** Words that make a text longer: lines break at them as they do in a translation. */
const filling = (length: number): string =>
  accent(' lorem ipsum dolor sit amet'.repeat(10)).slice(0, Math.max(2, Math.round(length * growth)));
