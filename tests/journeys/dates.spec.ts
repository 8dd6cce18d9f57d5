import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { projectRoot } from '../support/project';
import { expect, renderingTest as test, waitForApp } from './fixtures';
import type { NamedPages } from './page-kinds';

const pages: NamedPages = {
  'the list of vacancies': () => '/vacancies',
  'the page of a vacancy': ({ vacancy }) => vacancy.address,
  'the list of events': () => '/events',
};

for (const language of ['fa', 'ps'])
  for (const [name, addressOf] of Object.entries(pages))
    test(`${name} below /${language} shows the dates of its HTML, in the digits of its language`, async ({
      open,
      dist,
      records,
    }) => {
      const path = addressOf(records);
      const file = join(projectRoot, dist, `${language}${path}.html`);
      const { document } = new JSDOM(readFileSync(file, 'utf8')).window;
      const written = [...document.querySelectorAll('main time')].map(({ textContent }) => textContent);
      expect(written.length).toBeGreaterThan(0);
      const page = await open(`/${language}${path}`);
      await waitForApp(page);
      const shown = await page.locator('main time').allTextContents();
      // The age of the data takes the place of the day of the build.
      expect(shown.filter((date) => !written.includes(date)).length).toBeLessThanOrEqual(1);
      expect(shown.filter((date) => /\d/.test(date))).toEqual([]);
    });
