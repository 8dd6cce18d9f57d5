import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MachineReadable } from '../../src/server/machine-readable';
import { publishedHeads, writeFeeds } from '../../vite/publish.ts';
import { folderOf } from './host/sample-site.ts';

const page = { path: '/vacancies', route: '/vacancies', title: 'Vacancies', description: 'Open positions.' };
const publication = (more: Partial<MachineReadable> = {}): MachineReadable => ({
  pictureOf: () => undefined,
  describe: () => ({ element: '<script type="application/ld+json">{}</script>', faults: [] }),
  changedOn: () => '2026-11-20',
  alternatesOf: () => [{ type: 'text/calendar', title: 'R&D', address: '/vacancies.ics' }],
  unlistedJobs: () => [],
  feeds: () => new Map(),
  ...more,
});
const headsOf = (
  of: MachineReadable,
  isOwnContent = true,
  warn: (message: string) => void = () => undefined,
) =>
  publishedHeads([page, { ...page, path: '/read', isUnlisted: true }], {
    publication: of,
    preview: async (picture) => picture ?? '/assets/preview-1.jpg',
    siteUrl: 'https://example.org',
    isOwnContent,
    warn,
  });

test('the head of a listed page has its preview, its feeds, its structured data and its day', async () => {
  expect([...(await headsOf(publication()))]).toEqual([
    [
      '/vacancies',
      {
        image: 'https://example.org/assets/preview-1.jpg',
        lines: [
          '<link rel="alternate" type="text/calendar" title="R&amp;D" href="https://example.org/vacancies.ics" />',
          '<script type="application/ld+json">{}</script>',
        ],
        changedOn: '2026-11-20',
      },
    ],
  ]);
});

const faulty = publication({
  describe: () => ({ element: '', faults: ['/vacancies: Event: no place', 'b'] }),
});

test('faults of the own content stop the build, all of them together', () =>
  expect(headsOf(faulty)).rejects.toThrow('The content has faults:\n/vacancies: Event: no place\nb'));

test('faults of another API are left out, each with a warning', async () => {
  const warnings: string[] = [];
  const heads = await headsOf(faulty, false, (message) => warnings.push(message));
  expect(heads.get('/vacancies')!.lines).toHaveLength(1);
  expect(warnings).toEqual([
    "/vacancies: Event: no place. It is left out of the page's structured data.",
    "b. It is left out of the page's structured data.",
  ]);
});

test('open jobs of an API that search engines cannot list are named in one warning', async () => {
  const warnings: string[] = [];
  const of = publication({
    unlistedJobs: () => ['Driver (/vacancies/a): location', 'Nurse (/vacancies/b): description'],
  });
  await headsOf(of, false, (message) => warnings.push(message));
  expect(warnings).toEqual([
    expect.stringMatching(/: Driver \(\/vacancies\/a\): location; Nurse \(\/vacancies\/b\): description\.$/),
  ]);
});

test('feeds are files at their addresses', async () => {
  const { folder, remove } = await folderOf({});
  await writeFeeds(folder, new Map([['/vacancies.atom', '<feed/>']]));
  expect(await readFile(join(folder, 'vacancies.atom'), 'utf8')).toBe('<feed/>');
  await remove();
});
