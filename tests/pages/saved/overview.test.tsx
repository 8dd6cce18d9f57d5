// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Overview } from '../../../src/pages/saved/overview';
import { renderPage } from '../../support/render';

const tiles = () =>
  within(screen.getByRole('navigation', { name: 'On this page' }))
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('href')} ${link.textContent}`);

test('counts what is here, and leads to each part', async () => {
  await renderPage(<Overview kept={2} watches={1} documents={12} />);
  expect(tiles()).toEqual([
    '#kept 2Kept',
    '#watched 1Told of',
    '#documents 12Saved documents',
    '#offline Without a connection',
  ]);
});

test('says no number where there is nothing, and nothing of what need not be there', async () => {
  await renderPage(<Overview kept={0} watches={0} documents={0} />);
  expect(tiles().slice(0, 2)).toEqual(['#kept Kept', '#documents Saved documents']);
  expect(tiles().join()).not.toContain('#watched');
});
