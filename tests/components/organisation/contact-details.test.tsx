// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactDetails } from '../../../src/components/organisation/contact-details';
import { renderPage } from '../../support/render';

const setting = (name: string, value: string) => ({ field_name: name, field_value: value });

test('address, phones and e-mails come from the settings; each phone and e-mail is a link', async () => {
  const answers = {
    '/api/settings': [
      setting('top_nav_bar_address', 'Street 3, Kabul'),
      setting('top_nav_bar_phone', '+93 20 555 0142, +93 70 000 0000'),
      setting('top_nav_bar_email', 'info@example.org; jobs@example.org'),
    ],
  };
  await renderPage(<ContactDetails />, { answers });
  expect(await screen.findByText('Street 3, Kabul')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:+93205550142',
    'tel:+93700000000',
    'mailto:info@example.org',
    'mailto:jobs@example.org',
  ]);
});

test('falls back to the address of the footer, and leaves out what is unknown', async () => {
  const answers = { '/api/settings': [setting('footer_address', 'Street 4, Herat')] };
  await renderPage(<ContactDetails />, { answers });
  expect(await screen.findByText('Street 4, Herat')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
