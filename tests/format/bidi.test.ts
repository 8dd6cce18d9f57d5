import { describe, expect, it } from 'vitest';
import { isolateBrackets, isolateIn } from '../../src/format/bidi';

const isolated = (text: string) => `\u2068${text}\u2069`;

describe('a title in two scripts', () => {
  it.each([
    ['کارمند ساحوی، یکاولنگ (Field Officer, Yakawlang)', ['(Field Officer, Yakawlang)']],
    ['Field Officer (کارمند ساحوی)', ['(کارمند ساحوی)']],
    ['کارمند [Officer] (Kabul)', ['[Officer]', '(Kabul)']],
    // Cut, so that the bracket is never closed.
    ['کارمند ساحوی (Field Off…', ['(Field Off…']],
  ])('has its brackets around what they hold: %s', (title, parts) => {
    const expected = parts.reduce((text, part) => text.replace(part, isolated(part)), title);
    expect(isolateBrackets(title)).toBe(expected);
  });

  it('has them in a part that is in one script alone', () => {
    const title = 'یکاولنگ، بامیان (Yakawlang, Bamyan)';
    expect(isolateBrackets(' (Yakawlang, Bamyan)', title)).toBe(` ${isolated('(Yakawlang, Bamyan)')}`);
  });

  it.each([
    'Field Officer (Kabul)',
    'کارمند ساحوی (کابل)',
    'کارمند (کابل، Kabul)',
    'NLO-VA-062',
    'کارمند (۳)',
    '',
  ])('stays as it is where nothing is out of order: %s', (title) =>
    expect(isolateBrackets(title)).toBe(title),
  );
});

describe('a value in a sentence', () => {
  it.each(['Clerk (Kabul)', 'NLO-VA-062', 'info@example.org', '+93 20 555 0142', '9:00', 'tor.pdf'])(
    'is isolated from right to left: %s',
    (value) => {
      expect(isolateIn('rtl')(value)).toBe(isolated(value));
      expect(isolateIn('ltr')(value)).toBe(value);
    },
  );

  it('is isolated where it is a phone number in Persian digits, whose groups stand from left to right', () => {
    const phone = '+۹۳ ۷۰۰ ۱۲۳ ۴۵۶';
    expect(isolateIn('rtl')(phone)).toBe(isolated(phone));
  });

  it.each(['کارمند', '۲۴ عقرب ۱۴۰۵', '۱۶:۰۰', '17', 17, '\0'])(
    'of the same direction stays as it is: %s',
    (value) => expect(isolateIn('rtl')(value)).toBe(value),
  );

  it('of the other direction is isolated from left to right, with its brackets', () =>
    expect(isolateIn('ltr')('کارمند (Clerk)')).toBe(isolated(`کارمند ${isolated('(Clerk)')}`)));
});
