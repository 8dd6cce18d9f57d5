import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { currentDeclarations, loadCatalogue, readSources } from '../../vite/messages';
import { english, languageOf, languages, pseudo } from '../../vite/messages/languages';
import { faultsOfUse } from '../../vite/messages/unused';

it.each([...languages, pseudo].map(({ tag }) => tag))('the catalogue of %s is whole', (tag) => {
  const { subjects } = loadCatalogue(languageOf(tag));
  expect(Object.keys(subjects)).toEqual(Object.keys(loadCatalogue(english).subjects));
});

it('every message is used', async () =>
  expect(faultsOfUse(loadCatalogue(english), await readSources())).toEqual([]));

it('the committed types are those of the catalogue: a build and the development server write them', () =>
  expect(readFileSync(fileURLToPath(new URL('../../src/words/messages.d.ts', import.meta.url)), 'utf8')).toBe(
    currentDeclarations(),
  ));

it('a language that nobody knows is refused', () =>
  expect(() => languageOf('xx')).toThrow('“xx” is no language of vite/messages/languages.ts.'));
