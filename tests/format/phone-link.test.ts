import { expect, test } from 'vitest';
import { phoneLink } from '../../src/format/phone-link';

test('removes spaces, brackets and dashes from a phone number', () => {
  expect(phoneLink('+93 (20) 555-0142')).toBe('tel:+93205550142');
  expect(phoneLink('+۹۳ (۲۰) ۵۵۵-۰۱۴۲')).toBe('tel:+93205550142');
});
