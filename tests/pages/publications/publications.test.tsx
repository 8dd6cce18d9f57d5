// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import Page, { PublicationCarousel } from '../../../src/pages/publications/publications';
import { stubMedia } from '../../support/media';
import { renderPage } from '../../support/render';

const titlesOf = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('newsletters are shown by year, the latest first, annual reports and research in full', async () => {
  stubMedia();
  await renderPage(<Page />);
  const years = screen.getAllByRole('button', { name: /^\d{4}$/ });
  expect(years.map(({ textContent }) => textContent)).toEqual(['2023', '2022', '2021', '2020', '2019']);
  expect(years[0]?.getAttribute('aria-pressed')).toBe('true');
  expect(titlesOf('Newsletters of 2023')).toHaveLength(4);
  expect(titlesOf('Annual reports')).toHaveLength(5);
  expect(titlesOf('Commissioned research')).toHaveLength(5);
});

test('a year button changes the newsletters', async () => {
  stubMedia();
  const { user } = await renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: '2019' }));
  expect(titlesOf('Newsletters of 2019')).toEqual([
    'Nawruzan News, autumn 2019',
    'Nawruzan News, spring 2019',
  ]);
  expect(screen.queryByRole('region', { name: 'Newsletters of 2023' })).toBeNull();
});

test('an entry without a document says so, and is no link', async () => {
  stubMedia();
  await renderPage(<Page />);
  const missing = screen.getAllByText('Not published');
  expect(missing.length).toBeGreaterThan(0);
  for (const sentence of missing) expect(sentence.closest('article')?.querySelector('a, button')).toBeNull();
});

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
