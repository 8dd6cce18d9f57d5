// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyTap } from '../src/early-tap';

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#there">Link</a><form><button id="send"><b>Send</b></button></form><button id="other">Other</button>';
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('the last early press of a button is handed to the app, once', () => {
  const handOver = keepEarlyTap();
  find('#other').click();
  find('b').click();
  const presses = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', presses);
  handOver();
  expect(presses).toHaveBeenCalledOnce();
  expect(presses.mock.calls[0]![0].target).toBe(find('#send'));
  find('#other').click();
  expect(presses).toHaveBeenCalledTimes(2);
  document.body.removeEventListener('click', presses);
});

test('a form is not sent without the app', () => {
  const sent = vi.fn();
  find('form').addEventListener('submit', sent);
  keepEarlyTap();
  find('#send').click();
  expect(sent).not.toHaveBeenCalled();
});

test('a link is the browser’s own, and the last word', () => {
  const handOver = keepEarlyTap();
  find('#other').click();
  expect(find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
  const presses = vi.fn();
  find('#other').addEventListener('click', presses);
  handOver();
  expect(presses).not.toHaveBeenCalled();
});

test('a button that is gone is not pressed', () => {
  const handOver = keepEarlyTap();
  const button = find('#other');
  const presses = vi.fn();
  button.addEventListener('click', presses);
  button.click();
  button.remove();
  handOver();
  expect(presses).toHaveBeenCalledOnce();
});
