// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Imported up front, so that no test waits for them.
import '../../src/shell/donate-dialog';
import '../../src/shell/menu/menu-drawer';
import { Header } from '../../src/shell/header';
import { address, renderPage, widenScreen } from '../support/render';

const setting = (name: string, value: string) => ({ id: name, field_name: name, field_value: value });
const answers = {
  '/api/settings': [
    setting('organisation_name', 'Nawruzan'),
    setting('main_menu_logo', '/files/logo.svg'),
    setting('top_nav_bar_address', 'Street 4, Kabul'),
    setting('top_nav_bar_phone', '+93 (0) 700 123 456'),
    setting('top_nav_bar_email', 'info@example.org'),
    setting('top_nav_bar_facebook', 'https://facebook.com/nawruzan'),
    setting('top_nav_bar_x', 'javascript:alert(1)'),
  ],
};

async function renderHeader() {
  const view = await renderPage(<Header />, { answers, at: '/vacancies' });
  await screen.findByRole('link', { name: 'Nawruzan, Home' });
  return view;
}

function scrollPage(distance: number) {
  vi.stubGlobal('scrollY', distance);
  fireEvent.scroll(window);
}
const bar = () => screen.getByRole('link', { name: /, Home$/ }).closest<HTMLElement>('[data-sticky]')!;
const isSticky = () => getComputedStyle(bar()).position === 'sticky';

test('is sticky past 150 px, and not at 150', async () => {
  await renderHeader();
  expect(isSticky()).toBe(false);
  scrollPage(150);
  expect(isSticky()).toBe(false);
  scrollPage(151);
  await waitFor(() => expect(isSticky()).toBe(true));
  scrollPage(0);
  await waitFor(() => expect(isSticky()).toBe(false));
});

test('the logo links to the home page; the name replaces a logo that fails to load', async () => {
  const { user } = await renderHeader();
  const home = screen.getByRole('link', { name: 'Nawruzan, Home' });
  fireEvent.error(home.querySelector('img[src="/files/logo.svg"]')!);
  expect(home.querySelector('img')).toBeNull();
  expect(home.textContent).toBe('Nawruzan');
  await user.click(home);
  await waitFor(() => expect(address()).toBe('/'));
});

test('wide screens have the contact details and social links of the settings', async () => {
  await renderHeader();
  expect(screen.queryByRole('link', { name: 'info@example.org' })).toBeNull();
  widenScreen();
  expect(screen.getByText('Street 4, Kabul')).toBeTruthy();
  const mail = screen.getByRole('link', { name: 'info@example.org' });
  expect(mail.getAttribute('href')).toBe('mailto:info@example.org');
  const phone = screen.getByRole('link', { name: '+93 (0) 700 123 456' });
  expect(phone.getAttribute('href')).toBe('tel:+930700123456');
  const sites = within(screen.getByRole('list', { name: 'Find us online' })).getAllByRole('link');
  expect(sites.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://facebook.com/nawruzan', 'noopener'],
  ]);
  expect(sites[0]!.getAttribute('aria-label')).toBe('Facebook (opens in a new tab)');
});

test('the search is one press away at every width', async () => {
  const { user } = await renderHeader();
  const search = () => screen.getByRole('link', { name: 'Search' });
  expect(search().getAttribute('href')).toBe('/search');
  widenScreen();
  await user.click(search());
  expect(address()).toBe('/search');
});

test('Donate Now opens the dialog, and closing it returns the focus', async () => {
  const { user } = await renderHeader();
  const donate = screen.getByRole('button', { name: 'Donate Now' });
  await user.click(donate);
  await screen.findByRole('dialog', { name: 'Thank you' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(donate);
  expect(address()).toBe('/vacancies');
});

test('in the menu of wide screens, closing the dialog returns the focus to the group', async () => {
  const { user } = await renderHeader();
  widenScreen();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  const group = within(menu).getByRole('button', { name: 'Get involved' });
  await user.click(group);
  await user.click(within(menu).getByRole('button', { name: 'Donate Now' }));
  await screen.findByRole('dialog', { name: 'Thank you' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(group);
});

test('the menu of phones opens and closes, and returns the focus', async () => {
  const { user } = await renderHeader();
  const menu = screen.getByRole('button', { name: 'Menu' });
  await user.click(menu);
  await screen.findByRole('navigation', { name: 'Main' });
  expect(menu.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull());
  expect(document.activeElement).toBe(menu);
});

test('in the menu of phones, Donate Now closes the menu, and closing the dialog returns the focus to the menu button', async () => {
  const { user } = await renderHeader();
  const menu = screen.getByRole('button', { name: 'Menu' });
  await user.click(menu);
  const drawer = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(within(drawer).getByRole('button', { name: 'Get involved' }));
  await user.click(within(drawer).getByRole('button', { name: 'Donate Now' }));
  await screen.findByRole('dialog', { name: 'Thank you' });
  await waitFor(() => expect(drawer.isConnected).toBe(false));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(menu);
});
