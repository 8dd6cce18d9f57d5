// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MenuDrawer } from '../../../src/shell/menu/menu-drawer';
import { address, renderPage } from '../../support/render';

const group = () => screen.getByRole('button', { name: 'Get involved' });
const sign = () => group().querySelector('path')?.getAttribute('d');

async function renderDrawer() {
  const onClose = vi.fn();
  const onDonate = vi.fn();
  const view = await renderPage(<MenuDrawer isOpen onClose={onClose} onDonate={onDonate} />);
  return { ...view, onClose, onDonate };
}

test('a closed group has a plus icon and an open one a minus', async () => {
  const { user } = await renderDrawer();
  const plus = sign();
  expect(group().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'Vacancies' })).toBeNull();
  await user.click(group());
  const minus = sign();
  expect(minus).not.toBe(plus);
  expect(plus).toContain(minus!.replace('M', ''));
  expect(group().getAttribute('aria-expanded')).toBe('true');
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['FAQs', 'Invitation to bid', 'Notification of award', 'Vacancies', 'Volunteer Opportunities'],
    ...['Search', 'Contact', 'My things'],
  ]);
  await user.click(group());
  expect(sign()).toBe(plus);
  expect(screen.queryByRole('link', { name: 'Vacancies' })).toBeNull();
});

test('groups open independently', async () => {
  const { user } = await renderDrawer();
  await user.click(group());
  await user.click(screen.getByRole('button', { name: 'About us' }));
  expect(screen.getByRole('link', { name: 'Audit Reports' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vacancies' })).toBeTruthy();
});

test('a link navigates and closes the drawer', async () => {
  const { user, onClose } = await renderDrawer();
  await user.click(group());
  await user.click(screen.getByRole('link', { name: 'Vacancies' }));
  expect(address()).toBe('/vacancies');
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ['Search', '/search'],
  ['Contact', '/contact'],
  ['My things', '/saved'],
])('has a link to the page %s below the groups', async (name, path) => {
  const { user, onClose } = await renderDrawer();
  await user.click(screen.getByRole('link', { name }));
  expect(address()).toBe(path);
  expect(onClose).toHaveBeenCalledOnce();
});

test('closes by its button and by Escape', async () => {
  const { user, onClose } = await renderDrawer();
  await user.click(screen.getByRole('button', { name: 'Close the menu' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('Donate Now does not navigate', async () => {
  const { user, onDonate } = await renderDrawer();
  await user.click(group());
  await user.click(screen.getByRole('button', { name: 'Donate Now' }));
  expect(onDonate).toHaveBeenCalledOnce();
  expect(address()).toBe('/');
});

test('has an install entry only if the app can be installed', async () => {
  await renderDrawer();
  expect(screen.queryByRole('button', { name: 'Install this app' })).toBeNull();
  cleanup();
  const onInstall = vi.fn();
  const nothing = () => undefined;
  const { user } = await renderPage(
    <MenuDrawer isOpen onClose={nothing} onDonate={nothing} onInstall={onInstall} />,
  );
  await user.click(screen.getByRole('button', { name: 'Install this app' }));
  expect(onInstall).toHaveBeenCalledOnce();
});
