// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import OwnPage from '../../src/pages/own-page';
import { renderPage } from '../support/render';
// Imported up front: a page that is not found loads it.
import '../../src/components/search/guesses';

const page = {
  title: 'Safeguarding',
  slug: 'safeguarding',
  intro: 'How we keep <strong>everybody</strong> safe.',
  content: '<h2>Whom you can tell</h2><table><tr><th>who</th><td>the focal point</td></tr></table>',
  file: '/files/pages/policy.pdf',
};
const answers = { '/api/pages': [{ title: 'Rules', slug: 'rules', content: '<p>Others</p>' }, page] };

test('shows the text of the page at its address, and its document', async () => {
  await renderPage(<OwnPage />, { answers, at: '/safeguarding' });
  expect(screen.getByText('everybody')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Whom you can tell' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'the focal point' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Read/ }).getAttribute('href')).toContain('policy.pdf');
  expect(screen.queryByText('Others')).toBeNull();
});

test('a page that the list has no more is not found', async () => {
  await renderPage(<OwnPage />, { answers, at: '/privacy' });
  expect(screen.getByRole('link', { name: /home/i })).toBeTruthy();
  expect(screen.queryByText('everybody')).toBeNull();
});
