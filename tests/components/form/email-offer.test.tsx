// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import EmailOffer, { emailLink, emailText, maxLinkLength } from '../../../src/components/form/email-offer';
import { expectWarning } from '../../support/console';
import { renderPage } from '../../support/render';

const answers = { '/api/settings': [{ field_name: 'top_nav_bar_email', field_value: 'info@example.org' }] };
const fields = { name: 'Parwin', message: 'Salaam' };

test('offers a link to the mail program with the whole text, and says where it goes', async () => {
  await renderPage(<EmailOffer form="contact" fields={fields} />, { answers });
  const link = await screen.findByRole('link', { name: 'Open it as an e-mail' });
  expect(new URL(link.getAttribute('href')!).searchParams.get('body')).toBe(
    'Name: Parwin\r\nMessage: Salaam',
  );
  expect(screen.getByText('It goes to info@example.org.')).toBeTruthy();
});

test('a text that is too long for a link is copied, and the e-mail opens without it', async () => {
  const message = 'سلام '.repeat(500);
  const { user } = await renderPage(<EmailOffer form="contact" fields={{ message }} />, { answers });
  expect(await screen.findByText(/The text is too long to be filled in by itself/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Open an e-mail without the text' });
  expect(new URL(link.getAttribute('href')!).searchParams.has('body')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(await screen.findByText('The text is copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`Message: ${message}`);
});

test('without an address the text can be copied', async () => {
  await renderPage(<EmailOffer form="contact" fields={fields} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/Our e-mail address is not on this device yet/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy the text' })).toBeTruthy();
});

test('where the clipboard is denied, the text can be selected', async () => {
  expectWarning(/The text was not copied/);
  const { user } = await renderPage(<EmailOffer form="contact" fields={fields} />, { answers });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('The text of the e-mail');
  expect(text.value).toBe('Name: Parwin\nMessage: Salaam');
  await user.click(text);
  expect([text.selectionStart, text.selectionEnd]).toEqual([0, text.value.length]);
});

test('takes the focus where the user asked for it, and not elsewhere', async () => {
  const { unmount } = await renderPage(<EmailOffer form="contact" fields={fields} />, { answers });
  expect(document.activeElement).toBe(document.body);
  unmount();
  await renderPage(<EmailOffer form="contact" fields={fields} takesFocus />, { answers });
  await waitFor(() => expect(document.activeElement?.closest('[role=group]')).toBeTruthy());
});

const longFields = {
  name: 'Zarghuna',
  email: 'z@example.org',
  message: 'سلام & 100 %\nsecond line',
  topic: '',
};

test('the text has a line per field, with the labels of the form', () => {
  expect(emailText(longFields)).toBe(
    'Name: Zarghuna\nE-mail: z@example.org\nMessage: سلام & 100 %\nsecond line\ntopic: ',
  );
});

test('the link has the address, the subject and the whole text', () => {
  const link = emailLink('info@example.org', 'contact', emailText(longFields))!;
  expect(link).toMatch(/^mailto:info@example\.org\?subject=Message%2C%20from%20the%20website&body=Name/);
  expect(new URL(link).searchParams.get('body')).toBe(emailText(longFields).replaceAll('\n', '\r\n'));
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
