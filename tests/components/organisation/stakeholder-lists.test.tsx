// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StakeholderCarousel, StakeholderGrid } from '../../../src/components/organisation/stakeholder-lists';
import { renderPage } from '../../support/render';
import { scrollIntoView, stubView } from '../../support/view';

const answers = {
  '/api/stakeholders': [
    { id: 1, category: 'Stakeholder', image: '/files/a.webp', url: 'https://fund.example.org/' },
    { id: 2, category: 'Sponsor', image: '/files/b.webp', url: 'https://sponsor.example.org' },
    ...[3, 4, 5, 6, 7].map((id) => ({ id, category: 'Stakeholder', image: `/files/${id}.webp` })),
  ],
};

test('shows only stakeholders; each links to its website in a new tab and is named by it', async () => {
  await renderPage(<StakeholderGrid />, { answers });
  const link = await screen.findByRole('link', { name: 'fund.example.org (opens in a new tab)' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://fund.example.org/',
    '_blank',
    'noopener',
  ]);
  expect(screen.getAllByRole('img')).toHaveLength(6);
  expect(screen.queryByRole('link', { name: /sponsor/ })).toBeNull();
});

test('a card is 200 px high, a logo at most 140 px', async () => {
  await renderPage(<StakeholderGrid />, { answers });
  const logo = (await screen.findAllByRole('img'))[0]!;
  expect(getComputedStyle(logo).maxHeight).toBe('140px');
  expect(getComputedStyle(logo.parentElement!).height).toBe('200px');
});

test.each([
  [320, 2],
  [577, 3],
  [992, 4],
  [1_200, 5],
])('at %i px the carousel shows %i logos', async (width, count) => {
  stubView({ width });
  await renderPage(<StakeholderCarousel />, { answers });
  await screen.findAllByRole('img');
  await scrollIntoView();
  await expect.poll(() => document.querySelectorAll('[role="group"]:not([inert])').length).toBe(count);
});

test('an empty list shows a message', async () => {
  await renderPage(<StakeholderGrid />, {
    answers: { '/api/stakeholders': [answers['/api/stakeholders'][1]] },
  });
  expect(await screen.findByText('No stakeholder is named here yet.')).toBeTruthy();
});
