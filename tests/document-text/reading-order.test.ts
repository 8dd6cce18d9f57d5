import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findIn, foldPage, type Piece } from '../../src/viewer/find/find';
import type { Placed } from '../../src/document-text/atoms';
import { inReadingOrder, readHabits } from '../../src/document-text/reading-order';
import { readText } from '../../src/viewer/page-text';
import { openPdf } from '../support/open-pdf';

const line = (...pieces: [str: string, x: number][]): Placed[] =>
  pieces.map(([str, x], index) => ({
    str,
    dir: 'ltr',
    hasEOL: index === pieces.length - 1,
    transform: [1, 0, 0, 1, x, 700],
  }));

const textOf = (pieces: readonly Placed[]) =>
  inReadingOrder(pieces, readHabits([pieces], true))
    .map(({ str }) => str)
    .join('');

describe('text in Arabic script', () => {
  it('in visual order is reversed', () => expect(textOf(line(['ﺖ', 10], ['ﺴ', 20], ['ﺑ', 30]))).toBe('بست'));

  it('keeps the order of its numbers and Latin words', () =>
    expect(textOf(line(['ﻩ', 10], ['ﺎ', 20], ['ﻣ', 30], [' ', 40], ['1', 50], ['2', 60]))).toBe('12 ماه'));

  it('keeps several numbers in their order, and a number with its Latin word', () => {
    expect(
      textOf(line(['۱', 10], ['۵', 14], [')', 20], [' ', 25], ['۹', 30], [' ', 35], ['ﺖ', 40], ['ﺑ', 50])),
    ).toBe('بت ۹ (۱۵');
    expect(textOf(line(['ﺖ', 10], ['ﺑ', 20], [' ', 25], ['ITB', 30], [' ', 50], ['014', 55]))).toBe(
      'ITB 014 بت',
    );
  });

  it('keeps the plus sign of a number before it', () =>
    expect(
      textOf(line([' ', 5], ['،', 10], ['+', 15], ['93 20 555', 20], [' ', 50], ['ﺖ', 55], ['ﺑ', 60])),
    ).toBe('بت +93 20 555،'));

  it('with a Latin name that is a part of its own is ordered by the places of the parts', () => {
    const first = line(['(', 60], [' ', 65], ['ﺖ', 70], ['ﺑ', 80]);
    const rest = line(['DFI', 40], ['ﻩ', 10], ['ﺎ', 15], ['ﻣ', 20], [' ', 25], [')', 35]);
    expect(textOf([...first, ...rest]).trim()).toBe('بت (DFI) ماه');
  });

  it('gets back the joiner that shapes of letters tell of', () => {
    expect(textOf(line(['ﺎ', 10], ['ﻫ', 15], ['ﻪ', 20], ['ﻧ', 25], ['ﺎ', 30], ['ﺧ', 35]))).toBe(
      'خانه\u200cها',
    );
    expect(
      textOf(
        line(
          ['ﺪ', 1],
          ['ﻨ', 5],
          ['ک', 10],
          ['ی', 15],
          ['ﻣ', 20],
          [' ', 25],
          ['ﻪ', 30],
          ['ﯾ', 35],
          ['ﺮ', 40],
          ['ﻗ', 45],
        ),
      ),
    ).toBe('قریه می\u200cکند');
    expect(textOf(line(['ﺪ', 10], ['ﻨ', 20], ['ﮐ', 30], [' ', 35], ['و', 40]))).toBe('و کند');
  });

  it('gets back the joiner after the final shape of a letter, or the one that the font does not name', () => {
    expect(textOf(line(['ر', 5], ['ک', 10], ['و', 15], ['ﺐ', 20], ['ﺴ', 25], ['ک', 30]))).toBe(
      'کسب\u200cوکر',
    );
    // The first beh of this font has the name of its shape: the one without is not joined.
    expect(textOf(line(['ی', 5], ['ر', 10], ['و', 15], ['آ', 20], ['ب', 25], ['ﺎ', 30], ['ﺑ', 35]))).toBe(
      'باب\u200cآوری',
    );
    // A font that names no shapes tells nothing, and one glyph may be two letters.
    expect(textOf(line(['ت', 10], ['س', 20], ['ب', 30]))).toBe('بست');
    expect(textOf(line(['ن', 5], ['لا', 10], ['پ', 20], [' ', 22], ['ﺎ', 25], ['ﻟ', 30]))).toBe('لا پلان');
  });

  it('within a line that is written from left to right is reversed alone', () => {
    const mixed = line(
      ['ﺖ', 10],
      ['ﺴ', 20],
      ['ﺑ', 30],
      [': Officers of ', 40],
      ['ﻩ', 90],
      ['ﺎ', 95],
      ['ﻣ', 99],
    );
    const text = inReadingOrder(mixed, readHabits([mixed], false)).map(({ str }) => str);
    expect(text.join('')).toBe('بست: Officers of ماه');
  });

  it('with a mirrored letter in it, as logos have, is put in order nevertheless', () => {
    const [logo] = line(['E', 70]).map((piece) => ({
      ...piece,
      transform: [-1, 0, 0, 1, 70, 698],
      height: 20,
    }));
    const pieces = line(['ﺖ', 10], ['ﺑ', 20], ['X', 50], ['ﻩ', 80], ['ﺎ', 90], ['ﻣ', 100]).map((piece) => ({
      ...piece,
      width: 10,
      height: 20,
    }));
    const order = inReadingOrder([...pieces, { ...logo!, width: 10 }], readHabits([pieces], true));
    expect(order.map(({ str }) => str).join('')).toBe('ماه XE بت');
  });

  it('already in reading order is left alone', () =>
    expect(textOf(line(['ب', 30], ['س', 20], ['ت', 10]))).toBe('بست'));

  it('does not change left-to-right text', () =>
    expect(textOf(line(['Field', 10], [' ', 40], ['officer', 50]))).toBe('Field officer'));

  it('keeps the line break at the end of the line', () =>
    expect(inReadingOrder(line(['ﺖ', 10], ['ﺴ', 20], ['ﺑ', 30])).map(({ hasEOL }) => hasEOL)).toEqual([
      false,
      false,
      true,
    ]));
});

