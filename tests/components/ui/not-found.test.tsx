// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NotFound } from '../../../src/components/ui/not-found';
import { formerAddress } from '../../support/former-address';
import { address, renderPage } from '../../support/render';

test('leads to a search, for the words of the address', async () => {
  const { user } = await renderPage(<NotFound />, { at: '/vacancys/loan-officer' });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search for it' });
  expect([field.value, field.form!.getAttribute('action')]).toEqual(['vacancys loan officer', '/search']);
  await user.click(screen.getByRole('button', { name: 'Search for it' }));
  expect(address()).toBe('/search');
});

test('shows the text of the specification and a link to the home page', async () => {
  const { user } = await renderPage(<NotFound />, { at: '/nowhere' });
  expect(screen.getByText('Oops! That page can’t be found.')).toBeTruthy();
  expect(screen.queryByRole('heading'), 'the title of the banner says it').toBeNull();
  await user.click(screen.getByRole('link', { name: 'Back to home' }));
  expect(address()).toBe('/');
});

test('leads on from a former address to the page that stands in its place', async () => {
  formerAddress('/jobs', '/vacancies');
  await renderPage(<NotFound />, { at: '/jobs' });
  await waitFor(() => expect(address()).toBe('/vacancies'));
});
