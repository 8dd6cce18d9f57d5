// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFound } from '../../../src/components/ui/not-found';
import { address, renderPage } from '../../support/render';

test('shows the text of the specification and a link to the home page', async () => {
  const { user } = await renderPage(<NotFound />, { at: '/nowhere' });
  expect(screen.getByRole('heading').textContent).toBe('Oops! That page can’t be found.');
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(address()).toBe('/');
});
