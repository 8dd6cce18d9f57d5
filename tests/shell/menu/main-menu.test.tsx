// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MainMenu } from '../../../src/shell/menu/main-menu';
import { address, renderPage, widenScreen } from '../../support/render';

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

test('is hidden on phones', async () => {
  await renderPage(<MainMenu onDonate={() => undefined} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('is a named landmark; FAQs and Saved are links, the other groups have dropdowns', async () => {
  await renderMenu();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['About us', 'Our work', 'News & Updates', 'Get involved']);
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['FAQs', 'My things']);
  expect(isOpen()).toBe(false);
});

test('a click opens a group and the next click closes it', async () => {
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

test('a click after the hover keeps it open when the pointer leaves', async () => {
  const { user } = await renderMenu();
  await user.hover(group());
  await user.click(group());
  expect(isOpen()).toBe(true);
  await user.hover(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(true);
});

test('Escape closes it and returns the focus', async () => {
  const { user } = await renderMenu();
  await user.click(group());
  vacancies()!.focus();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(group());
});

test('Escape closes a group that was opened by hover, and does not move the focus', async () => {
  const { user } = await renderMenu();
  const outside = screen.getByRole('button', { name: 'Outside' });
  outside.focus();
  await user.hover(group());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(outside);
});

test('a press outside and a focus move outside close it', async () => {
  const { user } = await renderMenu();
  await user.click(group());
  await user.click(screen.getByRole('button', { name: 'Outside' }));
  expect(isOpen()).toBe(false);
  await user.click(group());
  screen.getByRole('button', { name: 'Donate Now' }).focus();
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('My things');
  expect(isOpen()).toBe(false);
});

test('a link navigates and closes the group', async () => {
  const { user } = await renderMenu();
  await user.click(group());
  await user.click(vacancies()!);
  expect(address()).toBe('/vacancies');
  expect(vacancies()).toBeNull();
});

test('marks the current page', async () => {
  const { user } = await renderPage(<MainMenu onDonate={() => undefined} />, { at: '/vacancies' });
  widenScreen();
  await user.click(group());
  expect(vacancies()?.getAttribute('aria-current')).toBe('page');
});

test('a dropdown is 220 px wide, including its borders', async () => {
  const { user } = await renderMenu();
  await user.click(group());
  const panel = screen.getByText('Procurement').parentElement!.parentElement!;
  expect(getComputedStyle(panel).width).toBe('220px');
  expect(getComputedStyle(panel).boxSizing).toBe('border-box');
});

test('Donate Now does not navigate, closes the group and focuses its button', async () => {
  const onDonate = vi.fn();
  const { user } = await renderMenu(onDonate);
  await user.click(group());
  await user.click(screen.getByRole('button', { name: 'Donate Now' }));
  expect(onDonate).toHaveBeenCalledOnce();
  expect(address()).toBe('/');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(group());
});
