// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PublicationCarousel } from '../../../src/pages/publications/publication-carousel';
import { stubMedia } from '../../support/media';
import { renderPage } from '../../support/render';

const publications = [1, 2, 3, 4, 5, 6].map((number) => ({
  title: `Report ${number}`,
  year: 2023,
  image: undefined,
  file: undefined,
}));
const show = (interval: number | 'off') =>
  renderPage(<PublicationCarousel label="Reports" publications={publications} interval={interval} />);

test('every publication has a card', async () => {
  stubMedia();
  await show('off');
  expect(screen.getByRole('region', { name: 'Reports' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    publications.map(({ title }) => title),
  );
});

test('only a row with autoplay has a Pause button', async () => {
  stubMedia();
  const { container, unmount } = await show('off');
  expect(container.querySelector('[data-rotation]')).toBeNull();
  unmount();
  expect((await show(2_000)).container.querySelector('[data-rotation]')).not.toBeNull();
});
