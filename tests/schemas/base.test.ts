import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { identity, list, optional, pages, text, values } from '../../src/schemas/base';

const read = (kind: keyof typeof values, value: unknown) => {
  const result = v.safeParse(values[kind], value);
  return result.success ? result.output : `fault: ${result.issues[0].message}`;
};

describe('a flag', () => {
  it.each([1, '1', true, 'true'])('is set by %j', (value) => expect(read('flag', value)).toBe(true));
  it.each([0, '0', false, 'false'])('is not set by %j', (value) => expect(read('flag', value)).toBe(false));
  it.each([2, 'yes', [], {}])('is not read from %j', (value) =>
    expect(read('flag', value)).toBe('fault: 1 or 0'),
  );
});

describe('a number', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [' 7.50 ', 7.5],
    ['-3', -3],
  ])('is read from %j', (value, expected) => expect(read('number', value)).toBe(expected));
  it.each(['', '  ', 'many', Number.NaN, Infinity, true, [7]])('is not read from %j', (value) =>
    expect(read('number', value)).toMatch(/^fault: /),
  );
});

describe('a text', () => {
  it('may come as a number', () => expect(read('text', 1201)).toBe('1201'));
  it('is trimmed', () => expect(read('text', '  Herat\n')).toBe('Herat'));
  it.each(['   ', true, {}, []])('is not read from %j', (value) =>
    expect(read('text', value)).toBe('fault: text'),
  );
});

describe('a link', () => {
  it.each([
    'https://example.org/a b.pdf',
    'HTTP://example.org',
    'mailto:post@example.org',
    'tel:+93700111222',
    '/storage/a.pdf',
    'storage/a.pdf',
    '//cdn.example.org/a.pdf',
    'storage/a%3Ab.pdf',
  ])('may be %j', (url) => expect(read('link', url)).toBe(url));

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    'vbscript:x',
  ])('is never %j', (url) => expect(read('link', url)).toBe('fault: an http(s), mailto or tel address'));

  it.each(['http://', 'https://[', '//[', 'http://a b/'])('is never %j, which is invalid', (url) =>
    expect(read('link', url)).toBe('fault: an http(s), mailto or tel address'),
  );

  it.each(['file', 'image'] as const)('sets the rule for the kind %s too', (kind) =>
    expect(read(kind, 'javascript:alert(1)')).toMatch(/^fault: /),
  );
});

describe('a resource', () => {
  it('is a plain list with a low prefetch rank by default', () =>
    expect(list('tags', { name: identity(text('name')) })).toMatchObject({ envelope: 'list', rank: 50 }));

  it('may have pages', () =>
    expect(pages('posts', { title: text('title') }, { rank: 3 })).toMatchObject({
      name: 'posts',
      envelope: 'page',
      rank: 3,
    }));

  it('has for each field whether a record may lack it', () =>
    expect([identity(text('a')), text('a'), optional(text('a'))].map(({ need }) => need)).toEqual([
      'identity',
      'expected',
      'optional',
    ]));
});
