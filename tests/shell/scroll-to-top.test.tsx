// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ScrollToTop } from '../../src/shell/scroll-to-top';
// Imported up front, so that no test waits for it.
import '../../src/shell/to-top-button';
import { renderPage } from '../support/render';

const page = (
  <>
    <h1 tabIndex={-1} data-page-title>
      Vacancies
    </h1>
    <ScrollToTop />
  </>
);
const media = (matches: boolean) => () => ({ matches, addListener: vi.fn(), removeListener: vi.fn() });
const button = () => screen.queryByRole('button', { name: 'Back to the top' });

function scrollPage(distance: number) {
  vi.stubGlobal('scrollY', distance);
  fireEvent.scroll(window);
}

test('shows the button past 200 px, and not at 200', async () => {
  await renderPage(page);
  expect(button()).toBeNull();
  scrollPage(200);
  expect(button()).toBeNull();
  scrollPage(201);
  expect(await screen.findByRole('button', { name: 'Back to the top' })).toBeTruthy();
  scrollPage(10);
  await waitFor(() => expect(button()).toBeNull());
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('scrolls to the top, with reduced motion: %s', async (isCalm, behavior) => {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('matchMedia', media(isCalm));
  const { user } = await renderPage(page);
  scrollPage(900);
  await user.click(await screen.findByRole('button', { name: 'Back to the top' }));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior });
});

test('focuses the page title', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', media(false));
  const { user } = await renderPage(page);
  scrollPage(900);
  await user.click(await screen.findByRole('button', { name: 'Back to the top' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
