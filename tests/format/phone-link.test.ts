import { expect, test } from 'vitest';
import { phoneLink } from '../../src/format/phone-link';

test('a number is dialled without its blanks, brackets and dashes', () => {
  expect(phoneLink('+93 (20) 555-0142')).toBe('tel:+93205550142');
});
