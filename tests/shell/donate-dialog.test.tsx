// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DonateDialog } from '../../src/shell/donate-dialog';
import { renderPage } from '../support/render';

const text = 'Thank you, friend.\nAccount 123.';
const answers = { '/api/settings': [{ id: 1, field_name: 'get_involved_donate_text', field_value: text }] };

async function renderDialog() {
  const onClose = vi.fn();
  const view = await renderPage(<DonateDialog isOpen onClose={onClose} />, { answers });
  await screen.findByRole('dialog', { name: 'Thank you' });
  return { ...view, onClose };
}

test('shows the text of the setting, line by line', async () => {
  await renderDialog();
  const paragraph = (await screen.findByText(/Thank you, friend/)).closest('p')!;
  expect(paragraph.textContent).toBe(text);
  expect(getComputedStyle(paragraph).whiteSpace).toBe('pre-line');
});

const donate = async (settings: Record<string, string>) => {
  const rows = Object.entries(settings).map(([field_name, field_value]) => ({ field_name, field_value }));
  await renderPage(<DonateDialog isOpen onClose={() => undefined} />, {
    answers: { '/api/settings': rows },
  });
  await screen.findByRole('dialog', { name: 'Thank you' });
  return within(await screen.findByRole('dialog'));
};
const contact = { top_nav_bar_email: 'office@example.org', top_nav_bar_phone: '020 555 0100' };
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('e-mail addresses and phone numbers in the text are links', async () => {
  const sentence =
    'Write to donate@example.org, or call +93 20 555 0142. Account 0123 4567 8901 2345, AFN 4,500.';
  const dialog = await donate({ ...contact, get_involved_donate_text: sentence });
  expect(dialog.getByText(/^Write to/).closest('p')!.textContent).toBe(sentence);
  expect(links()).toEqual([
    ['donate@example.org', 'mailto:donate@example.org'],
    ['+93 20 555 0142', 'tel:+93205550142'],
  ]);
});

test('phone numbers in Persian digits are links', async () => {
  await donate({ get_involved_donate_text: 'به شماره +۹۳ ۲۰ ۵۵۵ ۰۱۴۲ زنگ بزنید.' });
  expect(links()).toEqual([['+۹۳ ۲۰ ۵۵۵ ۰۱۴۲', 'tel:+93205550142']]);
});

test('a text without them gets those of the settings', async () => {
  await donate({ ...contact, get_involved_donate_text: 'Thank you, friend.' });
  expect(links()).toEqual([
    ['office@example.org', 'mailto:office@example.org'],
    ['020 555 0100', 'tel:0205550100'],
  ]);
});

test('shows a default text without the setting, with the contact details', async () => {
  const dialog = await donate(contact);
  expect(dialog.getByText(/Thank you for wanting to give/)).toBeTruthy();
  expect(links()).toHaveLength(2);
});

test('closes by its button', async () => {
  const { user, onClose } = await renderDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('closes by Escape', async () => {
  const { user, onClose } = await renderDialog();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('closes by a press on the overlay, not on the dialog', async () => {
  const { user, onClose } = await renderDialog();
  const dialog = screen.getByRole('dialog');
  await user.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog.parentElement!);
  expect(onClose).toHaveBeenCalledOnce();
});

test('renders nothing while closed', async () => {
  await renderPage(<DonateDialog isOpen={false} onClose={() => undefined} />, { answers });
  expect(screen.queryByRole('dialog')).toBeNull();
});
