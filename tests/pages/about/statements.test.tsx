// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Statements } from '../../../src/pages/about/statements';
import { renderPage } from '../../support/render';

test('vision and mission are two blocks with headings', async () => {
  await renderPage(<Statements vision="A country at work." mission="We help." />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Vision',
    'Mission',
  ]);
  expect(screen.getByText('A country at work.')).toBeTruthy();
  expect(screen.getByText('We help.')).toBeTruthy();
});

test('a statement without a setting has no block', async () => {
  await renderPage(<Statements vision={undefined} mission="We help." />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Mission']);
});
