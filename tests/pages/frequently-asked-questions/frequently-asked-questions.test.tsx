// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../../src/pages/frequently-asked-questions/frequently-asked-questions';
import { renderPage } from '../../support/render';

const faqs = [
  { id: 1, question: '<p>Where do you work?</p>', response: '<p>In Herat.</p>' },
  { id: 2, question: 'How do I apply?', response: null },
];

test('the questions are numbered, the first one expanded, with their age', async () => {
  await renderPage(<Page />, { answers: { '/api/faqs': { data: faqs } } });
  const first = await screen.findByRole('button', { name: '1.Where do you work?' });
  expect(first.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('In Herat.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '2.How do I apply?' })).toBeTruthy();
  expect(screen.getByText('Checked with the server just now.')).toBeTruthy();
});

test('without questions a sentence says so', async () => {
  await renderPage(<Page />, { answers: { '/api/faqs': [] } });
  expect(await screen.findByText('There are no questions and answers yet.')).toBeTruthy();
});
