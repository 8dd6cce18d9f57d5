// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page, { MonthList } from '../../../src/pages/mutahid-update/mutahid-update';
import { renderPage } from '../../support/render';

const months = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const documents = () =>
  screen.getAllByRole('link', { name: /^Read: / }).map(({ textContent }) => textContent);

test('the latest year comes first, with its twelve months', async () => {
  await renderPage(<Page />);
  const years = screen.getAllByRole('button', { name: /^\d{4}$/ });
  expect(years.map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
    ['2024', 'true'],
    ['2023', 'false'],
  ]);
  expect(screen.getByRole('heading', { name: 'Updates of 2024' })).toBeTruthy();
  expect(months()).toHaveLength(12);
  expect([months()[0], months()[11]]).toEqual(['January', 'December']);
});

test('another year shows its own documents', async () => {
  const { user } = await renderPage(<Page />);
  expect(documents().map((name) => name?.slice(-4))).toEqual(['2024', '2024', '2024']);
  await user.click(screen.getByRole('button', { name: '2023' }));
  expect(screen.getByRole('heading', { name: 'Updates of 2023' })).toBeTruthy();
  expect(documents().map((name) => name?.slice(-4))).toEqual(['2023', '2023']);
});

test('a month without a document says so, and is no link', async () => {
  await renderPage(<Page />);
  const missing = screen.getAllByText('Not published');
  expect([missing.length, documents().length]).toEqual([9, 3]);
  for (const sentence of missing) expect(sentence.closest('li')?.querySelector('a, button')).toBeNull();
});

test('a month with a file has its document, one of this year without says that it is not available yet', async () => {
  const thisYear = new Date().getUTCFullYear();
  const updates = [
    { year: thisYear, month: 1, file: undefined },
    { year: 2024, month: 12, file: { url: '/assets/december.pdf' } },
  ];
  await renderPage(<MonthList updates={updates} />);
  const [january, december] = screen.getAllByRole('listitem');
  expect(within(january!).getByRole('heading', { name: 'January' })).toBeTruthy();
  expect(within(january!).getByText('Not available yet')).toBeTruthy();
  expect(january!.querySelector('a, button')).toBeNull();
  expect(
    within(december!).getByRole('link', { name: 'Read: Update of our institution, December 2024' }),
  ).toBeTruthy();
});
