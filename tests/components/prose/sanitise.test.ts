// @vitest-environment jsdom
import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test } from 'vitest';
import { purifyIn, sanitise, sanitiseInline } from '../../../src/components/prose/sanitise';
import { expectWarning } from '../../support/console';

test('keeps paragraphs, emphasis, headings, lists and images', () => {
  const markup = '<h3>A</h3><p>B <strong>c</strong> <em>d</em></p><ul><li>e</li></ul>';
  expect(sanitise(markup)).toBe(markup);
});

test('an image loads lazily, and keeps its size if width and height are given', () => {
  expect(sanitise('<img src="/files/a.jpg" alt="A field" width="600" height="400">')).toMatch(
    /^<img (?=.*src="\/files\/a\.jpg")(?=.*alt="A field")(?=.*width="600")(?=.*height="400")(?=.*loading="lazy").*>$/,
  );
  expect(sanitise('<img src="/a.jpg" width="100%" height="400">')).not.toMatch(/width|height/);
});

test('an image keeps its files for several widths', () =>
  expect(sanitise('<img src="/a.avif" srcset="/b.avif 720w, /a.avif 1600w" sizes="92vw" alt="A">')).toMatch(
    /srcset="\/b\.avif 720w, \/a\.avif 1600w" sizes="92vw"/,
  ));

const tags = (markup: string, from?: 2 | 3 | 4 | 5) =>
  [...sanitise(markup, from).matchAll(/<(h\d)/g)].map(([, tag]) => tag);

test('headings start below those of the page and skip no level', () => {
  expect(tags('<h1>a</h1><h2>b</h2><h1>c</h1>')).toEqual(['h3', 'h4', 'h3']);
  expect(tags('<h2>a</h2><h4>b</h4>')).toEqual(['h3', 'h4']);
  expect(tags('<h4>a</h4>', 2)).toEqual(['h2']);
  expect(tags('<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', 5)).toEqual(['h5', 'h6', 'h6', 'h6']);
  expect(sanitise('<h2 dir="rtl">a <b>b</b></h2>')).toBe('<h3 dir="rtl">a <b>b</b></h3>');
});

test('a table is wrapped in a focusable scroll container that is named by its columns', () => {
  const table =
    '<table><thead><tr><th>Value</th><th>Procedure</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
  expect(sanitise(table)).toBe(
    `<div role="group" tabindex="0" aria-label="Table: Value, Procedure">${table}</div>`,
  );
  const nested =
    '<table><tbody><tr><td><table><tbody><tr><td>1</td></tr></tbody></table></td></tr></tbody></table>';
  expect(sanitise(nested).match(/role="group"/g)).toHaveLength(1);
});

test('shows huge or broken markup as far as possible', () => {
  expect(sanitise('<p>never closed <b>at all')).toBe('<p>never closed <b>at all</b></p>');
  for (const letters of ['x', 'a@', '+1', 'www.'])
    expect(sanitise(`<p>${letters.repeat(100_000 / letters.length)}</p>`)).toContain(letters.repeat(10));
  expect(sanitise(`<p>${'x'.repeat(100_000)}</p>`)).toHaveLength(100_007);
});

test.each([
  '<frameset><frame src="/x"></frameset>',
  '<div><frameset>Hello',
  '<frameset>',
  '<body><frameset>',
])('markup cannot replace the body: %s', (markup) => {
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

test.each([
  ['شماره +93 20 555 0144، بنویسید', 'tel:+93205550144', '+93 20 555 0144'],
  ['شماره <b>+۹۳ ۲۰ ۵۵۵ ۰۱۴۴</b>', 'tel:+93205550144', '+۹۳ ۲۰ ۵۵۵ ۰۱۴۴'],
  ['complaints@example.org یا', 'mailto:complaints@example.org', 'complaints@example.org'],
  ['<a href="mailto:a@b.example">a@b.example</a> ته', 'mailto:a@b.example', 'a@b.example'],
  ['<a href="tel:+9320">+93 20</a>', 'tel:+9320', '+93 20'],
])('the contact of “%s” is one link from left to right', (markup, href, text) => {
  const place = document.createElement('div');
  place.innerHTML = sanitise(`<p>${markup}</p>`);
  const links = [...place.querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.dir, link.textContent])).toEqual([
    [href, 'ltr', text],
  ]);
});

test('a link with words of its own, and one that names a direction, keep theirs', () => {
  const links = [
    '<a href="mailto:a@b.example" rel="noopener">به ما بنویسید</a>',
    '<a href="tel:+9320" dir="rtl" rel="noopener">+93 20</a>',
    '<a href="/contact" rel="noopener">+93 20 555 0144</a>',
  ];
  for (const link of links) expect(sanitise(link)).toBe(link);
});

test('a web address in the text opens in a new tab', () =>
  expect(sanitise('www.example.org')).toBe(
    '<a href="https://www.example.org" dir="ltr" rel="noopener" target="_blank">www.example.org</a>',
  ));

test.each(['//[', 'http://a:99999/', 'https://%/'])('removes the href of an invalid URL: %s', (href) =>
  expect(sanitise(`<a href="${href}">x</a>`)).toBe('<a>x</a>'),
);

test('an image with an unusual size is treated as an image without a size', () => {
  for (const size of [
    'width="1" height="99999999"',
    'width="600" height="6000"',
    'width="9000" height="100"',
  ])
    expect(sanitise(`<img src="/a.png" ${size}>`)).not.toMatch(/width|height/);
});

test('an image with an invalid URL does not throw', () =>
  expect(sanitise('<img src="//[" alt="A">')).toContain('alt="A"'));

test.each(['blockquote', 'div', 'ul><li', 'b', 'table><tr><td'])(
  '100 nested elements are flattened to 16, with their text: %s',
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

test('10 MB of prose are cut, with a notice', () => {
  const html = sanitise(`<p>${'word '.repeat(2_000_000)}`);
  expect(html.length).toBeLessThan(210_000);
  expect(html).toContain('The text is longer than this app shows.');
});

test('shows the plain text if DOMPurify fails', () => {
  expectWarning(/Prose is shown as bare text/);
  const broken = new JSDOM('').window;
  // An unsupported environment, in which DOMPurify returns its input.
  Object.defineProperty(broken, 'Element', { value: undefined });
  purifyIn(broken as unknown as Parameters<typeof purifyIn>[0]);
  onTestFinished(() => purifyIn(window));
  expect(sanitise('<p onclick="x()">Hello <b>you</b></p>')).toBe('<p>Hello you</p>');
  expect(sanitiseInline('<b onclick="x()">Hello</b>')).not.toContain('onclick');
});

test('inline prose keeps its text and its emphasis', () => {
  expect(sanitiseInline('What is it?')).toBe('What is it?');
  expect(sanitiseInline('<b>What</b> is it?')).toBe('<b>What</b> is it?');
  expect(sanitiseInline('<p>What is it?</p>')).toBe('What is it?');
});
