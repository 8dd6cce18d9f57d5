import { expect, test } from 'vitest';
import { readDescription } from '../../vite/site/description';
import { siteFolder } from '../../vite/site/folder';
import { projectRoot } from '../support/project';

test('the sample says what it is, in its first language', () => {
  const { names } = readDescription(siteFolder(projectRoot, {}));
  expect(names.get('en')).toMatch(/\w/);
});
