// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { endStartNote, tellFailure } from '../../src/app/start-note';
import { expectWarning } from '../support/console';

afterEach(() => (document.body.innerHTML = ''));

const fail = (html: string) => {
  document.body.innerHTML = html;
  expectWarning(/^The app is not running: Error: no scripts$/, 1);
  tellFailure(new Error('no scripts'));
  return document.querySelectorAll('[data-start-note]');
};

test('a page with text says that it can be read, in place of its first note', () => {
  const notes = fail('<div id="root"><p>Text</p></div><p data-start-note role="status">On its way</p>');
  expect(notes).toHaveLength(1);
  expect(notes[0]!.getAttribute('role')).toBe('alert');
  expect(notes[0]!.textContent).toContain('You can read the page, and its links work.');
  expect(notes[0]!.querySelector('button')!.textContent).toBe('Reload');
});

test.each([['<div id="root"></div>'], ['']])('a page without text does not say so: %s', (html) =>
  expect(fail(html)[0]!.textContent).toContain('there is nothing to see here yet'),
);

const inOldBrowser =
  '<div id="root"></div><p data-start-note role="status"><span style="display: none">On its way</span><span data-too-old>Too old</span></p>';

test('in a browser that is too old the page says that, and offers no reload', () => {
  const [note, ...others] = fail(inOldBrowser);
  expect(others).toEqual([]);
  expect(note!.getAttribute('role')).toBe('alert');
  expect(note!.querySelector<HTMLElement>('[data-too-old]')!.textContent).toBe('Too old');
  expect(note!.querySelector('button')).toBeNull();
});

test('in another the sentence for old ones, which its style sheet hides, is not said', () => {
  const [note] = fail(inOldBrowser.replace('<span data-too-old', '<span style="display: none" data-too-old'));
  expect(note!.textContent).not.toContain('Too old');
});

test('the note is removed once the app has started', () => {
  document.body.innerHTML = '<p data-start-note>On its way</p>';
  endStartNote();
  expect(document.body.innerHTML).toBe('');
  expect(() => endStartNote()).not.toThrow();
});
