import { describe, expect, it } from 'vitest';
import {
  date,
  file,
  flag,
  identity,
  image,
  link,
  list,
  long,
  markup,
  number,
  optional,
  pages,
  slug,
  text,
  texts,
} from '../../src/schemas/base';
import { parse, parseLinks, resolveAddress, ShapeError, unwrap } from '../../src/schemas/parse';
import { paginate } from '../support/laravel-paginator';

const things = list('things', {
  name: identity(text('title', 'name')),
  intro: markup('tp'),
  day: date('date'),
  isBoard: flag('is_board_member'),
  order: number('order'),
  url: optional(link('url')),
  file: optional(file('avatar', 'file')),
  image: optional(image('image')),
});

const read = (wire: unknown, base = '') => parse(things, [wire], base);
const only = (wire: Record<string, unknown>, base = '') => {
  const { records, faults } = read({ title: 'Well', ...wire }, base);
  return { ...records[0], faults };
};

describe('the languages of a record', () => {
  const marks = (languages: unknown) => read({ title: 'Well', languages }).records[0]!.languages;

  it('are known by its fields', () =>
    expect(marks({ title: 'en', tp: 'fa-AF' })).toEqual({ name: 'en', intro: 'fa-AF' }));

  it('are left out where they are no tags, or of no field', () =>
    expect(marks({ title: 'not a tag', tp: 4, other: 'en' })).toBeUndefined());

  it.each([null, 'en', 4, []])('may be %j by mistake', (languages) =>
    expect(marks(languages)).toBeUndefined(),
  );
});

describe('a record', () => {
  it('is parsed with the corrected field names', () =>
    expect(read({ id: 7, title: 'Well', tp: '<p>Water</p>', order: 2, is_board_member: 1 })).toEqual({
      records: [
        {
          id: '7',
          name: 'Well',
          intro: '<p>Water</p>',
          day: undefined,
          isBoard: true,
          order: 2,
          url: undefined,
          file: undefined,
          image: undefined,
        },
      ],
      faults: [],
      incomplete: [],
    }));

  it('may hold numbers and flags as strings', () =>
    expect(only({ order: '12', is_board_member: '0' })).toMatchObject({
      order: 12,
      isBoard: false,
      faults: [],
    }));

  it('may lack optional fields, or have null or an empty string there', () =>
    expect(only({ tp: null, date: '', order: undefined })).toMatchObject({
      name: 'Well',
      intro: undefined,
      day: undefined,
      faults: [],
    }));

  it('may have unknown fields, which are ignored', () =>
    expect(Object.keys(read({ title: 'Well', deleted_at: null, __proto__: 1 }).records[0]!)).toEqual(
      Object.keys(things.fields),
    ));

  it.each(['2026-11-20', '2026-11-20 14:30:00', '2026-11-20T14:30:00.000000Z', 'Until filled'])(
    'may be dated %j',
    (day) => expect(only({ date: day })).toMatchObject({ day, faults: [] }),
  );

  it('takes the first of its API names that has a value', () => {
    expect(read({ title: null, name: 'Second' }).records[0]?.name).toBe('Second');
    expect(read({ title: 'First', name: 'Second' }).records[0]?.name).toBe('First');
  });

  it('stays without an invalid value, which is reported with its path', () =>
    expect(only({ order: 'many', url: 'javascript:alert(1)' })).toMatchObject({
      name: 'Well',
      order: undefined,
      url: undefined,
      faults: [
        { path: 'things[0].order', expected: 'a number' },
        { path: 'things[0].url', expected: 'an http(s), mailto or tel address' },
      ],
    }));

  it.each([undefined, null, '', '  ', {}])('is dropped if an identity field is %j', (title) => {
    const { records, faults } = parse(things, [{ title: 'Well' }, { title }, { title: 'Dam' }], '');
    expect(records.map(({ name }) => name)).toEqual(['Well', 'Dam']);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.path).toBe('things[1].title');
  });

  it('that is dropped is returned with its valid fields and its index', () => {
    const { incomplete } = parse(things, [{ title: 'Well' }, { order: 5 }, { title: 'Dam' }], '');
    expect(incomplete).toEqual([{ before: 1, record: expect.objectContaining({ order: 5 }) }]);
  });

  it.each([null, 'text', 7, []])('is never %j', (wire) =>
    expect(read(wire)).toEqual({
      records: [],
      faults: [{ path: 'things[0]', expected: 'a record' }],
      incomplete: [],
    }),
  );
});

