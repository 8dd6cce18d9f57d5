// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionIntro } from '../../../src/components/ui/section-intro';
import { renderPage } from '../../support/render';

test('renders the heading and the text', async () => {
  await renderPage(<SectionIntro title="Four areas" text="One household at a time." />);
  expect(screen.getByRole('heading', { level: 2, name: 'Four areas' })).toBeTruthy();
  expect(screen.getByText('One household at a time.')).toBeTruthy();
});

test('renders the heading only, without a text', async () => {
  const { container } = await renderPage(<SectionIntro title="Four areas" text={undefined} />);
  expect(container.querySelector('p')).toBeNull();
});
