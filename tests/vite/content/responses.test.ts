import { expect, test } from 'vitest';
import { identity, list, pages, text } from '../../../src/schemas/base';
import { responsesOf, checkedBody } from '../../../vite/content/responses';
import type { Fault } from '../../../vite/content/faults';

const fields = { title: identity(text('title')), slug: identity(text('slug')) };
const records = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  title: 'A',
  slug: `a-${index + 1}`,
}));

test('a list is one response, wrapped in data', () => {
  expect(responsesOf(list('tags', fields), records)).toMatchObject([
    { path: 'api/tags.json', body: { data: records } },
  ]);
});

test('a paginated list is one response for each page and each record', () => {
  const answers = responsesOf(pages('projects', fields), records);
  expect(answers.map(({ path }) => path)).toEqual([
    'api/projects.json',
    'api/projects/page/2.json',
    ...records.map(({ slug }) => `api/projects/${slug}.json`),
  ]);
  expect(answers.at(-1)).toMatchObject({ envelope: 'record', body: { data: records[7] } });
});

test('every response passes the client’s validation', () => {
  const resource = pages('projects', fields);
  const faults: Fault[] = [];
  for (const answer of responsesOf(resource, records)) {
    expect(JSON.parse(checkedBody(resource, answer, faults))).toEqual(answer.body);
  }
  expect(faults).toEqual([]);
});

test('a record that the client would drop is a fault', () => {
  const resource = list('tags', fields);
  const faults: Fault[] = [];
  for (const answer of responsesOf(resource, [{ id: 1, title: 'A' }])) checkedBody(resource, answer, faults);
  expect(faults).toEqual([
    {
      file: 'api/tags.json',
      field: 'tags[0].slug',
      expected: 'a value',
      found: 'a value that the site would refuse',
    },
  ]);
});
