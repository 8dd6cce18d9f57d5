import { expect, test } from 'vitest';
import { emailLink, emailText, maxLinkLength } from '../../../src/components/form/email-link';

const fields = { name: 'Zarghuna', email: 'z@example.org', message: 'سلام & 100 %\nsecond line', topic: '' };

test('the text has a line per field, with the labels of the form', () => {
  expect(emailText(fields)).toBe(
    'Name: Zarghuna\nE-mail: z@example.org\nMessage: سلام & 100 %\nsecond line\ntopic: ',
  );
});

test('the link has the address, the subject and the whole text', () => {
  const link = emailLink('info@example.org', 'contact', emailText(fields))!;
  expect(link).toMatch(/^mailto:info@example\.org\?subject=Message%2C%20from%20the%20website&body=Name/);
  expect(new URL(link).searchParams.get('body')).toBe(emailText(fields).replaceAll('\n', '\r\n'));
});

test('an address cannot add headers, and half a character does not break the link', () => {
  expect(emailLink('a@example.org?bcc=b@example.org&x', 'contact', 'half: \ud83d')).toBe(
    'mailto:a@example.org%3Fbcc%3Db@example.org%26x?subject=Message%2C%20from%20the%20website&body=half%3A%20%EF%BF%BD',
  );
});

test('a text that is too long for a link gives none, rather than half the text', () => {
  const rest = emailLink('info@example.org', 'contact', 'a')!.length - 1;
  expect(emailLink('info@example.org', 'contact', 'a'.repeat(maxLinkLength - rest))).toHaveLength(
    maxLinkLength,
  );
  expect(emailLink('info@example.org', 'contact', 'a'.repeat(maxLinkLength - rest + 1))).toBeUndefined();
  expect(emailLink('info@example.org', 'contact')).toBe(
    'mailto:info@example.org?subject=Message%2C%20from%20the%20website',
  );
});
