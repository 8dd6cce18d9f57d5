// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { YearButtons } from '../../../src/components/organisation/year-buttons';
import { renderPage } from '../../support/render';

test('renders one button per year, marks the selected one as pressed and reports a press', async () => {
  const onSelect = vi.fn();
  const { user } = await renderPage(
    <YearButtons years={[2024, 2023, 2022]} selected={2023} onSelect={onSelect} />,
  );
  const buttons = within(screen.getByRole('group', { name: 'Year' })).getAllByRole('button');
  expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
    ['2024', 'false'],
    ['2023', 'true'],
    ['2022', 'false'],
  ]);
  await user.click(buttons[2]!);
  expect(onSelect.mock.calls).toEqual([[2022]]);
});
