import type { Block } from '../../src/document-text/edition';

/** How much a search is measured with. */
export const searchSize = { rows: 10_000, texts: 300 };

/** Syllables of invented words: an index of real texts has many words that stand in few of them. */
const syllables = [
  'ka',
  'bul',
  'her',
  'at',
  'maz',
  'ar',
  'lo',
  'an',
  'se',
  'ed',
  'wa',
  'ter',
  'mi',
  'ne',
  'so',
  'ru',
];

/** A number that only looks random: every run has the same texts. */
const shuffled = (number: number) => (Math.imul(number + 1, 2_654_435_761) >>> 0) / 2 ** 32;

/** The word of a number: small numbers are common, as in a language. */
const word = (number: number): string => {
  const rank = Math.floor(8_000 * shuffled(number) ** 3);
  const at = (power: number) => syllables[Math.floor(rank / 16 ** power) % 16]!;
  return at(0) + at(1) + at(2) + (rank % 3 === 0 ? at(3) : '');
};

const words = (from: number, count: number): string =>
  Array.from({ length: count }, (_, place) => word(from * 7_919 + place)).join(' ');

/** The address of the document of a vacancy; the first vacancies have one each. */
export const fileOfRow = (row: number) => `/files/vacancies/generated-${row}.pdf`;

/** Stands in the title of each `vacancyRow`, and in no title of the sample site. */
export const titleMark = ', post ';

/** A vacancy as the API writes it: one in five is closed. */
export function vacancyRow(row: number, now: number) {
  const serial = String(row).padStart(5, '0');
  const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  return {
    id: row + 1,
    vacancy_number: `NLO-VA-${serial}`,
    title: `Field officer for ${words(row, 4)}${titleMark}${serial}`,
    post_date: day(-40),
    close_date: day(row % 5 === 0 ? -10 : 1 + (row % 60)),
    ...(row < searchSize.texts && { file: fileOfRow(row) }),
    description: `<p>${words(row + 50_000, 30)}</p>`,
  };
}

/** A text of about 1,200 words, as a TOR of four pages has. Each has a word of its own. */
export function blocksOf(text: number): Block[] {
  const paragraphs = Array.from({ length: 30 }, (_, place): Block => {
    return { is: 'paragraph', text: words(text * 31 + place, 40) };
  });
  return [{ is: 'heading', level: 1, text: `Terms of reference ${ownWord(text)}` }, ...paragraphs];
}

/** A word that stands in one document alone. */
export const ownWord = (text: number) => `zz${word(text)}${text}`;
