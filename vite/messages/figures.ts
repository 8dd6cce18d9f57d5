import { plainDigits } from '../../src/format/digits.ts';

/**
 * The figures that a text has and its translation lacks, and those that the translation has alone: numbers from ten on,
 * and fractions, in digits of any script and with any sign between thousands. A time of day, `4 pm`, and a date may be
 * written in another way; where both texts have as many of them in digits, they are the same times and dates.
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
  /** Those that it may have: an hour of a time, the day and the month of a date; a year stands in every way. */
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
  const [own, others] = [momentsIn(text), momentsIn(other)];
  const loose = new Set<string>();
  const exact = numbersIn(withoutSpaces(own.rest, plainDigits(other)));
  const isComparable = {
    dates: own.dates.length === others.dates.length,
    times: own.times.length === others.times.length,
  };
  for (const { year, parts } of own.dates) {
    exact.add(year);
    const isThere = others.dates.some((one) => one.year === year && one.parts.join() === parts.join());
    for (const part of parts) (isComparable.dates && !isThere ? exact : loose).add(part);
  }
  for (const { hour, minute, hours } of own.times) {
    const isThere = others.times.some(
      (one) => one.minute === minute && one.hours.some((each) => hours.includes(each)),
    );
    if (isComparable.times && !isThere) exact.add(bare(minute === '00' ? hour : `${hour}.${minute}`));
    for (const one of [+hour, +hour > 12 ? +hour - 12 : +hour + 12])
      for (const form of [`${one}`, `${one}.${minute}`, minute]) loose.add(bare(form));
  }
  return { exact, loose };
}

/** The dates and times in digits of a text, and the text without them. */
function momentsIn(text: string) {
  // The day and the month may stand in either order.
  const dates: { year: string; parts: string[] }[] = [];
  // The hours of the day that a time may mean.
  const times: { hour: string; minute: string; hours: number[] }[] = [];
  const rest = plainDigits(text)
    .replace(noText, ' ')
    .replace(dateInDigits, (_, ...found: (string | undefined)[]) => {
      const [one, , two, last, first, month, day] = found;
      const parts = [one ?? month!, two ?? day!].map(bare).sort();
      dates.push({ year: last ?? first!, parts });
      return ' ; ';
    })
    .replace(timeOfDay, (whole, ...found: (string | undefined)[]) => {
      const [hour = '', minute = '00'] = found.slice(0, 6).filter((part) => part !== undefined);
      const [, half] = /([ap])\.?m/i.exec(whole) ?? [];
      const noon = (+hour % 12) + 12;
      times.push({
        hour,
        minute,
        hours: half
          ? [/p/i.test(half) ? noon : noon - 12]
          : +hour > 12
            ? [+hour % 24]
            : [+hour % 24, noon % 24],
      });
      return ' ; ';
    });
  return { dates, times, rest };
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
    const whole = /^0\D/.test(number) ? number : number.replace(/[.,٬'’](?=(?:\d\d,)*\d{3}(?!\d))/g, '');
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
