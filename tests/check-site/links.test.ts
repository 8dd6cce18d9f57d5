import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { BuiltPage } from './built-pages';
import { deadLinks, foreignLinks, silentLinks } from './links';

const page = (references: readonly string[]): BuiltPage => ({ address: '/blog/a', heading: '', references });

test('a link to a page, a file, a list or a former address leads somewhere; any other is told with its page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'files'));
  mkdirSync(join(folder, 'blog'));
  for (const page of ['team.html', 'blog/a.html']) writeFileSync(join(folder, page), '');
  writeFileSync(join(folder, 'files', 'a b.pdf'), '');
  writeFileSync(join(folder, '_redirects'), '/jobs /vacancies 301\n');
  const good = ['/team', '/team?page=2#board', '/files/a%20b.pdf', '/jobs', '#top', 'mailto:a@b.example'];
  expect(deadLinks([page([...good, '/gone', '/gone', '%E0'])], folder)).toEqual([
    '/blog/a: a link leads to /gone, where there is nothing.',
    '/blog/a: a link leads to /blog/%E0, where there is nothing.',
  ]);
});

test('other sites are asked once each; those that have nothing, or do not answer, are told', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead({ '/gone': 404, '/refuses': 403 }[url] ?? 200).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const links = foreignLinks(
    [page(['/team', 'https://own.example/a', `${at}/`, `${at}/gone`, `${at}/refuses`]), page([`${at}/gone`])],
    'https://own.example',
  );
  const dead = 'http://127.0.0.1:1/';
  expect(await silentLinks(new Map([...links, [dead, '/contact']]))).toEqual([
    `/blog/a: ${at}/gone answers 404.`,
    expect.stringContaining(`/contact: ${dead} cannot be reached`),
  ]);
  expect(asked.sort()).toEqual(['/', '/gone', '/refuses']);
});
