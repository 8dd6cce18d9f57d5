// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Accessibility from '../../src/pages/accessibility';
import { renderPage } from '../support/render';

const setting = (name: string, value: string) => ({ field_name: `top_nav_bar_${name}`, field_value: value });
const answers = {
  '/api/settings': [setting('email', 'a@example.org, b@example.org'), setting('phone', '0700 1')],
};
const chapter = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).parentElement!);

test('says the target, what is tested, what is not, and what is weak', async () => {
  await renderPage(<Accessibility />);
  expect(chapter('The target').getByText(/WCAG 2\.2, level AA/)).toBeTruthy();
  for (const name of ['What is tested', 'What is not tested', 'What is known to be weak'])
    expect(chapter(name).getAllByRole('listitem').length).toBeGreaterThan(2);
});

test('speaks of translations only where the site has them', async () => {
  await renderPage(<Accessibility />);
  expect(document.body.textContent).not.toMatch(/Dari|Pashto/);
});

test('claims no map and no film, which a site may lack', async () => {
  await renderPage(<Accessibility />);
  expect(chapter('What is known to be weak').getByText(/^Where a page has a map or a film/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\bthe (map|film)\b/i);
});

test('gives the contact details for a document in another form', async () => {
  await renderPage(<Accessibility />, { answers });
  const links = chapter('A document in another form').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:07001',
    'mailto:a@example.org',
    'mailto:b@example.org',
  ]);
});
