import { expect, it } from 'vitest';
import { parse } from '../../src/schemas/parse';
import { projects } from '../../src/schemas/projects';
import { recordsOf, type Row } from '../support/laravel-records';

const base = 'https://valley.example';
const rows: Row[] = recordsOf(base).projects.map((row) => ({ ...row, category: 'water' }));
const page = (data: unknown[]) => ({ data, meta: { links: [] } });
const { records, faults } = parse(projects, page(rows), base);

it('projects of a Laravel server are parsed without a fault', () => {
  expect(faults).toEqual([]);
  expect(records).toHaveLength(8);
  expect(records[0]).toEqual({
    id: '1',
    title: 'کانال آب بالا',
    slug: 'canal-1',
    date: rows[0]?.date,
    category: 'water',
    tags: undefined,
    image: { url: `${base}/storage/images/valley.png` },
    thumbnail1: { url: `${base}/storage/images/valley.png` },
    thumbnail2: undefined,
    intro: '<p>Eleven villages, phase 1.</p>',
    content: '<h2>What was built</h2><p>Stone, gates and a measuring weir.</p>',
  });
});

it('one project may be wrapped in data or bare', () => {
  for (const body of [{ data: rows[1] }, rows[1]])
    expect(parse(projects, body, base, 'record').records).toMatchObject([{ slug: 'canal-2' }]);
});

it('a category that is a loaded relation gives its slug', () => {
  const parsed = parse(projects, page(recordsOf(base).projects), base);
  expect(parsed.faults).toEqual([]);
  expect(parsed.records.map(({ category }) => category).slice(0, 2)).toEqual(['water', 'farming']);
});

it.each(['title', 'slug'])('a project without its %s is dropped', (field) => {
  const parsed = parse(projects, page([{ ...rows[0], [field]: null }, rows[1]]), base);
  expect(parsed.records.map(({ slug }) => slug)).toEqual(['canal-2']);
  expect(parsed.faults).toEqual([{ path: `projects[0].${field}`, expected: 'a value' }]);
});
