// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../src/pages/policies-and-governance';
import { renderPage } from '../support/render';
import { settingRecords } from './settings';

const items = ['Key Areas of Focus', 'Policies & Governance', 'Programs & Projects'].map((category) => ({
  category,
  title: `Item of ${category}`,
  content: '<p>Text</p>',
}));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows the items of Policies & Governance, and no others', async () => {
  await renderPage(<Page />, { answers: { '/api/exatras': items } });
  await screen.findByText('Text');
  expect(headings()).toEqual(['Item of Policies & Governance']);
});

test('the heading and text of the settings come first', async () => {
  const settings = settingRecords({ policyTitle: 'Our rules', policyText: 'Read anew.' });
  await renderPage(<Page />, { answers: { '/api/exatras': items, '/api/settings': settings } });
  await screen.findByText('Text');
  expect(headings()).toEqual(['Our rules', 'Item of Policies & Governance']);
  expect(screen.getByText('Read anew.')).toBeTruthy();
});
