// @vitest-environment jsdom

import { describe, beforeEach, expect, test, vi } from 'vitest';
import { replaceQuery, isWithinPage, withinPage } from '../../src/browser/history';
import { expectWarning } from '../support/console';

beforeEach(() => history.replaceState({ key: 'a' }, '', '/vacancies?q=seed#top'));

test('replaces the query alone: path, hash, state and the length of the history stay', () => {
  const { length } = history;
  replaceQuery('/vacancies', '?q=feed&open=on');
  expect(location.pathname + location.search + location.hash).toBe('/vacancies?q=feed&open=on#top');
  expect([history.state, history.length]).toEqual([{ key: 'a' }, length]);
  replaceQuery('/vacancies', '');
  expect(location.pathname + location.search + location.hash).toBe('/vacancies#top');
});

test('a query that is there already is not written again', () => {
  const write = vi.spyOn(history, 'replaceState');
  replaceQuery('/vacancies', '?q=seed');
  expect(write).not.toHaveBeenCalled();
});

test('the query of another page, to which the user has left meanwhile, stays', () => {
  history.pushState(null, '', '/read?file=/files/tor.pdf');
  replaceQuery('/vacancies', '?open=on');
  replaceQuery('/vacancies', '');
  expect(location.pathname + location.search).toBe('/read?file=/files/tor.pdf');
});

test('does not throw where the browser refuses', () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  replaceQuery('/vacancies', '');
  expectWarning(/The address keeps its query/);
  expect(location.search).toBe('?q=seed');
});

describe('a link within the page', () => {
  test('recognises the state of a link within the page', () => {
    expect(isWithinPage(withinPage)).toBe(true);
    for (const other of [null, undefined, {}, 'isWithinPage']) expect(isWithinPage(other)).toBe(false);
  });
});
