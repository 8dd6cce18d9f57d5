import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder, sourceAddress } from '../../../vite/site/folder';
import { makeProject } from '../content/project';

test('without SITE the site is the sample', () => {
  expect(siteFolder('/project', {})).toEqual({ path: join('/project', 'content'), label: 'content' });
  expect(siteFolder('/project', { SITE: ' ' }).label).toBe('content');
});

test('SITE names a folder from the working directory, and messages name it so', () => {
  const root = makeProject({});
  const ours = join(root, 'our site');
  mkdirSync(ours);
  const given = relative(process.cwd(), ours);
  expect(siteFolder('/project', { SITE: `${given}/` })).toEqual({ path: ours, label: given });
  expect(siteFolder(root, { SITE: join(root, 'content') }).label).toBe('content');
});

test('a SITE that is no folder is said in a sentence', () => {
  const root = makeProject({ 'content/faqs/a.md': '' });
  const sentence = (given: string) => `SITE must be the folder of a site, but there is no folder "${given}".`;
  for (const given of ['../no-such-site', join(root, 'content/faqs/a.md')])
    expect(() => siteFolder(root, { SITE: given })).toThrow(sentence(given));
});

test('the development server has a file of the project at its path, any other below /@fs', () => {
  expect(sourceAddress('/a/project', '/a/project/content/x/y.pdf')).toBe('/content/x/y.pdf');
  expect(sourceAddress('/a/project', '/a/site/x/y.pdf')).toBe('/@fs/a/site/x/y.pdf');
  expect(sourceAddress('/a/project', '/a/project-2/y.pdf')).toBe('/@fs/a/project-2/y.pdf');
});
