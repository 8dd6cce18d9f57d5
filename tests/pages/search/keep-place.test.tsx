// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { KeepPlace } from '../../../src/pages/search/keep-place';

afterEach(cleanup);

/** Each result is 100 px high; jsdom has no layout. */
function stubLayout(scrolled: number) {
  vi.stubGlobal('scrollY', scrolled);
  const scrollBy = vi.fn();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const place = [...document.querySelectorAll('li')].findIndex((each) => each.contains(this));
    return { top: place * 100 - scrolled } as DOMRect;
  });
  return scrollBy;
}

const results = (...names: string[]) => (
  <KeepPlace>
    <ol>
      {names.map((name) => (
        <li key={name}>
          <a href={`/${name}`}>{name}</a>
        </li>
      ))}
    </ol>
  </KeepPlace>
);

test('a result with the focus keeps it, and its place, when others arrive above it', () => {
  const scrollBy = stubLayout(0);
  const { rerender, getByText } = render(results('cook', 'driver'));
  getByText('driver').focus();
  rerender(results('guard', 'driver', 'cook'));
  expect(document.activeElement).toBe(getByText('driver'));
  rerender(results('guard', 'pilot', 'driver', 'cook'));
  expect(document.activeElement).toBe(getByText('driver'));
  expect(scrollBy.mock.calls).toEqual([[{ top: 100, behavior: 'instant' }]]);
});

test('where the browser does not anchor, the first visible result stays in its place', () => {
  const scrollBy = stubLayout(150);
  const { rerender } = render(results('cook', 'driver', 'guard'));
  rerender(results('pilot', 'nurse', 'cook', 'driver', 'guard'));
  expect(scrollBy.mock.calls).toEqual([[{ top: 200, behavior: 'instant' }]]);
});

test('where the browser anchors, and at the top of the page, it does not scroll', () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const anchored = stubLayout(150);
  const { rerender } = render(results('cook', 'driver', 'guard'));
  rerender(results('pilot', 'cook', 'driver', 'guard'));
  expect(anchored).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  const atTop = stubLayout(0);
  rerender(results('nurse', 'pilot', 'cook', 'driver', 'guard'));
  expect(atTop).not.toHaveBeenCalled();
});
