import { expect, it } from 'vitest';
import { toOwnPath } from '../../../src/data/api/own-url';

const origin = 'https://app.example';

it.each([
  ['/vacancies', '/vacancies'],
  ['/events?month=2026-05#top', '/events?month=2026-05#top'],
  ['vacancies', '/vacancies'],
  ['https://app.example/team', '/team'],
  ['', '/'],
  ['/a//b', '/a//b'],
])('%j leads within the app, to %s', (address, path) => expect(toOwnPath(address, origin)).toBe(path));

it.each([
  '//host.example/x',
  '/\t/host.example/x',
  '\n//host.example',
  '/\\host.example',
  '\\\\host.example',
  'https://host.example/',
  'https://app.example.host.example/',
  'https://app.example@host.example/',
  'http://app.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://app.example/1',
  'mailto:a@app.example',
])('%j leads abroad', (address) => expect(toOwnPath(address, origin)).toBeUndefined());

it.each(['http://[', '//a:99999/', 'http://a b/', 'https://%/'])(
  '%j is invalid, and leads nowhere',
  (address) => expect(toOwnPath(address, origin)).toBeUndefined(),
);

it.each(['/.//host.example/x', '/..//host.example/x', 'https://app.example//host.example/x'])(
  '%j stays within the app, although its path starts like another host',
  (address) => expect(toOwnPath(address, origin)).toBe('/host.example/x'),
);
