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
  expect(years.map(({ textContent }) => textContent)).toEqual(['2024', '2023', '2022']);
  expect(years[0]?.getAttribute('aria-pressed')).toBe('true');
  expect(titlesOf('Newsletters of 2024')).toEqual(['Winter letter 2024', 'Summer letter 2024']);
  expect(titlesOf('Annual reports')).toEqual(['Annual report 2024', 'Annual report 2023']);
  expect(titlesOf('Commissioned research')).toEqual(['What a well changes']);
});

test('a year button changes the newsletters', async () => {
  stubMedia();
  const { user } = await renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: '2022' }));
  expect(titlesOf('Newsletters of 2022')).toEqual(['Letter of our first year']);
  expect(screen.queryByRole('region', { name: 'Newsletters of 2024' })).toBeNull();
});

test('an entry without a document says so, and is no link', async () => {
  stubMedia();
  await renderPage(<Page />);
  const missing = screen.getAllByText('Not published');
  // Of the newsletters of 2024, and of the annual reports.
  expect(missing).toHaveLength(2);
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
