import { buildSite } from '../support/build';
import { test as base } from './fixtures';

/** The site in English, Dari and Pashto. */
export const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) =>
      use(await buildSite({ outDir: 'dist-languages', env: { VITE_LANGUAGES: 'en fa-AF ps' } })),
    { scope: 'worker', timeout: 10 * 60_000 },
  ],
});

/** Pages of each kind, in their order of importance. */
export const pageKinds = [
  '',
  '/vacancies',
  '/vacancies/nlo-va-065',
  '/contact',
  '/saved',
  '/frequently-asked-questions',
];
