// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateText } from '../../../src/components/list/date-text';
import { renderPage } from '../../support/render';

test('renders a date as a time element, and free text unchanged', async () => {
  await renderPage(
    <>
      <DateText>2026-11-16</DateText> <DateText>every spring</DateText>
    </>,
  );
  expect((await screen.findByText('16 Nov 2026')).getAttribute('datetime')).toBe('2026-11-16');
  expect(screen.getByText('every spring').hasAttribute('datetime')).toBe(false);
});
