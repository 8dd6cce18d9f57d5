// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../src/pages/programs-and-projects';
import { renderPage } from '../support/render';

const items = ['Key Areas of Focus', 'Policies & Governance', 'Programs & Projects'].map((category) => ({
  category,
  title: `Item of ${category}`,
  content: '<p>Text</p>',
}));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows the items of Programs & Projects, and no others', async () => {
  await renderPage(<Page />, { answers: { '/api/exatras': items } });
  await screen.findByText('Text');
  expect(headings()).toEqual(['Item of Programs & Projects']);
});
