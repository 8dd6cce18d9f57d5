import { describe, expect, it } from 'vitest';
import { findIn, foldPage } from '../../../src/viewer/find/find';

const page = (...lines: string[]) => foldPage(lines.map((str) => ({ str, hasEOL: true })));

describe('the search in a document', () => {
  it('finds words regardless of case and accents', () =>
    expect(findIn(page('Résumé of the OFFICER'), 'resume of the officer')).toHaveLength(1));

  it('finds words across a line break', () =>
    expect(findIn(page('Field', 'officer'), 'field officer')).toEqual([
      { start: { piece: 0, offset: 0 }, end: { piece: 1, offset: 7 } },
    ]));

  it('finds every match, with its start and end', () =>
    expect(findIn(page('a well, a Well'), 'well')).toEqual([
      { start: { piece: 0, offset: 2 }, end: { piece: 0, offset: 6 } },
      { start: { piece: 0, offset: 10 }, end: { piece: 0, offset: 14 } },
    ]));

  it.each([
    ['قریه‌ها', 'قریه ها'.replace(' ', '')],
    ['کابل', 'كابل'],
    ['معیشتی', 'معيشتي'],
    ['كتـــاب', 'کتاب'],
  ])('treats %s and %s as the same word', (written, typed) =>
    expect(findIn(page(written), typed)).toHaveLength(1),
  );

  it('finds nothing for spaces', () => expect(findIn(page('a b c'), '  ')).toEqual([]));
});
