// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeadlineChip } from '../../../src/components/list/deadline-chip';
import { renderPage } from '../../support/render';

const now = Date.parse('2026-11-20T08:00:00Z');
const chip = (deadline: string | undefined, at: number | undefined = now) => (
  <span data-testid="place">
    <DeadlineChip deadline={deadline} now={at} zone="Asia/Kabul" />
  </span>
);

test.each([
  [undefined, 'Open until filled'],
  ['2026-12-24', 'Open'],
  ['2026-11-27', 'Closes in 7 days'],
  ['2026-11-21', 'Closes tomorrow'],
  ['2026-11-20', 'Closes today'],
  ['2026-11-20 12:29:00', 'Closed'],
  ['2026-11-19', 'Closed'],
])('a deadline of %s has a text and an icon: %s', async (deadline, words) => {
  await renderPage(chip(deadline));
  expect(screen.getByTestId('place').textContent).toBe(words);
  expect(screen.getByTestId('place').querySelectorAll('svg[aria-hidden="true"] path')).toHaveLength(1);
});

test('open, closing and closed have different icons', async () => {
  const signs = new Set<string | null | undefined>();
  for (const deadline of ['2026-12-24', '2026-11-21', '2026-11-19']) {
    const { unmount } = await renderPage(chip(deadline));
    signs.add(screen.getByTestId('place').querySelector('path')?.getAttribute('d'));
    unmount();
  }
  expect(signs.size).toBe(3);
});

test('a free text deadline has no chip', async () => {
  await renderPage(chip('after Nawruz'));
  expect(screen.getByTestId('place').childElementCount).toBe(0);
});

test('before hydration the chip is empty and its space is reserved', async () => {
  await renderPage(
    <span data-testid="place">
      <DeadlineChip deadline="2026-11-19" now={undefined} zone="Asia/Kabul" />
    </span>,
  );
  expect(screen.getByTestId('place').textContent).toBe('');
  expect(getComputedStyle(screen.getByTestId('place').firstElementChild!).minHeight).toBe('28px');
});
