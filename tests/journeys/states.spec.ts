import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { buildSite } from '../support/build';
import { contrastsOf, type Contrast } from '../support/contrast';
import { clippedContent, pressable, smallTargets } from '../support/layout-faults';
import { projectRoot } from '../support/project';
import { pseudoStates } from '../support/pseudo-states';
import { expect, renderingTest as base } from './fixtures';

/** The page of `tests/states`: every component of these folders of `components` in every state. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({}, use) => use(await buildSite({ outDir: 'dist-states', config: 'tests/states/vite.config.ts' })),
    { scope: 'worker', timeout: 60_000 },
  ],
});

// A specimen shows how a part of a page that cannot be drawn looks.
test.beforeEach(({ expectFault }) => expectFault(/a specimen that cannot be drawn/));

const schemes = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  'forced colors': { forcedColors: 'active' },
} as const;

/** Opens the page with reduced motion: a running transition would affect measurements. */
async function openStates(
  open: (address: string) => Promise<Page>,
  scheme: keyof typeof schemes = 'light',
  direction = 'ltr',
) {
  const page = await open(`/?dir=${direction}`);
  await page.emulateMedia({ reducedMotion: 'reduce', ...schemes[scheme] });
  // The notices are rendered last.
  await expect(page.locator('.notistack-Snackbar')).toHaveCount(3);
  return page;
}

const below = (limit: number, contrasts: Contrast[]) =>
  contrasts.filter(({ ratio }) => ratio < limit).map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)}`);

test('shows every file that exports a component', async ({ open }) => {
  const page = await openStates(open);
  const shown = await page
    .locator('[data-part]')
    .evaluateAll((parts) => parts.map((part) => (part as HTMLElement).dataset['part']));
  const files = ['ui', 'toasts', 'document'].flatMap((folder) => {
    const path = join(projectRoot, 'src/components', folder);
    return readdirSync(path)
      .filter((name) => name.endsWith('.tsx'))
      .filter((name) =>
        /^export (?:default )?(?:const|function|class) [A-Z]/m.test(readFileSync(join(path, name), 'utf8')),
      )
      .map((name) => `${folder}/${name.replace('.tsx', '')}`);
  });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !shown.includes(file))).toEqual([]);
});

/** Space in px, by CSS property, of an element in a state of a component; of the first one that matches. */
const spaces: [place: string, selector: string, property: string, px: number][] = [
  ['ui/typography, gutter below', 'h1', 'margin-block-end', 24],
  ['ui/typography, gutter below', 'h2', 'margin-block-end', 24],
  ['ui/typography, gutter below', 'h3', 'margin-block-end', 24],
  ['ui/typography, gutter below', 'p', 'margin-block-end', 24],
  ['ui/typography, rest', 'h2', 'margin-block-end', 0],
  ['ui/not-found, rest', 'p + p', 'margin-block-end', 24],
  ['ui/card, rest', 'ul', 'row-gap', 16],
  ['ui/card, rest', 'li > div', 'padding-inline-start', 16],
  ['ui/section, section', ':scope > div', 'padding-block-start', 28],
  ['ui/section, section', ':scope > div', 'padding-inline-start', 16],
  ['ui/section-intro, above a list', ':scope > div > div', 'margin-block-end', 32],
  ['ui/section-intro, rest', ':scope > div', 'margin-block-end', 0],
  ['ui/titled-section, rest', 'section > div', 'margin-block-end', 20],
  ['organisation/year-buttons, one pressed', '[role="group"]', 'margin-block-end', 24],
  ['organisation/year-buttons, one pressed', '[role="group"]', 'column-gap', 8],
  ['ui/related-pages, rest', 'ul', 'column-gap', 12],
  ['ui/button, link', '[data-start-icon]', 'margin-inline-end', 8],
  ['ui/button, link', 'a', 'padding-inline-start', 15],
  ['ui/icon-button, rest', 'button', 'padding-inline-start', 8],
  ['ui/paragraphs, rest', 'p + p', 'margin-block-start', 16],
  ['document/document-actions, saved', ':scope > div > div', 'column-gap', 8],
  ['document/document-actions, saved in a card', ':scope > div', 'column-gap', 8],
];

test('the space within and between components matches the design', async ({ open }) => {
  const page = await openStates(open);
  const measured: typeof spaces = [];
  for (const [place, selector, property] of spaces) {
    const [part, state] = place.split(', ');
    const specimen = page.locator(`[data-part="${part}"] [data-state="${state}"]`);
    const px = await specimen.evaluate(
      (element, [inside, name]) => {
        const found = element.querySelector(inside);
        return found ? parseFloat(getComputedStyle(found).getPropertyValue(name)) : NaN;
      },
      [selector, property] as const,
    );
    measured.push([place, selector, property, px]);
  }
  expect(measured).toEqual(spaces);
});

test('the menu of a document has sufficient contrast and target size', async ({ open }) => {
  const page = await openStates(open, 'dark', 'rtl');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const items = page.getByRole('menuitem');
  await expect(items).not.toHaveCount(0);
  expect(below(4.5, await contrastsOf(items))).toEqual([]);
  for (const item of await items.all()) expect((await item.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

for (const scheme of Object.keys(schemes) as (keyof typeof schemes)[])
  test(`text, icons and targets have sufficient contrast and size in both directions: ${scheme}`, async ({
    open,
  }, info) => {
    for (const direction of ['ltr', 'rtl']) {
      const page = await openStates(open, scheme, direction);
      await page.screenshot({ path: info.outputPath(`${direction}.png`), fullPage: true });
      const { force, end } = await pseudoStates(page, `${pressable}, li:has(a)`);
      for (const state of ['rest', 'hover', 'focus', 'pressed'] as const) {
        await force(state);
        await expectContrast(page, `${state}, ${direction}`);
      }
      await force('focus');
      const rings = await contrastsOf(page.locator(pressable), 'outlineColor');
      expect.soft(below(3, rings), 'focus rings').toEqual([]);
      await end();
      if (scheme === 'forced colors') await expectEdges(page);
      expect.soft(await smallTargets(page), 'targets').toEqual([]);
      expect.soft(await clippedContent(page), 'clipped').toEqual([]);
      await page.close();
    }
  });

/** In forced colours, borders distinguish a button from text, and a notice from the page below it. */
async function expectEdges(page: Page) {
  const filled = page.locator('[data-look="contained"]:not([aria-pressed="true"]), .notistack-MuiContent');
  expect.soft(below(3, await contrastsOf(filled, 'borderTopColor')), 'edges').toEqual([]);
  const pressed = page.locator('[aria-pressed="true"]');
  expect.soft(below(3, await contrastsOf(pressed, 'backgroundColor')), 'pressed').toEqual([]);
}

async function expectContrast(page: Page, state: string) {
  const texts = page.locator('xpath=//body//*[text()[normalize-space()]]');
  expect.soft(below(4.5, await contrastsOf(texts)), `texts: ${state}`).toEqual([]);
  expect
    .soft(
      below(3, await contrastsOf(page.locator('svg:not([data-part="ui/star-pattern"] svg)'))),
      `icons: ${state}`,
    )
    .toEqual([]);
  const bars = page.locator('[role="progressbar"] > span');
  expect.soft(below(3, await contrastsOf(bars, 'backgroundColor')), 'progress').toEqual([]);
}
