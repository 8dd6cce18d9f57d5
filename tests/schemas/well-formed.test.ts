import { describe, expect, it } from 'vitest';
import { addressPart, isSlug, isWellFormed, shorten, wellFormed } from '../../src/schemas/well-formed';

describe('a text with a lone surrogate', () => {
  it.each([
    ['\ud800', '\ufffd'],
    ['Her\udc00at', 'Her\ufffdat'],
    ['\udc00\ud800', '\ufffd\ufffd'],
    ['\ud83d\ude00\ud83d', '\ud83d\ude00\ufffd'],
  ])('gets a replacement character: %j', (text, whole) => {
    expect(isWellFormed(text)).toBe(false);
    expect(wellFormed(text)).toBe(whole);
    expect(isWellFormed(whole)).toBe(true);
  });

  it('can be encoded in an address', () => expect(addressPart('a\ud800/b')).toBe('a%EF%BF%BD%2Fb'));
});

it.each(['', 'Herat', 'هرات', '\ud83d\ude00', '\ufffd'])('a well-formed text stays as it is: %j', (text) =>
  expect(wellFormed(text)).toBe(text),
);

describe('a slug', () => {
  it.each(['herat', 'هرات-۲', 'a b', 'a/b', '...', '.well', '%', '7'])('may be %j', (slug) =>
    expect(isSlug(slug)).toBe(true),
  );

  it.each(['', '.', '..', '\ud800', 'a\udfffb', 'x'.repeat(4_001), 'ه'.repeat(700)])(
    'that is invalid in an address is rejected: %j',
    (slug) => expect(isSlug(slug)).toBe(false),
  );
});

it('a text that is too long ends with an ellipsis, and never with half a surrogate pair', () => {
  expect(shorten('Herat', 5)).toBe('Herat');
  expect(shorten('Herats', 5)).toBe('Hera…');
  expect(shorten('Her\ud83d\ude00at', 5)).toBe('Her…');
});
