/** Arabic-Indic digits, and those of Persian, Pashto and Urdu. */
const digit = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** A text with the digits of Arabic and Persian keyboards as those of ASCII. */
export const plainDigits = (text: string): string =>
  text.replace(digit, (letter) => String(letter.charCodeAt(0) & 15));

/** Returns the `tel:` URL of a phone number as people write it, with the digits of any keyboard. */
export const phoneLink = (phone: string): string => `tel:${plainDigits(phone).replace(/[^\d+]/g, '')}`;
