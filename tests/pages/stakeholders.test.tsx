// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import Stakeholders from '../../src/pages/stakeholders';
import { renderPage } from '../support/render';

test('shows all stakeholders side by side, under the text of the settings', async () => {
  await renderPage(<Stakeholders />, {
    answers: {
      '/api/settings': [{ field_name: 'about_stakeholder_top_title', field_value: 'With us' }],
      '/api/stakeholders': [1, 2].map((id) => ({
        id,
        category: 'Stakeholder',
        image: `/files/${id}.webp`,
        url: `https://${id}.example.org`,
      })),
    },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'With us' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://1.example.org',
    'https://2.example.org',
  ]);
  expect(screen.queryByRole('region')).toBeNull();
});
