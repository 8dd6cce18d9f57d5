// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdClicks, type Release } from '../../src/app/hold-clicks';

let release: Release;
/** The handler of an app that listens at the root, as React does. */
const seen = vi.fn((event: Event) => event.preventDefault());

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#there">Link</a><form><input name="a"><button id="send"><b>Send</b></button></form><button id="other">Other</button><form id="bare"><input></form>';
  seen.mockClear();
  release = holdClicks();
  document.body.addEventListener('click', seen, true);
  document.body.addEventListener('submit', seen, true);
});
afterEach(() => {
  release();
  document.body.removeEventListener('click', seen, true);
  document.body.removeEventListener('submit', seen, true);
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test('holds the last click on a button, and stops its propagation', () => {
  find('#other').click();
  find('b').click();
  expect(seen).not.toHaveBeenCalled();
  expect(release()).toBe(find('#send'));
});

test('prevents the submission of a form, whatever submits it', () => {
  const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('#send') });
  expect(find('form').dispatchEvent(submit)).toBe(false);
  expect(seen).not.toHaveBeenCalled();
  expect(release()).toBe(find('#send'));
});

test('holds a form without a button itself', () => {
  find('#bare').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(release()).toBe(find('#bare'));
});

test('leaves a link to the browser, and discards the held click', () => {
  document.body.removeEventListener('click', seen, true);
  find('#other').click();
  expect(find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(true);
  expect(release()).toBeUndefined();
});

test('ignores a click whose target is no element', () => {
  expect(window.dispatchEvent(new Event('click', { cancelable: true }))).toBe(true);
  expect(release()).toBeUndefined();
});

test('after release, the app handles clicks', () => {
  release();
  find('#other').click();
  expect(seen).toHaveBeenCalledOnce();
});
