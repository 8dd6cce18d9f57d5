import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteLists } from '../../../vite/site/lists';
import { images, makeProject } from '../content/project';

const list = { newsletters: [], annualReports: [], commissionedResearch: [] };

async function listOf(root: string, name: string): Promise<unknown> {
  const server = await createServer({ root, configFile: false, logLevel: 'silent', plugins: [siteLists()] });
  onTestFinished(() => server.close());
  return { ...(await server.ssrLoadModule(`virtual:site-lists/${name}`)) };
}

test('a list of the app comes with the covers and documents beside it, and how large the documents are', async () => {
  const root = makeProject({
    'content/publications/publications.json': JSON.stringify(list),
    'content/publications/cover.avif': images.avif,
    'content/publications/report.pdf': '%PDF-1.7',
    'content/publications/notes.txt': 'Not for the app.',
  });
  expect(await listOf(root, 'publications')).toEqual({
    list,
    files: {
      'cover.avif': { url: '/content/publications/cover.avif?no-inline' },
      'report.pdf': { url: '/content/publications/report.pdf?no-inline', size: 8 },
    },
  });
});

test('the lists are those of the folder that SITE names', async () => {
  const other = makeProject({
    'our-site/mutahid-updates/mutahid-updates.json': '[{"year":2025,"months":[]}]',
  });
  vi.stubEnv('SITE', join(other, 'our-site'));
  expect(await listOf(makeProject({}), 'mutahid-updates')).toEqual({
    list: [{ year: 2025, months: [] }],
    files: {},
  });
});

test('a site without the folder has an empty list', async () => {
  const root = makeProject({});
  expect(await listOf(root, 'publications')).toEqual({ list, files: {} });
  expect(await listOf(root, 'mutahid-updates')).toEqual({ list: [], files: {} });
});
