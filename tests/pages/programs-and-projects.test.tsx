// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page from '../../src/pages/programs-and-projects';
import { renderPage } from '../support/render';

const items = ['Key Areas of Focus', 'Policies & Governance', 'Programs & Projects'].map((category) => ({
  category,
  title: `Item of ${category}`,
  content: '<p>Text</p>',
}));
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const projects = ['wells', 'seed', 'looms', 'roads'].map((slug) => ({ slug, title: `Project ${slug}` }));
const answers = { '/api/exatras': items, '/api/projects': { data: projects, meta: { links: [] } } };

test('shows the items of Programs & Projects, and no others', async () => {
  await renderPage(<Page />, { answers });
  await screen.findByText('Text');
  expect(headings()).toEqual(['Item of Programs & Projects', 'Project updates']);
});

test('leads to the newest three projects, and to all of them', async () => {
  await renderPage(<Page />, { answers });
  const list = (await screen.findByText('Project wells')).closest('ul')!;
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Project wells', 'Project seed', 'Project looms']);
  expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/project-updates');
});
