// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { sanitise } from '../../src/components/prose-markup';

test('what an editor means stays: paragraphs, emphasis, headings, lists, pictures', () => {
  const markup = '<h3>A</h3><p>B <strong>c</strong> <em>d</em></p><ul><li>e</li></ul>';
  expect(sanitise(markup)).toBe(markup);
});

test('a picture is fetched when it comes into view, and its size is kept where both numbers are given', () => {
  expect(sanitise('<img src="/files/a.jpg" alt="A field" width="600" height="400">')).toMatch(
    /^<img (?=.*src="\/files\/a\.jpg")(?=.*alt="A field")(?=.*width="600")(?=.*height="400")(?=.*loading="lazy").*>$/,
  );
  expect(sanitise('<img src="/a.jpg" width="100%" height="400">')).not.toMatch(/width|height/);
});

const tags = (markup: string, from?: 2 | 3 | 4 | 5) =>
  [...sanitise(markup, from).matchAll(/<(h\d)/g)].map(([, tag]) => tag);

test('headings start below the page’s own and leave out no level', () => {
  expect(tags('<h1>a</h1><h2>b</h2><h1>c</h1>')).toEqual(['h3', 'h4', 'h3']);
  expect(tags('<h2>a</h2><h4>b</h4>')).toEqual(['h3', 'h4']);
  expect(tags('<h4>a</h4>', 2)).toEqual(['h2']);
  expect(tags('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', 5)).toEqual(['h5', 'h6', 'h6', 'h6']);
  expect(sanitise('<h2 dir="rtl">a <b>b</b></h2>')).toBe('<h3 dir="rtl">a <b>b</b></h3>');
});

test('a table stands in a place of its own, which the keyboard reaches and which is named by its columns', () => {
  const table =
    '<table><thead><tr><th>Value</th><th>Procedure</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  expect(sanitise(table)).toBe(
    `<div role="group" tabindex="0" aria-label="Table: Value, Procedure">${table}</div>`,
  );
  const nested =
    '<table><tbody><tr><td><table><tbody><tr><td>1</td></tr></tbody></table></td></tr></tbody></table>';
  expect(sanitise(nested).match(/role="group"/g)).toHaveLength(1);
});

test('what is huge or broken is shown as far as it goes', () => {
  expect(sanitise('<p>never closed <b>at all')).toBe('<p>never closed <b>at all</b></p>');
  expect(sanitise(`<p>${'x'.repeat(100_000)}</p>`)).toHaveLength(100_007);
});
