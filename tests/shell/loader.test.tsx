// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loader } from '../../src/shell/loader';
import { renderPage } from '../support/render';

test('shows a star and a loading status for screen readers', async () => {
  await renderPage(<Loader />);
  const loader = screen.getByRole('status', { name: 'Loading …' });
  expect(getComputedStyle(loader).minHeight).toBe('100dvh');
  expect(loader.querySelector('svg[aria-hidden="true"] path')).not.toBeNull();
});
