import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifest, writeManifest } from '../../vite/manifest';
import { readBuildVariables } from '../../vite/build-variables';
import { folderOf } from './host/sample-site';

const variables = readBuildVariables({
  VITE_LANGUAGES: 'en fa-AF ps en-XB',
  SITE_NAME: 'Society of Wells',
});
const { siteLanguages } = variables;
const manifests = siteLanguages.map((siteLanguage) => manifest(variables, siteLanguage));

it('is of one app in all languages, and starts it in its own', () => {
  expect(manifests.map(({ id, scope }) => [id, scope])).toEqual(siteLanguages.map(() => ['/', '/']));
  expect(manifests.map(({ lang, dir, start_url }) => [lang, dir, start_url])).toEqual([
    ['en', 'ltr', '/?source=home'],
    ['fa-AF', 'rtl', '/fa?source=home'],
    ['ps', 'rtl', '/ps?source=home'],
    ['en-XB', 'rtl', '/xb?source=home'],
  ]);
  expect(manifests[1]?.shortcuts?.map(({ url }) => url)).toEqual([
    '/fa/vacancies',
    '/fa/frequently-asked-questions',
  ]);
});

it('says everything but its name in the words of the catalogue', () => {
  const { description, shortcuts = [] } = manifests.at(-1)!;
  for (const text of [description, ...shortcuts.map(({ name }) => name)]) expect(text).toMatch(/^⟦.*⟧$/);
});

const shortOf = (name: string, index = 0, shortNames = new Map<string, string>()) =>
  manifest({ ...variables, shortNames }, siteLanguages[index], name).short_name;

it.each([
  ['Society of Wells', 'Society'],
  ['Agua y Vida Guinea', 'Agua y Vida'],
  ['Wells', 'Wells'],
  ['Wells for All', 'Wells'],
  ['Water for Life', 'Water'],
  ['Wells of Herat', 'Wells'],
  ['Existenzgründerinnen Nord', 'Existenzgründerinnen'],
])('is shortened to whole words of %s: %s', (name, short) => expect(shortOf(name)).toBe(short));

it('is not shortened in Dari and Pashto, where the first word would be “organisation”', () => {
  expect(shortOf('موسسه معیشتی نوروزان', 1)).toBeUndefined();
  expect(shortOf('نوروزان', 2)).toBe('نوروزان');
});

it('has the short name of site.yaml, that of its language where there is one for each', () => {
  const each = new Map([
    ['en', 'Wells'],
    ['fa', 'چاه‌ها'],
  ]);
  expect([0, 1, 2].map((index) => shortOf('Society of Wells', index, each))).toEqual([
    'Wells',
    'چاه‌ها',
    undefined,
  ]);
  expect(shortOf('Society of Wells', 2, new Map([['', 'Wells']]))).toBe('Wells');
});

it('is written into the folder of each further language', async () => {
  const { folder, remove } = await folderOf({ 'index.html': '' });
  for (const siteLanguage of siteLanguages) await writeManifest(folder, variables, siteLanguage, 'جمعیت');
  const written = JSON.parse(await readFile(join(folder, 'ps/manifest.webmanifest'), 'utf8')) as unknown;
  expect(written).toMatchObject({ name: 'جمعیت', lang: 'ps' });
  await expect(readFile(join(folder, 'manifest.webmanifest'))).rejects.toThrow('ENOENT');
  await remove();
});
