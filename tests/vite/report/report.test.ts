import { join } from 'node:path';
import { createBuilder, createLogger } from 'vite';
import { expect, test, vi } from 'vitest';
import { contentApi } from '../../../vite/content-api';
import { english, siteLanguagesOf } from '../../../vite/messages/languages';
import { main } from '../../../vite/report/main';
import { contentFindings } from '../../../vite/report/report';
import { writtenPdf } from '../../support/written-pdf';
import { makeProject, type ProjectFiles } from '../content/project';

/** What `npm run content` prints for the folder of a site, with its exit code. */
async function run(files: ProjectFiles) {
  const site = join(makeProject(files), 'content');
  vi.stubEnv('SITE', site);
  const lines: string[] = [];
  const code = await main([], (text: string) => void lines.push(text));
  return { code, text: lines.join('\n').replaceAll(site, 'our-site') };
}

test('all mistakes are told at once, and do not hide what deserves a look', async () => {
  const { code, text } = await run({
    'content/site.yaml': 'name: Ours\ncolor: blue',
    'content/former-addresses.yaml': '/jobs: vacancies',
    'content/vacancies/01.yaml': 'number: 1\ntitle: Nurse\npostDate: 15 December',
    'content/vacancies/02.yaml': 'number: 2\ntitle: Nurse\npostDate: 2026-11-01',
    'content/faqs/01.md': 'Who?',
  });
  expect(code).toBe(1);
  expect(text).toMatch(/^4 mistakes stop a build of our-site:\n/);
  for (const line of [
    'our-site/site.yaml:2: color: expected one of',
    'our-site/former-addresses.yaml: /jobs: expected the address of a page',
    'our-site/vacancies/01.yaml: postDate: expected a date such as',
    'our-site/faqs/01.md: expected fields between two lines of ---',
    'our-site/vacancies/02.yaml: no "file": readers have nothing to save or to print.',
  ])
    expect(text).toContain(`\n  ${line}`);
  expect(text).toMatch(/\nour-site cannot be built\.$/);
});

test('what only deserves a look, such as a scan, is no failure', async () => {
  const { code, text } = await run({
    'content/site.yaml': 'name: Ours',
    'content/former-addresses.yaml': '/jobs: /vacancies',
    'content/vacancies/tor.pdf': writtenPdf([[], []]),
    'content/vacancies/01.yaml': 'number: 1\ntitle: Nurse\npostDate: 2026-11-01\nfile: tor.pdf',
  });
  expect(code).toBe(0);
  expect(text).toContain('\n  our-site/vacancies/tor.pdf has no text to read: its pages are pictures.');
  expect(text).toMatch(/\nour-site has no mistake that stops a build; the lines above deserve a look\.$/);
});

test('a former address that leads nowhere is a mistake', async () => {
  const { code, text } = await run({
    'content/site.yaml': 'name: Ours',
    'content/former-addresses.yaml': '/jobs: /vacancys\n/about: /vacancies',
  });
  expect(code).toBe(1);
  expect(text).toContain('/jobs: leads to /vacancys, which is no page of this site.');
  expect(text).toContain('/about: is the address of a page of this site.');
});

test('a build ends with what deserves a look, in one list, and after its last step', async () => {
  const lines: string[] = [];
  const logger = { ...createLogger('silent'), warn: (text: string) => void lines.push(text) };
  const root = makeProject({
    'index.html': '',
    'src/routes.tsx': "export const routes = [{ path: '/', reads: [] }];",
    'content/site.yaml': 'name: Ours',
    'content/settings/x.pdf': '%PDF-1.7',
  });
  const siteLanguages = siteLanguagesOf([english]);
  const { inspect, plugin } = contentFindings({ siteLanguages, country: '' });
  const last = {
    name: 'last-step',
    buildApp: { order: 'post' as const, handler: () => Promise.resolve(void lines.push('built')) },
  };
  const plugins = [last, contentApi({ enabled: true, siteLanguages, inspect }), plugin];
  await (await createBuilder({ root, configFile: false, customLogger: logger, plugins })).buildApp();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe('built');
  expect(lines[1]).toMatch(/^\nIn the content, this deserves a look \(npm run content\):\n\nAlso:\n/);
  expect(lines[1]).toContain('\n  content/settings/x.pdf: no record names this file, so it is left out\n');
});
