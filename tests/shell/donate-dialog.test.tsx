// @vitest-environment jsdom
import { screen } from '@testing-library/react';
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
  const paragraph = await screen.findByText(/Thank you, friend/);
  expect(paragraph.textContent).toBe(text);
  expect(getComputedStyle(paragraph.closest('[role="dialog"] > div')!).whiteSpace).toBe('pre-line');
});

test('shows a default text without the setting', async () => {
  await renderPage(<DonateDialog isOpen onClose={() => undefined} />);
  expect(await screen.findByText(/Thank you for wanting to give/)).toBeTruthy();
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
