import { expect, test } from 'vitest';
import { plainDigits } from '../../src/format/plain-digits';

test('digits of Persian and Arabic keyboards become those of ASCII, and nothing else changes', () =>
  expect(plainDigits('+۹۳ ٧٠٠ 12 الف')).toBe('+93 700 12 الف'));
