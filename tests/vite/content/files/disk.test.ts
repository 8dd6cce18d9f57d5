import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faqs } from '../../../../src/schemas/faqs';
import { researchs } from '../../../../src/schemas/researchs';
import { compileContent } from '../../../../vite/content/compile';
import { ContentError } from '../../../../vite/content/faults';
import { makeProject, now, type ProjectFiles } from '../project';

const pdf = '%PDF-1.7';
const good = {
  'content/settings/general.yaml': 'phone: 1',
  'content/faqs/01-who.md': '---\nquestion: Who?\n---\nWe.',
  'content/researchs/01-a.yaml': 'title: A\npdf: a.pdf',
  'content/researchs/a.pdf': pdf,
  'secret/secret.pdf': pdf,
  'secret/secret.md': '---\nquestion: Secret?\n---\nYes.',
};

/** The faults of valid content after `change`, without the line with their number. */
function faultsAfter(change: (content: string, root: string) => void, files: ProjectFiles = {}) {
  const root = makeProject({ ...good, ...files });
  change(join(root, 'content'), root);
  try {
    const { files: published } = compileContent({ root, resources: [faqs, researchs], now });
    return [...published.values()];
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n').slice(1);
    throw error;
  }
}

const outside = 'expected a file of the content, found a link that leads out of content/';

test.each([
  ['a document', 'researchs/b.pdf', '../../secret/secret.pdf'],
  ['a record', 'faqs/02-b.md', '../../secret/secret.md'],
  ['a file of a list that is part of the app', 'publications/b.pdf', '../../secret/secret.pdf'],
  ['a folder of records', 'teams', '../secret'],
])('%s that is a link out of the content is rejected', (_, link, target) => {
  const told = faultsAfter((content) => {
    mkdirSync(join(content, 'publications'), { recursive: true });
    symlinkSync(target, join(content, link));
  });
  expect(told).toContain(`content/${link}: ${outside}`);
});

test('a link to another file of the content is published as that file', () => {
  const published = faultsAfter((content) => symlinkSync('a.pdf', join(content, 'researchs/b.pdf')), {
    'content/researchs/02-b.yaml': 'title: B\npdf: b.pdf',
  });
  expect(published).toEqual([
    expect.stringMatching(/researchs\/a\.pdf$/),
    expect.stringMatching(/researchs\/a\.pdf$/),
  ]);
});

test.each([
  ['that leads nowhere', 'gone.pdf', /^content\/researchs\/b\.pdf: .* one that cannot be read \(ENOENT/],
  ['that leads to itself', 'b.pdf', /^content\/researchs\/b\.pdf: .* one that cannot be read \(ELOOP/],
  ['to a folder', '../faqs', /^content\/researchs\/b\.pdf: .* found a link to a folder$/],
])('a link %s is rejected', (_, target, message) => {
  const told = faultsAfter((content) => symlinkSync(target, join(content, 'researchs/b.pdf')));
  expect(told).toEqual([expect.stringMatching(message)]);
});

test('a pipe is rejected at once, because reading it would block', () => {
  const told = faultsAfter((content) => execFileSync('mkfifo', [join(content, 'faqs/02-b.md')]));
  expect(told).toEqual(['content/faqs/02-b.md: expected a file of the content, found a pipe']);
});

test('a socket is rejected', async () => {
  const root = makeProject(good);
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(join(root, 'content/faqs/02-b.md'), done));
  expect(() => compileContent({ root, resources: [faqs, researchs], now })).toThrow(
    'content/faqs/02-b.md: expected a file of the content, found a socket',
  );
});

test('names that differ only in case are rejected, because some file systems have only one of them', () => {
  const told = faultsAfter((content) => writeFileSync(join(content, 'researchs/A.pdf'), pdf));
  expect(told).toEqual([
    'content/researchs/a.pdf: expected a name of its own on every file system, found that of A.pdf again',
  ]);
});

test.each(['aux.pdf', 'CON.pdf', 'nul.md'])(
  '%s is rejected, because Windows reserves it for a device',
  (name) => {
    const told = faultsAfter((content) => writeFileSync(join(content, 'faqs', name), pdf));
    expect(told).toEqual([
      `content/faqs/${name}: expected a name that Windows takes, found the name of a device`,
    ]);
  },
);

test('a document that exceeds the limit of hosts is rejected without reading it', () => {
  const told = faultsAfter((content) => truncateSync(join(content, 'researchs/a.pdf'), 200 * 1024 * 1024));
  expect(told).toEqual([
    'content/researchs/01-a.yaml:2: pdf: expected a file of at most 25.0 MB, found "a.pdf": 200.0 MB',
  ]);
});

test('a record that is too large is rejected without reading it', () => {
  const told = faultsAfter((content) => truncateSync(join(content, 'faqs/01-who.md'), 200 * 1024 * 1024));
  expect(told).toEqual(['content/faqs/01-who.md: expected a text of at most 100 kB, found 200.0 MB']);
});

test.each([
  ['UTF-16', Buffer.from('\ufeff---\nquestion: Who?\n---\nWe.', 'utf16le'), 'UTF-16: save the file as UTF-8'],
  ['UTF-16 without a mark', Buffer.from('---\nq: 1\n---\n', 'utf16le'), 'UTF-16: save the file as UTF-8'],
  ['a NUL byte', Buffer.from('---\nquestion: A\0\n---\nWe.'), 'UTF-16: save the file as UTF-8'],
])('a record in %s is rejected', (_, bytes, found) => {
  const told = faultsAfter((content) => writeFileSync(join(content, 'faqs/01-who.md'), bytes));
  expect(told).toEqual([`content/faqs/01-who.md: expected text in UTF-8, found ${found}`]);
});

test('a file in place of a folder is reported', () => {
  const told = faultsAfter((content) => writeFileSync(join(content, 'teams'), 'x'));
  expect(told).toEqual([
    expect.stringMatching(
      /^content\/teams: expected one of the folders .*, found a file, which belongs elsewhere$/,
    ),
  ]);
});
