// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DonateWays } from '../../../src/components/organisation/donate-ways';
import { expectWarning } from '../../support/console';
import { renderPage } from '../../support/render';

const account = {
  get_involved_donate_bank: 'First Bank, Kabul',
  get_involved_donate_account_number: '0123 4567',
  get_involved_donate_other_ways: 'At our office in Herat.',
};

async function renderWays(settings: Record<string, string>) {
  const rows = Object.entries(settings).map(([field_name, field_value]) => ({ field_name, field_value }));
  return renderPage(<DonateWays />, { answers: { '/api/settings': rows } });
}

test('shows the details of the account that the settings have, and other ways', async () => {
  await renderWays(account);
  expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
    'Bank',
    'Account number',
  ]);
  expect(screen.getByText('0123 4567')).toBeTruthy();
  expect(screen.getByText('At our office in Herat.')).toBeTruthy();
});

test('without an account shows no table', async () => {
  await renderWays({ get_involved_donate_text: 'Thank you, friend.' });
  await screen.findByText('Thank you, friend.');
  expect(screen.queryByRole('term')).toBeNull();
});

test('lists what amounts do, between the words around them', async () => {
  await renderWays({
    get_involved_donate_text: 'It pays for:\nAFN 900: two days\nAFN 4,500: a kit\n\nThanks.',
  });
  await screen.findByText('It pays for:');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['AFN 900', 'AFN 4,500']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'two days',
    'a kit',
  ]);
  expect(screen.getByText('Thanks.')).toBeTruthy();
});

test('what an amount does may have links', async () => {
  await renderWays({ get_involved_donate_text: 'AFN 900: ask give@a.example\nAFN 900: call us' });
  const link = await screen.findByRole('link', { name: 'give@a.example' });
  expect(link.getAttribute('href')).toBe('mailto:give@a.example');
  expect(screen.getAllByRole('term')).toHaveLength(2);
});

test('copies a detail by a press, and says so', async () => {
  const { user } = await renderWays(account);
  await user.click(await screen.findByRole('button', { name: 'Copy: Account number' }));
  expect(await navigator.clipboard.readText()).toBe('0123 4567');
  expect(within(screen.getByRole('status')).getByText('Copied: Account number')).toBeTruthy();
});

test('copies all details by one press, each with its name', async () => {
  const { user } = await renderWays(account);
  await user.click(await screen.findByRole('button', { name: 'Copy all' }));
  expect(await navigator.clipboard.readText()).toBe('Bank: First Bank, Kabul\nAccount number: 0123 4567');
  expect(within(screen.getByRole('status')).getByText('Copied: All details of the account')).toBeTruthy();
});

test('says how to copy by hand where the browser does not', async () => {
  expectWarning(/A detail of the account was not copied/);
  const { user } = await renderWays(account);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await screen.findByRole('button', { name: 'Copy: Bank' }));
  expect(await screen.findByText('Not copied: Bank. Press and hold the text to select it.')).toBeTruthy();
});
