// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HomeSlider } from '../../../src/pages/home/home-slider';
import { chooseDataSaver } from '../../../src/data/device/data-saver';
import { theme } from '../../../src/theme/theme';
import { renderPage } from '../../support/render';
import { scrollIntoView } from '../../support/view';

const images = ['a', 'b', 'c'].map((name) => ({
  url: `/files/${name}.webp`,
  width: 1_600,
  height: 800,
  small: { url: `/files/${name}-small.webp`, width: 800 },
}));

afterEach(() => act(async () => void (await chooseDataSaver('off'))));

test('the slogan is the h1, has its own text direction, and gets the focus after navigation', async () => {
  await renderPage(<HomeSlider name="Our organisation" headline="کار و پس‌انداز" images={images} />);
  const headline = screen.getByRole('heading', { level: 1, name: 'کار و پس‌انداز' });
  expect(headline.getAttribute('dir')).toBe('auto');
  headline.focus();
  expect(document.activeElement).toBe(headline);
  expect(document.querySelector('[data-page-title]')).toBe(headline);
});

test('the first screen names the organisation and says in a sentence what it does, in their languages', async () => {
  await renderPage(
    <HomeSlider
      name="Our organisation"
      headline="Work"
      line="Skills for households."
      languages={{ footerSlogan: 'en', organisationName: 'fa-AF' }}
      images={images}
    />,
  );
  expect(screen.getByText('Our organisation').lang).toBe('fa-AF');
  expect(screen.getByText('Skills for households.').lang).toBe('en');
});

test('what is said of a slide leads to a page of the site or to an address, in its language', async () => {
  const said = [
    { ...images[0]!, text: 'Our work', link: '/programs-and-projects' },
    { ...images[1]!, text: 'بازار', lang: 'fa', link: 'https://example.org/' },
    { ...images[2]!, text: 'Fields' },
  ];
  await renderPage(<HomeSlider name="Our organisation" headline="Work" images={said} />);
  expect(screen.getByRole('link', { name: 'Our work' }).getAttribute('href')).toBe('/programs-and-projects');
  expect(screen.getByRole('link', { name: 'بازار' }).getAttribute('href')).toBe('https://example.org/');
  expect(screen.getByText('بازار').lang).toBe('fa');
  expect(screen.getByText('Fields').closest('a')).toBeNull();
});

test('two slides may have the same image, each with its own words', async () => {
  const same = ['Our work', 'Our wells'].map((text) => ({ ...images[0]!, text }));
  await renderPage(<HomeSlider name="Our organisation" headline="Work" images={same} />);
  for (const { text } of same) expect(screen.getAllByText(text)).toHaveLength(1);
});

test('the first image loads at once and first, the others on demand', async () => {
  const { container } = await renderPage(
    <HomeSlider name="Our organisation" headline="Work" images={images} />,
  );
  const shown = [...container.querySelectorAll('img')];
  expect(shown.map((image) => image.getAttribute('loading'))).toEqual(['eager']);
  expect(shown.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high']);
  expect(shown.map(({ alt }) => alt)).toEqual(['']);
  expect(container.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(3);
});

test('the images change every 6000 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await renderPage(<HomeSlider name="Our organisation" headline="Work" images={images} />);
  await scrollIntoView();
  const position = () => screen.getByRole('region').dataset['index'];
  await act(() => vi.advanceTimersByTimeAsync(5_999));
  expect(position()).toBe('0');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(position()).toBe('1');
});

test('an image that fails is skipped; without any the star pattern is shown', async () => {
  const { container } = await renderPage(
    <HomeSlider name="Our organisation" headline="Work" images={images.slice(0, 1)} />,
  );
  // The chosen size, then the small one, then the wide one.
  for (let times = 0; times < 3; times += 1) fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
  expect(container.querySelector('svg pattern')).not.toBeNull();
});

test('phones get their own crop', async () => {
  const { container } = await renderPage(
    <HomeSlider name="Our organisation" headline="Work" images={images} />,
  );
  const first = container.querySelector('img')!;
  expect(first.getAttribute('srcset')).toBe('/files/a-small.webp 800w, /files/a.webp 1600w');
  expect(first.getAttribute('sizes')).toBe('(max-width: 480px) 200px, 1600px');
});

test('headline and first image are in the HTML, and need no script to be visible', () => {
  const page = (
    <ThemeProvider theme={theme}>
      <HomeSlider name="Our organisation" headline="Work" images={images} />
    </ThemeProvider>
  );
  const html = new DOMParser().parseFromString(renderToString(page), 'text/html');
  expect(html.querySelector('h1')?.textContent).toBe('Work');
  const first = html.querySelector('img')!;
  expect(first.getAttribute('src')).toBe('/files/a.webp');
  expect(first.getAttribute('loading')).toBe('eager');
  expect(first.closest('[hidden], [inert]')).toBeNull();
});

test('the first image stays the same element when the carousel starts', async () => {
  const { container } = await renderPage(
    <HomeSlider name="Our organisation" headline="Work" images={images} />,
  );
  const before = container.querySelector('img');
  await scrollIntoView();
  await expect.poll(() => container.querySelector('[data-live]')).not.toBeNull();
  expect(container.querySelector('img')).toBe(before);
});

test('the next image is fetched halfway through the interval, later ones are not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { container } = await renderPage(
    <HomeSlider name="Our organisation" headline="Work" images={images} />,
  );
  const fetched = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(fetched()).toEqual(['/files/a.webp']);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(fetched()).toEqual(['/files/a.webp', '/files/b.webp']);
});

test('with data saver the headline is on the star pattern, and a tap loads the first image', async () => {
  await act(async () => void (await chooseDataSaver('on')));
  const { container, user } = await renderPage(
    <HomeSlider name="Our organisation" headline="Work" images={images} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Show picture: Pictures of our work' }));
  const shown = [...container.querySelectorAll('img')];
  expect(shown.map((image) => image.getAttribute('src'))).toEqual(['/files/a-small.webp']);
});
