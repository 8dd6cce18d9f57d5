import { expect, test } from 'vitest';
import { firstEmail } from '../../../src/components/form/first-email';

test('a setting may have several addresses, one, or none', () => {
  expect(
    ['info@example.org', ' info@example.org ; jobs@example.org', 'info@example.org\nx', '', undefined].map(
      firstEmail,
    ),
  ).toEqual(['info@example.org', 'info@example.org', 'info@example.org', '', '']);
});
