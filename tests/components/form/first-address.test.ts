import { expect, test } from 'vitest';
import { firstAddress } from '../../../src/components/form/first-address';

test('a setting may have several addresses, one, or none', () => {
  expect(
    ['info@example.org', ' info@example.org ; jobs@example.org', 'info@example.org\nx', '', undefined].map(
      firstAddress,
    ),
  ).toEqual(['info@example.org', 'info@example.org', 'info@example.org', '', '']);
});
