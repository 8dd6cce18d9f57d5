// @vitest-environment jsdom
import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { purifyIn, sanitise, sanitiseInline } from '../../../src/components/prose/sanitise';

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

test.each([
  '<frameset><frame src="/x"></frameset>',
  '<div><frameset>Hello',
  '<frameset>',
  '<body><frameset>',
])('no markup takes the place of the page’s own body: %s', (markup) => {
  expect(() => sanitise(markup)).not.toThrow();
  expect(sanitise(`${markup}<p>Hello</p>`)).toContain('Hello');
  expect(() => sanitiseInline(markup)).not.toThrow();
});

test.each([
  ['//host.example/a', '_blank'],
  ['/\t/host.example/a', '_blank'],
  ['https://host.example/a', '_blank'],
  ['/vacancies', null],
  ['#top', null],
  ['mailto:a@b.example', null],
])('a link to %j opens in %s', (href, target) => {
  const place = document.createElement('div');
  place.innerHTML = sanitise(`<a href="${href}">x</a>`);
  expect(place.querySelector('a')?.getAttribute('target')).toBe(target);
});

test.each(['//[', 'http://a:99999/', 'https://%/'])('a link that no browser can read is none: %s', (href) =>
  expect(sanitise(`<a href="${href}">x</a>`)).toBe('<a>x</a>'),
);

test('a picture whose size no page can give it gets the frame of those without a size', () => {
  for (const size of [
    'width="1" height="99999999"',
    'width="600" height="6000"',
    'width="9000" height="100"',
  ])
    expect(sanitise(`<img src="/a.png" ${size}>`)).not.toMatch(/width|height/);
});

test('a picture at an address that no browser can read is no reason to stop', () =>
  expect(sanitise('<img src="//[" alt="A">')).toContain('alt="A"'));

test.each(['blockquote', 'div', 'ul><li', 'b', 'table><tr><td'])(
  'what is nested 100 times comes out 16 deep, with its text: %s',
  (tag) => {
    const html = sanitise(`${`<${tag}>`.repeat(100)}deep`);
    const place = document.createElement('div');
    place.innerHTML = html;
    let depth = 0;
    for (const element of place.querySelectorAll('*')) {
      let own = 0;
      for (let at: Element | null = element; at && at !== place; at = at.parentElement) own += 1;
      depth = Math.max(depth, own);
    }
    expect(depth).toBeLessThanOrEqual(18);
    expect(place.textContent).toContain('deep');
  },
);

test('10 MB of prose are cut, and say so', () => {
  const html = sanitise(`<p>${'word '.repeat(2_000_000)}`);
  expect(html.length).toBeLessThan(210_000);
  expect(html).toContain('The text is longer than this app shows.');
});

test('where the purifier fails, the bare text is shown', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const broken = new JSDOM('').window;
  // A browser that the purifier does not know: it would give back the markup as it is.
  Object.defineProperty(broken, 'Element', { value: undefined });
  purifyIn(broken as unknown as Parameters<typeof purifyIn>[0]);
  onTestFinished(() => purifyIn(window));
  expect(sanitise('<p onclick="x()">Hello <b>you</b></p>')).toBe('<p>Hello you</p>');
  expect(sanitiseInline('<b onclick="x()">Hello</b>')).not.toContain('onclick');
  expect(warn).toHaveBeenCalled();
});

test('the words of a line are all shown, and its emphasis', () => {
  expect(sanitiseInline('What is it?')).toBe('What is it?');
  expect(sanitiseInline('<b>What</b> is it?')).toBe('<b>What</b> is it?');
  expect(sanitiseInline('<p>What is it?</p>')).toBe('What is it?');
});
