// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { HomeSlider } from '../../src/components/home-slider';
import { renderPage } from '../support/render';
import { scrollIntoView } from '../support/view';

const images = ['/files/a.webp', '/files/b.webp', '/files/c.webp'];

test('the slogan is the h1, in its own direction, and takes the focus of an arrival', async () => {
  await renderPage(<HomeSlider headline="کار و پس‌انداز" images={images} />);
  const headline = screen.getByRole('heading', { level: 1, name: 'کار و پس‌انداز' });
  expect(headline.getAttribute('dir')).toBe('auto');
  headline.focus();
  expect(document.activeElement).toBe(headline);
  expect(document.querySelector('[data-page-title]')).toBe(headline);
});

test('the first picture comes at once and first, the others when they are wanted', async () => {
  const { container } = await renderPage(<HomeSlider headline="Work" images={images} />);
  const shown = [...container.querySelectorAll('img')];
  expect(shown.map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  expect(shown.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'auto', 'auto']);
  expect(shown.map(({ alt }) => alt)).toEqual(['', '', '']);
});

test('the pictures take turns every 6000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await renderPage(<HomeSlider headline="Work" images={images} />);
  await scrollIntoView();
  const position = () => screen.getByRole('region').dataset['index'];
  await act(() => vi.advanceTimersByTimeAsync(5_999));
  expect(position()).toBe('0');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(position()).toBe('1');
});

test('a picture that fails takes no turn; without any the lattice stands', async () => {
  const { container } = await renderPage(<HomeSlider headline="Work" images={images.slice(0, 1)} />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.querySelector('svg pattern')).not.toBeNull();
});
