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
  const titlesOf = (site: Parameters<typeof loadCatalogue>[1]) =>
    JSON.stringify(loadCatalogue(language, site).subjects['pages']);
  expect(titlesOf(sample)).toContain('Mutahid');
  expect(JSON.stringify(loadCatalogue(language, 'none'))).not.toMatch(/Mutahid \w/);
});

test.each(languages)('the words of the sample in $code are written as in Afghanistan', ({ code }: Language) =>
  expect(faultsOfWording(readWords(files.get(code)!), code)).toEqual([]),
);