const dariTor = async () => {
  const pdf = await openPdf(new Uint8Array(await readFile('tests/fixtures/pdfs/chromium-tor-dari.pdf')));
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return Promise.all(numbers.map((page) => readText(pdf, page)));
};

it('a TOR in Dari has the joiners that were written, and no others within a ligature', async () => {
  const pages = await dariTor();
  const text = pages.map(({ items }) => items.map(({ str }) => str).join('')).join(' ');
  for (const parts of [
    ...['گزارش دهی', 'تاب آوری', 'پس منظر', 'ذخیره خانه', 'قالین بافی', 'یک صفحه ای', 'پیاده روی'],
    ...['می شوند', 'می کنیم', 'نمی گیرد', 'به موقع', 'هفته وار', 'روبه رو', 'پس انداز'],
    ...['خانواده هایی', 'قریه ها', 'قرضه های', 'پلان ها', 'مسئولیت ها', 'عودت کنندگان', 'کمک های'],
  ]) {
    expect(text).toContain(parts.replaceAll(' ', '\u200c'));
    expect(text).not.toContain(parts.replaceAll(' ', ''));
  }
  expect(text).not.toMatch(/ل\u200c[اآ]/);
  expect(text).toContain('+93 20 555 0143');
});

it('a TOR in Dari can be searched in Dari', async () => {
  const [first] = await dariTor();
  const page = foldPage(first!.items as Piece[]);
  for (const words of ['کارمند ساحوی معیشت', 'كارمند', 'مؤسسه معیشتی نوروزان', 'NLO-VA-065'])
    expect(findIn(page, words).length, words).toBeGreaterThan(0);
});
