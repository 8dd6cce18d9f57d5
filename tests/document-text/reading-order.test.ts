import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { findIn, foldPage, type Piece } from '../../src/viewer/find/find';
import { inReadingOrder, type Placed } from '../../src/document-text/reading-order';
import { readText } from '../../src/viewer/page-text';

const line = (...pieces: [str: string, x: number][]): Placed[] =>
  pieces.map(([str, x], index) => ({
    str,
    dir: 'ltr',
    hasEOL: index === pieces.length - 1,
    transform: [1, 0, 0, 1, x, 700],
  }));

const textOf = (pieces: readonly Placed[]) =>
  inReadingOrder(pieces)
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

  it('with a Latin name that is a part of its own is ordered by the places of the parts', () => {
    const first = line(['(', 60], [' ', 65], ['ﺖ', 70], ['ﺑ', 80]);
    const rest = line(['DFI', 40], ['ﻩ', 10], ['ﺎ', 15], ['ﻣ', 20], [' ', 25], [')', 35]);
    expect(textOf([...first, ...rest]).trim()).toBe('بت )DFI( ماه');
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
    const text = inReadingOrder(mixed, false).map(({ str }) => str);
    expect(text.join('')).toBe('بست: Officers of ماه');
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

it('a TOR in Dari can be searched in Dari', async () => {
  const data = new Uint8Array(await readFile('content/vacancies/tor-karmand-sahawi-yakawlang.pdf'));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { items } = await readText(pdf, 1);
  const page = foldPage(items as Piece[]);
  for (const words of ['کارمند ساحوی معیشت', 'كارمند', 'مؤسسه معیشتی نوروزان', 'NLO-VA-065'])
    expect(findIn(page, words).length, words).toBeGreaterThan(0);
});
