// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Lead } from '../../src/components/lead';
import { renderPage } from '../support/render';

test('a section opens with its heading and a few words', async () => {
  await renderPage(<Lead title="Four areas" text="One household at a time." />);
  expect(screen.getByRole('heading', { level: 2, name: 'Four areas' })).toBeTruthy();
  expect(screen.getByText('One household at a time.')).toBeTruthy();
});

test('without words the heading stands alone', async () => {
  const { container } = await renderPage(<Lead title="Four areas" text={undefined} />);
  expect(container.querySelector('p')).toBeNull();
});
