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

test('who does not find a question is told where to ask', async () => {
  const setting = { field_name: 'top_nav_bar_email', field_value: 'post@ngo.example' };
  await renderPage(<Page />, { answers: { '/api/faqs': { data: faqs }, '/api/settings': [setting] } });
  expect(screen.getByRole('heading', { name: 'Is your question not here?' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'post@ngo.example' })).getAttribute('href')).toBe(
    'mailto:post@ngo.example',
  );
});
