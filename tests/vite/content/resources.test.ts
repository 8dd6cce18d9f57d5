import { expect, test } from 'vitest';
import { loadResources } from '../../../vite/content/resources';
import { makeProject } from './project';

test('the resources of the routes are loaded once each, without the pages', async () => {
  const root = makeProject({
    'src/pages/home/home.tsx': 'throw new Error("a page was loaded");',
    'src/schemas.ts': `export const faqs = { name: 'faqs' }; export const itbs = { name: 'itbs' };`,
    'src/routes.tsx': `
      import { faqs, itbs } from './schemas';
      const page = () => import('./pages/home');
      export const routes = [{ page, reads: [itbs] }, { page, reads: [] }, { page, reads: [faqs, itbs] }];`,
  });
  expect(await loadResources(root)).toEqual([{ name: 'itbs' }, { name: 'faqs' }]);
});
