// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from '../../src/browser/keep-focus';
import { eventually } from '../support/eventually';

let controller: AbortController;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="main" tabindex="-1">
      <h1 id="title" data-page-title tabindex="-1">Page</h1>
      <ul><li id="card"><div><button id="save">Save</button></div></li></ul>
      <div><button id="apart">Show everything</button></div>
      <p id="text">Text</p>
    </main>
    <div><button id="toast">Undo</button></div>`;
  controller = new AbortController();
  keepFocus(controller.signal);
});
afterEach(() => controller.abort());

const at = (id: string) => document.getElementById(id)!;
const focused = () => document.activeElement?.id || document.activeElement?.localName;

function remove(id: string) {
  const element = at(id);
  element.focus();
  element.remove();
}

/** After the frame in which the focus would have moved. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('a control that vanishes hands the focus to the entry around it, and scrolls nothing', async () => {
  const focus = vi.spyOn(at('card'), 'focus');
  remove('save');
  await eventually(() => expect(focused()).toBe('card'));
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  at('apart').focus();
  expect(at('card').hasAttribute('tabindex')).toBe(false);
});

test.each(['apart', 'toast'])(
  'where nothing but the page is around it, its title is focused: %s',
  async (id) => {
    remove(id);
    await eventually(() => expect(focused()).toBe('title'));
  },
);

test('what the page itself focuses keeps the focus', async () => {
  remove('save');
  at('apart').focus();
  await frame();
  expect(focused()).toBe('apart');
});

test('a control that the user has left may vanish', async () => {
  at('save').focus();
  at('save').blur();
  at('text').dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  at('save').remove();
  await frame();
  expect(focused()).toBe('body');
});

test('a new page has its own focus', async () => {
  const before = location.pathname;
  at('save').focus();
  history.pushState(null, '', '/elsewhere');
  at('save').remove();
  await frame();
  expect(focused()).toBe('body');
  history.pushState(null, '', before);
});
