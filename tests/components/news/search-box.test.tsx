// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SearchBox } from '../../../src/components/news/search-box';
import { renderPage } from '../../support/render';

const Place = () => <output data-testid="place">{useLocation().pathname + useLocation().search}</output>;
const place = () => screen.getByTestId('place').textContent;
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search in everything' });
const show = () =>
  renderPage(
    <>
      <SearchBox />
      <Place />
    </>,
    { at: '/blog' },
  );

test('in the sidebar it opens the search page and resets', async () => {
  const { user } = await show();
  await user.type(box(), ' goats & sheep {Enter}');
  expect(place()).toBe('/search?q=goats+%26+sheep');
  expect(box().value).toBe('');
});

test('an empty query has no effect', async () => {
  const { user } = await show();
  await user.type(box(), '  {Enter}');
  expect(place()).toBe('/blog');
});
