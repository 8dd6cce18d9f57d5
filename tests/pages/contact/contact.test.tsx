// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Contact from '../../../src/pages/contact/contact';
import { renderPage } from '../../support/render';

test('the page has the map card, the contact details, the subscription and the contact form', async () => {
  await renderPage(<Contact />, {
    answers: { '/api/settings': [{ field_name: 'top_nav_bar_phone', field_value: '+93 20 555 0142' }] },
  });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Where to find us',
    'Subscribe to our news',
    'Get in touch',
  ]);
  expect(screen.getByRole('button', { name: 'Show the map' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: '+93 20 555 0142' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Subscribe to our news' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Get in touch' })).toBeTruthy();
});

test('an empty outbox is not rendered', async () => {
  await renderPage(<Contact />);
  expect(screen.queryByText('Waiting on this phone')).toBeNull();
});
