// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BottomBar } from '../../src/shell/bottom-bar';
import { address, renderPage } from '../support/render';

const installed = '(display-mode: standalone) and (max-width: 899.95px)';

/** jsdom ignores media queries: applies the rules for the installed app on a phone. */
function installOnPhone() {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === installed)
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules].map(({ cssText }) => cssText));
  const style = document.createElement('style');
  style.dataset['installed'] = '';
  style.textContent = rules.join('\n');
  document.head.append(style);
}

afterEach(() => document.head.querySelector('[data-installed]')?.remove());

const bar = () => screen.queryByRole('navigation', { name: 'App' });

async function renderBar(at: string, onMenu = () => undefined) {
  const view = await renderPage(<BottomBar onMenu={onMenu} />, { at });
  installOnPhone();
  return { ...view, inBar: within(bar()!) };
}

test('CSS shows it only in the installed app below 900 px', async () => {
  await renderPage(<BottomBar onMenu={() => undefined} />);
  expect(bar()).toBeNull();
  installOnPhone();
  expect(bar()).not.toBeNull();
});

test('has Home, Vacancies, Tenders, Saved and Menu, in this order', async () => {
  await renderBar('/');
  const entries = [...bar()!.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  expect(entries).toEqual(['Home', 'Vacancies', 'Tenders', 'My things', 'Menu']);
});

test.each([
  ['Home', '/'],
  ['Vacancies', '/vacancies'],
  ['Tenders', '/invitation-to-bid'],
  ['My things', '/saved'],
])('%s links to %s, and is the active link only there', async (name, path) => {
  const { user, inBar } = await renderBar('/nowhere');
  expect(bar()!.querySelector('[aria-current]')).toBeNull();
  await user.click(inBar.getByRole('link', { name }));
  expect(address()).toBe(path);
  const marked = [...bar()!.querySelectorAll('[aria-current="page"]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual([name]);
});

test('Menu opens the menu and does not navigate', async () => {
  const onMenu = vi.fn();
  const { user, inBar } = await renderBar('/vacancies', onMenu);
  await user.click(inBar.getByRole('button', { name: 'Menu' }));
  expect(onMenu).toHaveBeenCalledOnce();
  expect(address()).toBe('/vacancies');
});
