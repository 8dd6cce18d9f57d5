// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Audiences } from '../../../src/pages/home/audiences';
import { renderPage } from '../../support/render';

test('each question leads to the page that answers it, by the title of that page', async () => {
  await renderPage(<Audiences />);
  const links = within(screen.getByRole('navigation', { name: 'What is here for whom' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Looking for work?Vacancies', '/vacancies'],
    ['Selling to us?Invitation to bid', '/invitation-to-bid'],
    ['Funding our work?Accountability', '/accountability'],
    ['Need support?Programs & Projects', '/programs-and-projects'],
  ]);
});
