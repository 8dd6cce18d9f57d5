import { plainDigits } from '../../src/format/digits.ts';

/**
 * The figures that a text has and its translation lacks, and those that the translation has alone: numbers from ten on,
 * and fractions, in digits of any script and with any sign between thousands. A time of day, `4 pm`, and a date may be
 * written in another way.
 */
export function differingFigures(text: string, translation: string): { missing: string[]; extra: string[] } {
  const [own, found] = [figuresOf(text, translation), figuresOf(translation, text)];
  const lacking = (from: Figures, to: Figures) =>
    [...from.exact].filter((figure) => !to.exact.has(figure) && !to.loose.has(figure));
  return { missing: lacking(own, found), extra: lacking(found, own) };
}

interface Figures {
  /** Those that the other text has, too. */
  exact: ReadonlySet<string>;
  /** Those that it may have: an hour of a time, the day and the month of a date. */
  loose: ReadonlySet<string>;
}

/** Addresses and names of files. */
const noText = /\]\([^)]*\)|[\w.-]+@[\w.-]+|[\w-]+\.[a-z]{3,4}\b/g;

/** `16:00`, `4 pm`, `4.30 p.m.`, `16h`, `16 h 30`. */
const timeOfDay =
  /(?<![\d.,])(\d{1,2})(?:[:.](\d\d))?\s?[ap]\.?m\b\.?|(?<!\d)(\d{1,2}):(\d\d)(?!\d)|(?<![\d.,])(\d|1\d|2[0-4])\s?h(?:\s?(\d\d))?(?![\p{L}\d])/giu;

/** `01.12.2026`, `12/1/2026`, `2026-12-01`. */
const dateInDigits = /(?<![\d./-])(?:(\d{1,2})([./-])(\d{1,2})\2(\d{4})|(\d{4})-(\d\d)-(\d\d))(?![\d/-])/g;

/** The spaces that a program or a typist puts between thousands. */
const spaces = ' \u00a0\u2009\u202f';
const spacedNumber = new RegExp(`(?<![\\d.,])\\d{1,3}(?:[${spaces}]\\d{3})+(?!\\d)`, 'g');

function figuresOf(text: string, other: string): Figures {
  const loose = new Set<string>();
  const plain = plainDigits(text)
    .replace(noText, ' ')
    .replace(dateInDigits, (_, ...parts: (string | undefined)[]) => {
      for (const part of parts.slice(0, 7)) if (part && /^\d+$/.test(part)) loose.add(bare(part));
      return ' ; ';
    })
    .replace(timeOfDay, (_, ...parts: (string | undefined)[]) => {
      const [hour = '', minute] = parts.slice(0, 6).filter((part) => part !== undefined);
      for (const one of +hour > 12 ? [+hour, +hour - 12] : [+hour, +hour + 12]) {
        loose.add(String(one));
        if (minute) loose.add(bare(`${one}.${minute}`));
      }
      if (minute) loose.add(bare(minute));
      return ' ; ';
    });
  return { exact: numbersIn(withoutSpaces(plain, plainDigits(other))), loose };
}

/** A text whose `65 000` is `65000`, unless the other text has the two apart: `Lot 2 150 chairs`. */
function withoutSpaces(text: string, other: string): string {
  const joined = (number: string) => number.replace(/\s/g, '');
  const apart = new Set([...other.matchAll(digits)].map(([part]) => part));
  const whole = numbersIn(other.replace(spacedNumber, joined));
  return text.replace(spacedNumber, (number) => {
    const isApart = number.split(/\s/).every((part) => apart.has(part));
    return isApart && !whole.has(bare(joined(number))) ? number : joined(number);
  });
}

const digits = /\d+(?:[.,٫٬'’]\d+)*/g;

function numbersIn(text: string): Set<string> {
  const numbers = [...text.matchAll(digits)].flatMap(([number]) => {
    // Thousands, and lakhs.
    const whole = number.replace(/[.,٬'’](?=(?:\d\d,)*\d{3}(?!\d))/g, '');
    return /^\d+[.,٫]\d+$/.test(whole) ? [whole.replace(/[,٫]/, '.')] : whole.split(/\D/);
  });
  return new Set(numbers.map(bare).filter((figure) => +figure >= 10 || figure.includes('.')));
}

/** A number without zeros that say nothing: `16.00` is `16`. */
const bare = (number: string): string =>
  number
    .replace(/^0+(?=\d)/, '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