describe('an address', () => {
  const base = 'https://api.example.org/site';

  it.each([
    ['https://cdn.example.org/a.pdf', '', 'https://cdn.example.org/a.pdf'],
    ['https://cdn.example.org/a.pdf', base, 'https://cdn.example.org/a.pdf'],
    ['/storage/a.pdf', '', '/storage/a.pdf'],
    ['/storage/a.pdf', base, 'https://api.example.org/storage/a.pdf'],
    ['storage/a.pdf', '', '/storage/a.pdf'],
    ['./storage/a.pdf', '', '/storage/a.pdf'],
    ['storage/a.pdf', base, 'https://api.example.org/site/storage/a.pdf'],
    ['storage/a.pdf', `${base}/`, 'https://api.example.org/site/storage/a.pdf'],
    ['//cdn.example.org/a.pdf', base, 'https://cdn.example.org/a.pdf'],
    ['mailto:post@example.org', base, 'mailto:post@example.org'],
  ])('%s below "%s" is %s', (address, below, expected) => {
    expect(resolveAddress(address, below)).toBe(expected);
    expect(only({ url: address }, below).url).toBe(expected);
  });

  it('with newlines before the scheme never becomes a script, with a base or without', () => {
    for (const below of ['', base]) {
      expect(only({ url: 'java\nscript:alert(1)' }, below).url).toBeUndefined();
      expect(only({ url: '\u0001javascript:alert(1)' }, below).url).toBeUndefined();
    }
  });

  it('that is invalid is kept, and does not affect the list', () => {
    const { records, faults } = read({ title: 'Well', url: '//[' }, base);
    expect(records).toHaveLength(1);
    expect(faults.map(({ path }) => path)).toEqual(['things[0].url']);
  });
});

describe('a file', () => {
  it('has its size, type and checksum if they are given', () =>
    expect(only({ file: '/a.pdf', file_size: '84000', file_type: 'pdf', sha256: 'ab12' }).file).toEqual({
      url: '/a.pdf',
      size: 84_000,
      type: 'pdf',
      sha256: 'ab12',
    }));

  it('needs none of them', () =>
    expect(only({ file: '/a.pdf', file_size: null, file_type: '' })).toMatchObject({
      file: { url: '/a.pdf' },
      faults: [],
    }));
});

describe('an image', () => {
  it('has a size only if both sides are known', () => {
    expect(only({ image: '/a.png', width: '640', height: 480 }).image).toEqual({
      url: '/a.png',
      width: 640,
      height: 480,
    });
    expect(only({ image: '/a.png', width: 640 }).image).toEqual({ url: '/a.png' });
  });

  it('has its own size if the images of a record differ', () =>
    expect(only({ image: '/a.png', image_width: 1200, image_height: 675 }).image).toEqual({
      url: '/a.png',
      width: 1200,
      height: 675,
    }));
});

it('an image has a file for small screens and a colour, if the API has both in good order', () => {
  const sent = { image: '/a.avif', image_small: '/b.avif', image_small_width: 720, image_colour: '#a1B2c3' };
  expect(only(sent).image).toEqual({
    url: '/a.avif',
    small: { url: '/b.avif', width: 720 },
    colour: '#a1B2c3',
  });
  const wrong = { ...sent, image_small_width: 'wide', image_colour: 7 };
  expect(only(wrong).image).toEqual({ url: '/a.avif' });
});

describe('an envelope', () => {
  const page = { data: [{ title: 'Well' }], meta: { links: [] } };

  it.each([
    ['list', []],
    ['list', { data: [] }],
    ['list', { data: [], links: {}, meta: {} }],
    ['page', page],
    ['record', { data: { title: 'Well' } }],
    ['record', { title: 'Well' }],
  ] as const)('of a %s may be %j', (envelope, body) => expect(() => unwrap(body, envelope)).not.toThrow());

  it.each([
    ['list', null],
    ['list', 'ok'],
    ['list', { message: 'ok' }],
    ['list', { data: {} }],
    ['list', { data: null }],
    ['page', []],
    ['page', { data: [] }],
    ['page', { data: [], meta: {} }],
    ['page', { data: {}, meta: { links: [] } }],
    ['record', null],
    ['record', []],
    ['record', 'ok'],
    ['record', { data: [] }],
    ['record', { data: null }],
  ] as const)('of a %s is never %j', (envelope, body) =>
    expect(() => unwrap(body, envelope)).toThrow(ShapeError),
  );

  it('of a record contains that one record', () => {
    expect(unwrap({ data: { title: 'Well' } }, 'record')).toEqual([{ title: 'Well' }]);
    expect(unwrap({ title: 'Well' }, 'record')).toEqual([{ title: 'Well' }]);
  });

  it('is that of the resource unless another is given', () => {
    const paged = pages('posts', things.fields);
    expect(() => parse(paged, [], '')).toThrow(ShapeError);
    expect(parse(paged, page, '').records).toHaveLength(1);
    expect(parse(paged, { data: { title: 'Well' } }, '', 'record').records).toHaveLength(1);
  });

  it('may be an empty list', () => expect(parse(things, [], '').records).toEqual([]));
});

