// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../src/pages/key-areas-of-focus';
import { renderPage } from '../support/render';
import { settingRecords } from './settings';

const items = ['Key Areas of Focus', 'Policies & Governance', 'Programs & Projects'].map((category) => ({
  category,
  title: `Item of ${category}`,
  content: '<p>Text</p>',
}));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows the items of Key Areas of Focus, and no others', async () => {
  await renderPage(<Page />, { answers: { '/api/exatras': items } });
  await screen.findByText('Text');
  expect(headings()).toEqual(['Item of Key Areas of Focus']);
});

test('the heading and text of the settings come first', async () => {
  const settings = settingRecords({ keyAreasTitle: 'Four areas', keyAreasText: 'One household.' });
  await renderPage(<Page />, { answers: { '/api/exatras': items, '/api/settings': settings } });
  await screen.findByText('Text');
  expect(headings()).toEqual(['Four areas', 'Item of Key Areas of Focus']);
  expect(screen.getByText('One household.')).toBeTruthy();
});
