import { expect, test, vi } from 'vitest';
import { main } from '../../../../vite/api/check/main';
import { textOfReport } from '../../../../vite/api/check/table';
import { startLaravel } from '../../../support/laravel';
import { makeProject } from '../../content/project';
import { quick, startApi } from './sound-api';

async function run(words: readonly string[], env: Record<string, string> = {}) {
  const print = vi.fn<(text: string) => void>();
  const tell = vi.fn<(sentence: string) => void>();
  const code = await main(words, { env, times: quick, print, tell });
  return { code, printed: print.mock.calls.flat().join('\n'), told: tell.mock.calls.flat().join('\n') };
}

test('a whole API is asked for every list of the contract, and its faults are the exit code', async () => {
  const laravel = await startLaravel();
  const { code, printed } = await run([laravel.url]);
  await laravel.stop();
  for (const name of [
    'settings',
    'volunteers',
    'exatras',
    'pcategories',
    'projects?page=3',
    'posts/tag/winter',
  ])
    expect(printed).toMatch(
      new RegExp(`^/api/${name.replace('?', '\\?')} +200 +application/json +yes `, 'm'),
    );
  // Its rows have times with and without a zone.
  expect(printed).toMatch(/^2 faults, \d+ notes\.$/m);
  expect(code).toBe(1);
});

test.each([
  [[], 'Expected the address of an API.'],
  [
    ['https://api.example.org/api/'],
    'Leave /api out of the address, the app adds it: https://api.example.org',
  ],
  [['api.example.org'], 'The address must be a whole http(s) address'],
  [['https://a.example', 'https://b.example'], 'Expected the address once.'],
  [['--all'], 'There is no --all.'],
  [['https://a.example', '--site'], 'Expected a value behind --site.'],
  [['https://a.example', '--site', 'here'], '--site must be the address of a site without a path'],
  [['https://a.example', '--languages', 'fa'], '--languages must be "path:" or "query:"'],
])('a wrong call, %j, is told with the right one', async (words, sentence) => {
  const { code, told, printed } = await run(words);
  expect(told).toContain(sentence);
  expect(told).toContain('npm run check-api -- https://api.example.org');
  expect([code, printed]).toEqual([2, '']);
});

test('the API of a site is that of its description', async () => {
  const server = await startApi({ '/api/settings': () => undefined });
  const root = makeProject({ 'content/site.yaml': `name: Ours\napi:\n  address: ${server.origin}` });
  await server.stop();
  const { code, printed } = await run([], { SITE: `${root}/content` });
  expect(code).toBe(1);
  expect(printed).toContain(server.origin);
  expect(printed).toContain('no answer: the server takes no connection.');
});

test('a report is a text of short lines, in which what several calls have stands once', () => {
  const line = {
    status: '200',
    type: 'application/json',
    cors: 'yes',
    cache: 'ETag',
    time: '0.10 s',
    records: '1',
  };
  const what = 'file: expected an address, found 7.';
  const text = textOfReport({
    base: 'https://api.example.org',
    site: 'https://example.org',
    at: Date.UTC(2026, 10, 20, 12, 30),
    lines: [
      { where: '/api/vacancies', ...line },
      { where: '/api/itbs', ...line, cors: 'no' },
    ],
    findings: [
      {
        level: 'fault',
        where: '/api/vacancies',
        what,
        phone: 'A phone shows the record without its document.',
      },
      { level: 'note', where: '/api/itbs', what: 'a note that is longer than a line '.repeat(4).trim() },
      { level: 'fault', where: '/api/itbs', what, phone: 'A phone shows the record without its document.' },
    ],
  });
  expect(text.split('\n')).toEqual([
    'https://api.example.org, asked on 2026-11-20 12:30 UTC as a phone asks that shows https://example.org',
    '',
    'call            status  type              CORS  cache  time    records',
    '/api/vacancies  200     application/json  yes   ETag   0.10 s  1',
    '/api/itbs       200     application/json  no    ETag   0.10 s  1',
    '',
    'Faults: these take something from the users',
    '',
    '  /api/vacancies, /api/itbs',
    '    - file: expected an address, found 7.',
    '      A phone shows the record without its document.',
    '',
    'Notes: these may be meant',
    '',
    '  /api/itbs',
    '    - a note that is longer than a line a note that is longer than a line a note that is longer than',
    '      a line a note that is longer than a line',
    '',
    '2 faults, 1 note.',
  ]);
});
