// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from '../../../src/components/prose/prose';
import type { Markup } from '../../../src/schemas/base';
import { address, renderPage, watchDownloads } from '../../support/render';
import { expectWarning } from '../../support/console';

const prose = (markup: string, inline = false) => (
  <div data-testid="place">
    <Prose inline={inline}>{markup as Markup}</Prose>
  </div>
);

test.each([
  ['a script', '<p>Hello</p><script>alert(1)</script>'],
  ['an event handler', '<p onclick="alert(1)">Hello</p><img src="x" onerror="alert(1)">'],
  ['a javascript: URL', '<p>Hello</p><a href="javascript:alert(1)">x</a>'],
  ['a disguised javascript: URL', '<p>Hello</p><a href="java&#10;script:alert(1)">x</a>'],
  ['a data: URL with a page', '<p>Hello</p><a href="data:text/html,<script>alert(1)</script>">x</a>'],
  ['a style sheet', '<style>body { display: none }</style><p style="position:fixed">Hello</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>Hello</p>'],
  ['an SVG', '<svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg><p>Hello</p>'],
  ['MathML', '<math><mi xlink:href="javascript:alert(1)">x</mi></math><p>Hello</p>'],
  ['a form', '<form action="https://evil.example"><input name="p"><button>x</button></form><p>Hello</p>'],
  ['a form action on a button', '<p>Hello</p><button formaction="javascript:alert(1)">x</button>'],
  ['a base URL', '<base href="https://evil.example/"><p>Hello</p>'],
  ['an id or name that shadows the app', '<p id="content" name="root" class="Mui-expanded">Hello</p>'],
  ['a plugin', '<object data="x.swf"></object><embed src="x.swf"><p>Hello</p>'],
  [
    'a mutation',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">Hello</p></noscript><p>Hello</p>',
  ],
])('removes %s and keeps the text beside it', async (_, markup) => {
  await renderPage(prose(markup));
  const place = screen.getByTestId('place').firstElementChild!;
  expect(place.textContent).toContain('Hello');
  expect(
    place.querySelector(
      'script,style,iframe,svg,math,form,input,button,base,object,embed,noscript,link,meta',
    ),
  ).toBeNull();
  for (const element of place.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^(on|style$|class$|id$|name$|srcset$|action$|formaction$|xlink)/);
      expect(value.replace(/\s/g, '')).not.toMatch(/^(javascript|vbscript|data):/i);
    }
  }
});

test('a link to another site opens in a new tab, and no link gives access to `window.opener`', async () => {
  await renderPage(
    prose(
      '<a href="https://example.org/a" rel="opener" target="_top">Away</a> <a href="/vacancies" target="evil">Here</a>' +
        ' <a href="mailto:a@example.org">Write</a>',
    ),
  );
  const away = screen.getByRole('link', { name: 'Away' });
  expect([away.getAttribute('rel'), away.getAttribute('target')]).toEqual(['noopener', '_blank']);
  for (const name of ['Here', 'Write']) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['noopener', null]);
  }
});

test('detects the text direction', async () => {
  await renderPage(prose('<p>سلام</p>'));
  expect(screen.getByTestId('place').firstElementChild!.getAttribute('dir')).toBe('auto');
});

test('inline prose has no block elements and no links', async () => {
  await renderPage(
    <button type="button">{prose('<p>What is <b>this</b>? See <a href="/x">here</a>.</p>', true)}</button>,
  );
  const button = screen.getByRole('button', { name: 'What is this? See here.' });
  expect(within(button).queryByRole('link')).toBeNull();
  expect(button.querySelector('p, a, [data-testid] > div')).toBeNull();
  expect(button.querySelector('b')?.textContent).toBe('this');
});

test('a link to a page of the app navigates without a reload', async () => {
  const { navigations } = watchDownloads();
  const { user } = await renderPage(prose('<p><a href="/vacancies#open">Vacancies</a></p>'));
  await user.click(screen.getByRole('link', { name: 'Vacancies' }));
  expect(address()).toBe('/vacancies#open');
  expect(navigations).toEqual([]);
});

test('leaves a link to another site, and a click with a modifier key, to the browser', async () => {
  const { navigations } = watchDownloads();
  await renderPage(prose('<a href="https://example.org/a">Away</a> <a href="/vacancies">Here</a>'), {
    at: '/',
  });
  fireEvent.click(screen.getByRole('link', { name: 'Away' }));
  fireEvent.click(screen.getByRole('link', { name: 'Here' }), { ctrlKey: true });
  expect(navigations).toEqual(['https://example.org/a', 'http://localhost:3000/vacancies']);
  expect(address()).toBe('/');
});

const pdf = () => new Response('%PDF-1.7 body', { headers: { 'content-type': 'application/pdf' } });
const withFile = prose('<p>Read <a href="/files/tor.pdf">the terms</a>.</p>');

test('a link to a document downloads it and does not navigate', async () => {
  const { downloads, navigations } = watchDownloads();
  const { user } = await renderPage(withFile, { answers: { '/files/tor.pdf': pdf } });
  await user.click(screen.getByRole('link', { name: 'the terms' }));
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['tor.pdf']));
  expect(screen.getByRole('status').textContent).toBe('It is in your downloads.');
  expect(navigations).toEqual([]);
});

test('a failed download shows a message', async () => {
  expectWarning(/Failed to fetch/);
  const { downloads, navigations } = watchDownloads();
  const { user } = await renderPage(withFile);
  await user.click(screen.getByRole('link', { name: 'the terms' }));
  expect(
    await screen.findByText('Not on this device yet. Try again when you have a connection.'),
  ).toBeTruthy();
  expect([...downloads, ...navigations]).toEqual([]);
});

test('headings start one level below the heading above the prose', async () => {
  await renderPage(<Prose headingsFrom={4}>{'<h2>Costs</h2>' as Markup}</Prose>);
  expect(screen.getByRole('heading', { name: 'Costs', level: 4 })).toBeTruthy();
});
