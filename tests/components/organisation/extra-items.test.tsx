// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExtraItems } from '../../../src/components/organisation/extra-items';
import { renderPage } from '../../support/render';

const items = [
  { id: 1, category: 'Key Areas of Focus', title: 'Finance', content: '<p>Small loans.</p>' },
  { id: 2, category: 'Policies & Governance', title: 'Procurement', content: '<p>Three offers.</p>' },
  { id: 3, category: 'key areas of focus', title: 'Misspelt', content: '' },
  { id: 4, category: 'Key Areas of Focus', title: 'Farming', content: null },
];
const headings = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);

test('shows only the items of the category, in list order', async () => {
  await renderPage(<ExtraItems category="Key Areas of Focus" empty="None yet." />, {
    answers: { '/api/exatras': items },
  });
  expect(await headings()).toEqual(['Finance', 'Farming']);
  expect(screen.getByText('Small loans.')).toBeTruthy();
  expect(screen.queryByText('Three offers.')).toBeNull();
  expect(screen.getByTestId('age')).toBeTruthy();
});

test('more than two items are linked at the top, each to its heading', async () => {
  const answers = { '/api/exatras': [...items, { ...items[0], id: 5, title: 'Water' }] };
  await renderPage(<ExtraItems category="Key Areas of Focus" empty="None yet." />, { answers });
  const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const targets = links.map((link) =>
    document.querySelector(link.getAttribute('href')!)!.querySelector('h2'),
  );
  expect(links.map(({ textContent }) => textContent)).toEqual(['Finance', 'Farming', 'Water']);
  expect(targets.map((heading) => heading!.textContent)).toEqual(['Finance', 'Farming', 'Water']);
});

test('shows the introduction above the items', async () => {
  await renderPage(
    <ExtraItems category="Policies & Governance" title="Our rules" text="Read them." empty="None yet." />,
    { answers: { '/api/exatras': items } },
  );
  await screen.findByText('Three offers.');
  expect(await headings()).toEqual(['Our rules', 'Procurement']);
  expect(screen.getByText('Read them.')).toBeTruthy();
});

test('shows a message without items of the category', async () => {
  await renderPage(<ExtraItems category="Programs & Projects" empty="None yet." />, {
    answers: { '/api/exatras': items },
  });
  expect(await screen.findByText('None yet.')).toBeTruthy();
});

test('shows a message and a retry button if the list cannot be loaded', async () => {
  await renderPage(<ExtraItems category="Programs & Projects" empty="None yet." />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
