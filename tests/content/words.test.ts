import { expect, test } from 'vitest';
import { loadCatalogue } from '../../vite/messages/load';
import { languages, type Language } from '../../vite/messages/languages';
import { faultsOfWording } from '../../vite/messages/usage';
import { siteFolder } from '../../vite/site/folder';
import { readWordFiles, readWords } from '../../vite/site/words';
import { projectRoot } from '../support/project';

const sample = siteFolder(projectRoot, {});
const files = readWordFiles(sample);

test.each(languages)('the sample names its institution in $code, and the product does not', (language) => {
  const own = JSON.parse(files.get(language.code)!.text) as { pages: { titles: { institution: string } } };
  const name = own.pages.titles.institution;
  expect(name).toMatch(/\p{L}/u);
  expect(JSON.stringify(loadCatalogue(language, sample).subjects['pages'])).toContain(name);
  expect(JSON.stringify(loadCatalogue(language, 'none'))).not.toContain(name);
});

test.each(languages)('the words of the sample in $code are written as in Afghanistan', ({ code }: Language) =>
  expect(faultsOfWording(readWords(files.get(code)!), code)).toEqual([]),
);
