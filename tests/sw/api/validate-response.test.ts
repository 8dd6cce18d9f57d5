import { expect, it } from 'vitest';
import '../worker-scope';
import { validateHead, isValid, validateBody } from '../../../sw/api/validate-response';

const headers = new Headers();
const judge = (path: string, body: unknown) =>
  isValid(validateBody(path, { text: JSON.stringify(body), headers, confirmedAt: 1 }));
const page = { data: [], meta: { links: [] } };

it.each([
  ['vacancies', []],
  ['categories', { data: [] }],
  ['projects', page],
  ['posts/tag/water', page],
  ['projects/page/2', page],
  ['projects/a-well', { data: { id: 1 } }],
  ['projects/a-well', { id: 1 }],
])('a response for %s may be %j', (path, body) => expect(judge(path, body)).toBe(true));

it.each([
  ['vacancies', { data: null }],
  ['vacancies', 'ok'],
  ['projects', []],
  ['projects', { data: [] }],
  ['projects/a-well', { data: [] }],
  ['projects/a-well', null],
])('a response for %s must not be %j', (path, body) => expect(judge(path, body)).toBe(false));

it.each(['application/json', 'application/json; charset=utf-8', 'application/vnd.api+json'])(
  '%s is JSON',
  (type) => expect(validateHead(new Response('[]', { headers: { 'content-type': type } }))).toBeUndefined(),
);

it.each(['text/html', 'text/plain', 'application/jsonp', ''])('"%s" is not JSON', (type) =>
  expect(validateHead(new Response('[]', { headers: { 'content-type': type } }))?.reason).toBe('not-json'),
);

it.each([
  ['120', 120_000],
  ['999999', 3_600_000],
  ['', 60_000],
  ['soon', 60_000],
  [new Date(Date.now() + 60_000).toUTCString(), 60_000],
])('a busy server that sends "%s" is not called for that time, an hour at most', (value, wait) => {
  const flaw = validateHead(new Response('', { status: 429, headers: { 'retry-after': value } }));
  const left = (flaw?.retryAt ?? 0) - Date.now();
  expect(left).toBeGreaterThan(wait - 2_000);
  expect(left).toBeLessThanOrEqual(wait);
});
