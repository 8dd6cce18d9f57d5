import { expect, test } from 'vitest';
import { plainDigits, phoneLink } from '../../src/format/digits';

test('digits of Persian and Arabic keyboards become those of ASCII, and nothing else changes', () =>
  expect(plainDigits('+۹۳ ٧٠٠ 12 الف')).toBe('+93 700 12 الف'));

test('removes spaces, brackets and dashes from a phone number', () => {
  expect(phoneLink('+93 (20) 555-0142')).toBe('tel:+93205550142');
  expect(phoneLink('+۹۳ (۲۰) ۵۵۵-۰۱۴۲')).toBe('tel:+93205550142');
});