describe('the links of a page', () => {
  it('are in the order of the server, with its HTML in the labels', () => {
    const path = 'https://api.example.org/api/posts';
    expect(parseLinks(paginate([1, 2, 3], path, 2, 1))).toEqual([
      { url: null, label: '&laquo; Previous', active: false },
      { url: `${path}?page=1`, label: '1', active: true },
      { url: `${path}?page=2`, label: '2', active: false },
      { url: `${path}?page=2`, label: 'Next &raquo;', active: false },
    ]);
  });

  it('keep the gaps', () =>
    expect(parseLinks(paginate(Array(40).fill(0), '/api/posts', 2, 1))).toContainEqual({
      url: null,
      label: '...',
      active: false,
    }));

  it('may have numbers as labels, flags as numbers, and no address', () =>
    expect(parseLinks({ meta: { links: [{ label: 3, active: '1' }] } })).toEqual([
      { url: null, label: '3', active: true },
    ]));

  it.each([null, [], {}, { meta: {} }, { meta: { links: 'none' } }])('are none in %j', (body) =>
    expect(parseLinks(body)).toEqual([]),
  );
});

describe('damaged texts', () => {
  const parts = list('parts', {
    slug: identity(slug('slug')),
    name: text('name'),
    intro: markup('intro'),
    story: long(text('story')),
    tags: texts('tags'),
    url: optional(link('url')),
  });
  const readPart = (wire: Record<string, unknown>) => parse(parts, [{ slug: 'a', ...wire }], '');

  it('become well-formed, in fields of any kind', () =>
    expect(
      readPart({ name: 'a\ud800', intro: '<p>\udc00</p>', tags: ['x\ud800'], url: '/a\ud800' }).records[0],
    ).toMatchObject({ name: 'a\ufffd', intro: '<p>\ufffd</p>', tags: ['x\ufffd'], url: '/a\ufffd' }));

  it.each(['a\ud800', '..', '.', 'x'.repeat(5_000)])(
    'drop their record if its slug is invalid in an address: %j',
    (slug) => {
      const { records, faults } = readPart({ slug });
      expect(records).toEqual([]);
      expect(faults).toEqual([{ path: 'parts[0].slug', expected: 'a slug that an address can carry' }]);
    },
  );

  it('of a single line are truncated after 500 characters, with a fault', () => {
    const { records, faults } = readPart({ name: 'x'.repeat(20_000), story: 'x'.repeat(20_000) });
    expect(records[0]?.name).toBe(`${'x'.repeat(499)}…`);
    expect(records[0]?.story).toHaveLength(20_000);
    expect(faults).toEqual([{ path: 'parts[0].name', expected: 'at most 500 characters' }]);
  });
});

it.each(['//[', '//a:99999/x', 'http://['])('an invalid address does not stop the parser: %j', (address) =>
  expect(resolveAddress(address, 'https://api.example')).toBe(address),
);

it.each([
  { file_size: -1 },
  { file_size: 'x' },
  { file_type: 'x'.repeat(20_000) },
  { sha256: '<b>' },
  { file_language: '<b>' },
])('invalid metadata of a file is ignored: %j', (facts) =>
  expect(only({ file: '/a.pdf', ...facts }).file).toEqual({ url: '/a.pdf' }),
);

it.each([{ width: 0, height: 1 }, { width: -4, height: 3 }, { width: 4 }])(
  'an impossible image size is ignored: %j',
  (size) => expect(only({ image: '/a.png', ...size }).image).toEqual({ url: '/a.png' }),
);
