// @vitest-environment jsdom
import { act, screen, waitFor, within, fireEvent } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { titleOf } from '../../src/route';
import { routes } from '../../src/routes';
import '../../src/shell/menu/menu-drawer';
import { pageLoader } from '../../src/shell/page-elements';
import { renderPage } from '../support/render';
import { Link, useLocation } from 'react-router-dom';
import { DocumentTitle, ScrollToTop } from '../../src/shell/shell';
import '../../src/shell/to-top-button';

const answers = {
  '/api/settings': [{ id: 1, field_name: 'organisation_name', field_value: 'Nawruzan' }],
  ...Object.fromEntries(
    ['vacancies', 'volunteers', 'itbs', 'noas', 'faqs', 'audit-reports'].map((name) => [`/api/${name}`, []]),
  ),
};
const headline = 'Welcome';
const params = { type: 'tag', slug: 'no-such-one', position: 'board-member' };
const addressOf = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name as keyof typeof params]);
const onlyH1 = (name: string) =>
  waitFor(() => {
    const titles = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
    expect(titles).toEqual([name]);
  });

// Load all pages first, so that no test waits for their compilation.
beforeAll(() => Promise.all(routes.map((route) => pageLoader(route)())), 60_000);

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

/** Renders the site at an address and waits until its page and footer have loaded their data. */
async function open(path: string) {
  const view = await renderPage(path, { answers });
  const isWhole = () =>
    document.querySelector('h1') &&
    !document.querySelector('main > [aria-busy]') &&
    view.asked.includes('/api/posts');
  // Await suspended updates within `act`.
  while (!isWhole()) await act(() => new Promise((resolve) => setTimeout(resolve)));
  return view;
}

const surrounded = routes.filter(({ isWholeScreen }) => !isWholeScreen);

test.each(surrounded.map((route) => [route.path, route] as const))(
  '%s has a header, a main, a footer, one h1 and its own document title',
  async (path, route) => {
    const title = titleOf(route, params);
    await open(addressOf(path));
    await onlyH1(path === '/' ? headline : title);
    const main = document.querySelector('main')!;
    for (const role of ['banner', 'contentinfo']) {
      // A header or footer within an article is not a landmark.
      const all = screen.getAllByRole(role, { hidden: true });
      const landmarks = all.filter((element) => !main.contains(element));
      expect(landmarks, role).toHaveLength(1);
    }
    await waitFor(() => expect(document.title).toBe(`${title} · Nawruzan`));
  },
);

test('the breadcrumb has the group of the page', async () => {
  await open('/vacancies');
  const trail = await screen.findByRole('navigation', { name: 'Where you are' });
  expect(trail.textContent).toBe('HomeGet involved');
});

test('the group of a page with its name is left out', async () => {
  await open('/frequently-asked-questions');
  const trail = await screen.findByRole('navigation', { name: 'Where you are' });
  expect(trail.textContent).toBe('Home');
});

test('an unknown address shows the 404 page within the layout', async () => {
  await open('/nowhere/at/all');
  await onlyH1('404 Not Found');
  expect(screen.getByText('Oops! That page can’t be found.')).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('404 Not Found · Nawruzan'));
});

test('the first focusable element skips to the content', async () => {
  const { user } = await open('/vacancies');
  await screen.findByRole('heading', { level: 1 });
  await user.tab();
  const skip = screen.getByRole('link', { name: 'Skip to the content' });
  expect(document.activeElement).toBe(skip);
  expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('a link to a list focuses its title', async () => {
  const { user } = await open('/');
  const main = screen.getByRole('main');
  const link = await within(main).findByRole('link', { name: 'Vacancies' });
  await user.click(link);
  const title = await screen.findByRole('heading', { level: 1, name: 'Vacancies' });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a link to the home page focuses its headline, even if the page loads first', async () => {
  const { user } = await open('/vacancies');
  const trail = await screen.findByRole('navigation', { name: 'Where you are' });
  await user.click(within(trail).getByRole('link', { name: 'Home' }));
  const title = await screen.findByRole('heading', { level: 1, name: headline });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test('a link in the menu of phones closes it and focuses the title', async () => {
  const { user } = await open('/vacancies');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  // A plain click: within `act`, user-event does not wait for the closing menu.
  await act(async () => within(menu).getByRole('link', { name: 'FAQs' }).click());
  await waitFor(() => expect(menu.isConnected).toBe(false));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'FAQs' }));
});

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <DocumentTitle page={`Page ${pathname}`} />
      <Link to="/b">b</Link>
    </>
  );
}

test('the title of the document names the page and the organisation', async () => {
  const answers = {
    '/api/settings': [{ id: 1, field_name: 'organisation_name', field_value: 'Nawruzan' }],
  };
  const { user } = await renderPage(<Page />, { at: '/a', answers });
  await waitFor(() => expect(document.title).toBe('Page /a · Nawruzan'));
  await user.click(screen.getByRole('link', { name: 'b' }));
  expect(document.title).toBe('Page /b · Nawruzan');
});

test('until the settings are known, the organisation has its default name', async () => {
  await renderPage(<Page />, { at: '/a' });
  expect(document.title).toBe('Page /a · Nawruzan Livelihoods Organisation');
});

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
