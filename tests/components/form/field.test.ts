import { expect, test } from 'vitest';
import { excessOf, longestText } from '../../../src/components/form/field';
import { maxMessageSize } from '../../../receiver/form-handler';

test('a form with all fields as long as they may be fits into a message, in any script', () => {
  const line = '\u0646'.repeat(longestText.line);
  const fields = { firstName: line, lastName: line, email: line, phone: line, serviceName: line };
  const message = '\u20ac'.repeat(longestText.multiline);
  const captcha = 'x'.repeat(2_048);
  const body = JSON.stringify({
    id: 'i'.repeat(36),
    form: 'consultation',
    fields: { ...fields, message },
    captcha,
  });
  expect(new TextEncoder().encode(body).length).toBeLessThan(maxMessageSize);
});

test('tells by how much a text is too long', () => {
  expect(excessOf('x'.repeat(longestText.line), 'text')).toBe(0);
  expect(excessOf('x'.repeat(longestText.line + 3), 'email')).toBe(3);
  expect(excessOf('x'.repeat(longestText.multiline + 3), 'multiline')).toBe(3);
});
