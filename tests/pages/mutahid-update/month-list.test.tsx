// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MonthList } from '../../../src/pages/mutahid-update/month-list';
import { renderPage } from '../../support/render';

test('a month with a file has its document, one without says that it is not available yet', async () => {
  const updates = [
    { year: 2024, month: 1, file: undefined },
    { year: 2024, month: 12, file: { url: '/assets/december.pdf' } },
  ];
  await renderPage(<MonthList updates={updates} />);
  const [january, december] = screen.getAllByRole('listitem');
  expect(within(january!).getByRole('heading', { name: 'January' })).toBeTruthy();
  expect(within(january!).getByText('Not available yet')).toBeTruthy();
  expect(january!.querySelector('a, button')).toBeNull();
  expect(
    within(december!).getByRole('link', { name: 'Read: Mutahid DFI update, December 2024' }),
  ).toBeTruthy();
});
