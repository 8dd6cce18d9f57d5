import type { messages } from 'virtual:messages/formats';
import type { AgeUnit, Formats } from './locale';
import { solarDay } from './solar-hijri';

type Words = typeof messages;

/**
 * The formats of a language of Afghanistan, from the words of its catalogue: the same in Node and in every browser.
 * `Intl` is not asked: Chromium has hardly any data for Pashto, and none for the Afghan names of months.
 */
export function ownFormats(words: Words, form: (count: number) => string): Formats {
  const ownDigits = [...words.digits];
  const solarMonths = words.solarMonths.split(' ');
  const months = words.months.split(' ');
  const digits = (text: string) => text.replace(/\d/g, (digit) => ownDigits[+digit]!);
  const number = (value: number, maximumFractionDigits = 3) => {
    const [whole = '', fraction = ''] = Math.abs(value).toFixed(maximumFractionDigits).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, words.group);
    const rest = fraction.replace(/0+$/, '');
    const text = digits(rest ? grouped + words.decimal + rest : grouped);
    return value < 0 ? `\u200e−${text}` : text;
  };
  const date = (day: number, month: string, year: number) =>
    words.day({ day: digits(`${day}`), month, year: digits(`${year}`) });
  /** “۴ in the afternoon”: nobody in Afghanistan says “۱۶:۰۰”. */
  const clock = (time: string) => {
    const hour = +time.slice(0, 2);
    return words.clocks[partOfDay(hour)](digits(`${hour % 12 || 12}${time.slice(2).replace(':00', '')}`));
  };
  const month = (index: number) => months[index - 1]!;
  const solarMonth = (index: number) => solarMonths[index - 1]!;
  const monthOf = (name: string, year: number) => words.monthOfYear({ month: name, year: digits(`${year}`) });
  /** A Gregorian month begins in one Solar Hijri month, and ends in the next. */
  const solarSpan = (text: string) => {
    const [start, end] = [solarDay(`${text}-01`), solarDay(`${text}-28`)];
    const [from, to] = [solarMonth(start.month), solarMonth(end.month)];
    return start.year === end.year
      ? monthOf(words.monthSpan({ from, to }), end.year)
      : words.monthSpan({ from: monthOf(from, start.year), to: monthOf(to, end.year) });
  };
  const ages: Record<AgeUnit, (count: number) => string> = { ...words.ages, second: () => words.now };
  const sizes = [words.sizes.bytes, words.sizes.kilobytes, words.sizes.megabytes, words.sizes.gigabytes];
  return {
    form,
    number,
    digits,
    share: (share) => words.percent(number(share * 100, 0)),
    size: (value, step, maximumFractionDigits) => sizes[step]!(number(value, maximumFractionDigits)),
    age: (count, unit) => (unit === 'day' && count === 1 ? words.yesterday : ages[unit](count)),
    date: (text, time) => {
      const solar = solarDay(text);
      const [year, gregorianMonth, day] = text.split('-').map(Number) as [number, number, number];
      const values = {
        solar: date(solar.day, solarMonth(solar.month), solar.year),
        gregorian: date(day, month(gregorianMonth), year),
      };
      return time === undefined ? words.date(values) : words.dateAndTime({ ...values, time: clock(time) });
    },
    month,
    monthOfYear: (text) => {
      const [year, gregorianMonth] = text.split('-').map(Number) as [number, number];
      return words.date({ solar: solarSpan(text), gregorian: monthOf(month(gregorianMonth), year) });
    },
    list: ([first = '', ...others]) =>
      others.reduce(
        (before, last, index) =>
          index === others.length - 1 ? words.listEnd({ before, last }) : words.listMiddle({ before, last }),
        first,
      ),
  };
}

const partOfDay = (hour: number): keyof Words['clocks'] =>
  hour < 4 || hour > 19
    ? 'night'
    : hour < 12
      ? 'morning'
      : hour < 13
        ? 'noon'
        : hour < 18
          ? 'afternoon'
          : 'evening';
