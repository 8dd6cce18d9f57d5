// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MainMenu } from '../../src/shell/main-menu';
import { address, renderPage, widenScreen } from '../support/render';

const group = () => screen.getByRole('button', { name: 'Get involved' });
const vacancies = () => screen.queryByRole('link', { name: 'Vacancies' });
const isOpen = () => group().getAttribute('aria-expanded') === 'true' && vacancies() !== null;

async function renderMenu(onDonate = () => undefined) {
  const view = await renderPage(
    <>
      <MainMenu onDonate={onDonate} />
      <button type="button">Outside</button>
    </>,
  );
  widenScreen();
  return view;
}

test('a phone does not show it', async () => {
  await renderPage(<MainMenu onDonate={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('its groups stand in a named landmark; FAQs and Saved are links, the others open', async () => {
  await renderMenu();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['About us', 'News & Updates', 'Get involved']);
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['FAQs', 'Saved']);
  expect(isOpen()).toBe(false);
});

test('a group opens on a click and closes on the next', async () => {
  const { user } = await renderMenu();
  await user.pointer({ keys: '[TouchA]', target: group() });
  expect(isOpen()).toBe(true);
  await user.pointer({ keys: '[TouchA]', target: group() });
  expect(isOpen()).toBe(false);
});

test.each(['{Enter}', ' '])('a group opens on the key "%s"', async (key) => {
  const { user } = await renderMenu();
  while (document.activeElement !== group()) {
    await user.tab();
    expect(document.activeElement).not.toBe(document.body);
  }
  await user.keyboard(key);
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Invitation to bid');
});

test('a group opens on hover and closes when the pointer leaves', async () => {
  const { user } = await renderMenu();
  await user.hover(group());
  expect(isOpen()).toBe(true);
  fireEvent.pointerOut(group(), { relatedTarget: vacancies() });
  expect(isOpen()).toBe(true);
  await user.hover(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(false);
});

test('a click after the hover keeps it open, also when the pointer leaves', async () => {
  const { user } = await renderMenu();
  await user.hover(group());
  await user.click(group());
  expect(isOpen()).toBe(true);
  await user.hover(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(true);
});

test('Escape closes it and gives the focus back', async () => {
  const { user } = await renderMenu();
  await user.click(group());
  vacancies()!.focus();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(group());
});

test('Escape closes what a hover opened, and leaves the focus where it was', async () => {
  const { user } = await renderMenu();
  const outside = screen.getByRole('button', { name: 'Outside' });
  outside.focus();
  await user.hover(group());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(outside);
});

test('a press outside closes it, and so does the focus when it goes on', async () => {
  const { user } = await renderMenu();
  await user.click(group());
  await user.click(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(false);
  await user.click(group());
  screen.getByRole('button', { name: 'Donate Now' }).focus();
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Saved');
  expect(isOpen()).toBe(false);
});

test('a link goes to its page and closes the group', async () => {
  const { user } = await renderMenu();
  await user.click(group());
  await user.click(vacancies()!);
  expect(address()).toBe('/vacancies');
  expect(vacancies()).toBeNull();
});

test('the page that the reader is on is marked', async () => {
  const { user } = await renderPage(<MainMenu onDonate={() => undefined} />, { at: '/vacancies' });
  widenScreen();
  await user.click(group());
  expect(vacancies()?.getAttribute('aria-current')).toBe('page');
});

test('a dropdown is 220 px wide, borders and all', async () => {
  const { user } = await renderMenu();
  await user.click(group());
  const panel = screen.getByText('Procurement').parentElement!.parentElement!;
  expect(getComputedStyle(panel).width).toBe('220px');
  expect(getComputedStyle(panel).boxSizing).toBe('border-box');
});

test('Donate Now navigates nowhere, closes the group and leaves the focus on it', async () => {
  const onDonate = vi.fn();
  const { user } = await renderMenu(onDonate);
  await user.click(group());
  await user.click(screen.getByRole('button', { name: 'Donate Now' }));
  expect(onDonate).toHaveBeenCalledOnce();
  expect(address()).toBe('/');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(group());
});
