import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { atomFeed } from '../../src/server/atom';

const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const feed = {
  title: 'Vacancies · R&D',
  page: 'https://example.org/vacancies',
  self: 'https://example.org/vacancies.atom',
  author: 'NLO',
  base: 'https://example.org/',
  language: 'en',
  updated: '2026-11-20T00:00:00+04:30',
};
const entry = {
  title: 'A <b>"driver"</b> & more',
  url: 'https://example.org/vacancies/v-1?a=1&b=2',
  published: '2026-11-20T00:00:00+04:30',
  updated: '2026-11-21T00:00:00+04:30',
  summary: 'Drives \u0000\u{1f69a}\ud800.',
  content: '<p>R&amp;D</p>',
};

test('a feed is XML, whatever an editor typed', () => {
  const { documentElement: root } = parse(atomFeed({ ...feed, entries: [entry] }));
  expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  const textOf = (name: string) => root.querySelector(`entry > ${name}`)?.textContent;
  expect(root.querySelector('title')?.textContent).toBe('Vacancies · R&D');
  expect(textOf('title')).toBe(entry.title);
  expect(textOf('id')).toBe(entry.url);
  expect(textOf('content')).toBe('<p>R&amp;D</p>');
  expect(textOf('summary')).toBe('Drives \u{1f69a}.');
  expect(root.querySelector('link[rel=self]')?.getAttribute('href')).toBe(feed.self);
});

test('a feed has what RFC 4287 requires, also without entries', () => {
  const { documentElement: root } = parse(atomFeed({ ...feed, entries: [] }));
  const names = [...root.children].map(({ localName }) => localName);
  for (const name of ['id', 'title', 'updated', 'author'])
    expect(
      names.filter((one) => one === name),
      name,
    ).toHaveLength(1);
  expect(root.querySelector('author')?.textContent).toBe('NLO');
});
