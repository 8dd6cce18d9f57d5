import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtPages, pagesToOpen, type BuiltPage } from './built-pages';

function makeBuild(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const html = '<a href="/team">Team</a><main><h1>Open\n  vacancies</h1><img src="/files/a.avif"></main>';

test('the pages of a build have their addresses, headings and references', () => {
  const folder = makeBuild({
    'index.html': '<main></main>',
    'vacancies.html': html,
    'fa/index.html': html,
    '404.html': html,
    'shell.html': html,
    'admin/index.html': html,
    'files/vacancies/a.html': html,
  });
  expect(builtPages(folder)).toEqual([
    { address: '/', heading: '', references: [] },
    { address: '/fa', heading: 'Open vacancies', references: ['/team', '/files/a.avif'] },
    { address: '/vacancies', heading: 'Open vacancies', references: ['/team', '/files/a.avif'] },
  ]);
});

test('of each kind of page three are opened, in one language', () => {
  const pages = [
    '/',
    '/vacancies',
    ...['a', 'b', 'c', 'd'].map((slug) => `/vacancies/${slug}`),
    '/fa',
    '/fa/team',
  ].map((address): BuiltPage => ({ address, heading: '', references: [] }));
  const opened = (prefix: string) => pagesToOpen(pages, prefix, ['', '/fa']).map(({ address }) => address);
  expect(opened('')).toEqual(['/', '/vacancies', '/vacancies/a', '/vacancies/b', '/vacancies/c']);
  expect(opened('/fa')).toEqual(['/fa', '/fa/team']);
});
