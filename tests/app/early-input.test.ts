// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepEarlyInput } from '../../src/app/early-input';
import { expectWarning } from '../support/console';
import { eventually } from '../support/eventually';

const root = document.createElement('div');
document.body.append(root);
const form = (id: string, label = 'Contact') => `<form aria-label="${label}">
  <label for="${id}-name">Name</label><input id="${id}-name" name="name">
  <label for="${id}-mail">E-mail</label><input id="${id}-mail" name="mail" type="email">
  <label for="${id}-text">Message</label><textarea id="${id}-text" name="text"></textarea>
  <label><input type="checkbox">Open only</label>
  <button>Send</button></form>`;

type Field = HTMLInputElement;
const field = (selector: string, place = 0) => root.querySelectorAll<Field>(selector)[place]!;
const redraw = (html: string) => (root.innerHTML = html);
const settled = () => vi.dynamicImportSettled();

beforeEach(() => {
  redraw(form('old'));
  history.replaceState(null, '', '/contact');
});

describe('after hydration', () => {
  test('replays the click at once, and leaves typed text alone', () => {
    const early = keepEarlyInput(root);
    const pressed = vi.fn((event: Event) => event.preventDefault());
    field('button').addEventListener('click', pressed);
    field('[name="name"]').value = 'Parwin';
    early.bringBack(field('button'));
    expect(pressed).toHaveBeenCalledOnce();
    expect(field('[name="name"]').value).toBe('Parwin');
  });

  test('submits a form that was submitted without a button', () => {
    const early = keepEarlyInput(root);
    const submitted = vi.fn((event: Event) => event.preventDefault());
    field('form').addEventListener('submit', submitted);
    for (const name of ['name', 'mail', 'text']) field(`[name="${name}"]`).required = false;
    early.bringBack(field('form'));
    expect(submitted).toHaveBeenCalledOnce();
  });
});

describe('after the app replaced the page', () => {
  test('fields get the typed values with an input event, and then the button is clicked', async () => {
    const early = keepEarlyInput(root);
    field('[name="name"]').value = 'Parwin';
    field('[name="text"]').value = 'Salaam';
    field('[type="checkbox"]').checked = true;
    const pressed = field('button');
    redraw(form('new'));
    const told: string[] = [];
    root.addEventListener('input', ({ target }) => told.push((target as Field).name), { once: false });
    const sent = vi.fn((event: Event) => {
      event.preventDefault();
      expect(field('[name="text"]').value).toBe('Salaam');
    });
    field('button').addEventListener('click', sent);
    early.bringBack(pressed);
    await eventually(() => expect(sent).toHaveBeenCalledOnce());
    expect(field('[name="name"]').value).toBe('Parwin');
    expect(field('[type="checkbox"]').checked).toBe(true);
    expect(told).toEqual(expect.arrayContaining(['name', 'text']));
    expect(field('[name="mail"]').value).toBe('');
  });

  test('focus and selection are restored', async () => {
    const early = keepEarlyInput(root);
    field('[name="name"]').value = 'Parwin';
    field('[name="name"]').focus();
    field('[name="name"]').setSelectionRange(2, 4);
    redraw(form('new'));
    early.bringBack();
    await eventually(() => expect(document.activeElement).toBe(field('[name="name"]')));
    expect(field('[name="name"]').selectionStart).toBe(2);
    expect(field('[name="name"]').selectionEnd).toBe(4);
  });

  test('a field without a selection still gets the focus', async () => {
    const early = keepEarlyInput(root);
    field('[name="mail"]').focus();
    redraw(form('new'));
    early.bringBack();
    await eventually(() => expect(document.activeElement).toBe(field('[name="mail"]')));
  });

  test('the focus stays if the user has moved it since', async () => {
    const early = keepEarlyInput(root);
    field('[name="name"]').focus();
    field('[name="mail"]').value = 'a@example.org';
    redraw('<button>Menu</button>');
    early.bringBack();
    await settled();
    field('button').focus();
    root.insertAdjacentHTML('beforeend', form('new'));
    await eventually(() => expect(field('[name="mail"]').value).toBe('a@example.org'));
    expect(document.activeElement).toBe(field('button'));
  });

  test('a field that is rendered later gets its text then', async () => {
    const early = keepEarlyInput(root);
    field('[name="name"]').value = 'Parwin';
    redraw('<p>Loading …</p>');
    early.bringBack();
    await settled();
    redraw(form('new'));
    await eventually(() => expect(field('[name="name"]').value).toBe('Parwin'));
  });

  test('each text goes to the field of the same name in the form of the same name, by index where names repeat', async () => {
    redraw(form('a', 'Contact') + form('b', 'Consultation') + form('c', 'Consultation'));
    const early = keepEarlyInput(root);
    field('[name="name"]', 2).value = 'In the third';
    redraw(form('x', 'Consultation') + form('y', 'Consultation') + form('z', 'Contact'));
    early.bringBack();
    await eventually(() => expect(field('[name="name"]', 1).value).toBe('In the third'));
    expect(field('[name="name"]', 0).value).toBe('');
    expect(field('[name="name"]', 2).value).toBe('');
  });

  test('on another page nothing is restored', async () => {
    const early = keepEarlyInput(root);
    field('[name="name"]').value = 'Parwin';
    redraw('<p>Loading …</p>');
    early.bringBack();
    await settled();
    history.replaceState(null, '', '/about');
    redraw(form('new'));
    await settled();
    expect(field('[name="name"]').value).toBe('');
  });

  test('fields that never return are logged, without the typed text', async () => {
    expectWarning(/^1 of the fields and buttons that were used early are gone\.$/);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const early = keepEarlyInput(root);
    field('[name="name"]').value = 'Parwin';
    redraw('<p>Gone</p>');
    await early.prepare();
    early.bringBack();
    await eventually(() => expect(vi.getTimerCount()).toBe(1));
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
  });
});
