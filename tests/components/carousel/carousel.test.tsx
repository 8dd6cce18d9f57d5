// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Carousel } from '../../../src/components/carousel/carousel';
import { renderPage } from '../../support/render';
import { scrollIntoView, stubView } from '../../support/view';

const items = { 0: 1, 577: 2, 992: 3 };
const slides = [1, 2, 3, 4, 5].map((number) => (
  <a key={number} href={`#${number}`}>
    {`Slide ${number}`}
  </a>
));

interface Options {
  interval?: number | 'off';
  count?: number;
}

/** Renders the carousel with Swiper running and fake timers. */
async function start({ interval, count = 5 }: Options = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const view = await renderPage(
    <Carousel label="Partners" items={items} dots {...(interval !== undefined && { interval })}>
      {slides.slice(0, count)}
    </Carousel>,
  );
  await scrollIntoView();
  return view;
}

const region = () => screen.getByRole('region', { name: 'Partners' });
const position = () => Number(region().dataset['index']);
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const movesOn = async (time = 3_000) => {
  const before = position();
  await pass(time);
  return position() !== before;
};

test('slides are groups named by their position', async () => {
  await start();
  expect(region().getAttribute('aria-roledescription')).toBe('carousel');
  const first = screen.getByRole('group', { name: '1 of 5' });
  expect(first.getAttribute('aria-roledescription')).toBe('slide');
});

test('before it enters the viewport nothing moves and no slide is inert', async () => {
  await renderPage(
    <Carousel label="Partners" items={items}>
      {slides}
    </Carousel>,
  );
  expect(document.querySelectorAll('[inert], [data-live]')).toHaveLength(0);
});

test.each([
  [320, 1],
  [576, 1],
  [577, 2],
  [991, 2],
  [992, 3],
])('at %i px the focus reaches %i slides and no hidden slide', async (width, count) => {
  stubView({ width });
  await start();
  expect(document.querySelectorAll('.swiper-slide:not([inert])')).toHaveLength(count);
  expect(document.querySelectorAll('.swiper-slide[inert]')).toHaveLength(5 - count);
});

test('moves after 3000 ms by default, and loops after the last position', async () => {
  await start();
  await pass(2_999);
  expect(position()).toBe(0);
  await pass(1);
  expect(position()).toBe(1);
  await pass(3_000);
  expect(position()).toBe(2);
  await pass(3_000);
  expect(position()).toBe(0);
});

test('uses the given interval', async () => {
  await start({ interval: 6_000 });
  expect(await movesOn(5_999)).toBe(false);
  expect(await movesOn(1)).toBe(true);
});

test('`off` disables autoplay and renders no pause button', async () => {
  await start({ interval: 'off' });
  expect(await movesOn(60_000)).toBe(false);
  expect(screen.queryByRole('button', { name: /by itself/ })).toBeNull();
});

test('does not move if all slides fit', async () => {
  await start({ count: 3 });
  expect(await movesOn(60_000)).toBe(false);
});

test('stops on hover', async () => {
  await start();
  await act(async () => fireEvent.pointerOver(screen.getByText('Slide 1')));
  expect(await movesOn(60_000)).toBe(false);
  await act(async () => fireEvent.pointerLeave(region()));
  expect(await movesOn()).toBe(true);
});

test('stops while the focus is inside', async () => {
  await start();
  act(() => screen.getByText('Slide 1').focus());
  expect(await movesOn(60_000)).toBe(false);
  act(() => screen.getByText('Slide 1').blur());
  expect(await movesOn()).toBe(true);
});

test('stops outside the viewport', async () => {
  await start();
  await scrollIntoView(false);
  expect(await movesOn(60_000)).toBe(false);
  await scrollIntoView();
  expect(await movesOn()).toBe(true);
});

test('stops in a hidden tab', async () => {
  await start();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await movesOn(60_000)).toBe(false);
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await movesOn()).toBe(true);
});

test('does not move with reduced motion until Play is pressed', async () => {
  stubView({ isCalm: true });
  await start();
  expect(await movesOn(60_000)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Move by itself' }));
  expect(await movesOn()).toBe(true);
});

test('does not move in data saver mode', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  await start();
  expect(await movesOn(60_000)).toBe(false);
});

test('Pause stops autoplay and Play resumes it', async () => {
  await start();
  fireEvent.click(screen.getByRole('button', { name: 'Stop moving by itself' }));
  expect(await movesOn(60_000)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Move by itself' }));
  expect(await movesOn()).toBe(true);
});

test('autoplay is not announced to screen readers; a manual move is', async () => {
  await start();
  const row = document.querySelector('[aria-live]')!;
  expect(row.getAttribute('aria-live')).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: 'Stop moving by itself' }));
  expect(row.getAttribute('aria-live')).toBe('polite');
});

test('arrows, dots and keys move it and loop at both ends', async () => {
  await start({ interval: 'off' });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Previous');
  expect(position()).toBe(2);
  press('Next');
  expect(position()).toBe(0);
  press('Show 2 of 3');
  expect(position()).toBe(1);
  expect(screen.getByRole('button', { current: true }).getAttribute('aria-label')).toBe('Show 2 of 3');
  fireEvent.keyDown(screen.getByText('Slide 2'), { key: 'ArrowRight' });
  expect(position()).toBe(2);
  fireEvent.keyDown(screen.getByText('Slide 3'), { key: 'ArrowLeft' });
  expect(position()).toBe(1);
});

test('in right-to-left text, the left arrow key shows the next slide', async () => {
  await start({ interval: 'off' });
  region().style.direction = 'rtl';
  fireEvent.keyDown(screen.getByText('Slide 1'), { key: 'ArrowLeft' });
  expect(position()).toBe(1);
});
