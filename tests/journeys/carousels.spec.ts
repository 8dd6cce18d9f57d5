import type { Locator, Page } from 'playwright/test';
import { expect, renderingTest } from './fixtures';
import { manyRecords } from './many-records';

const test = renderingTest.extend<object, { dist: string }>({ dist: manyRecords });

const stakeholders = 'Stakeholders';
const testimonials = 'What clients say';
const board = 'Board of directors';

/** Centres the carousel with this name in the window, once it moves. */
async function bring(page: Page, name: string): Promise<Locator> {
  const region = page.getByRole('region', { name, exact: true });
  // Repeated, because content above it may have grown in the meantime.
  await expect(async () => {
    await region.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(region.locator('[data-live]').first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  return region;
}

/** How many slides are entirely within the carousel. */
const countShown = (region: Locator) =>
  region.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('.swiper-slide')].filter((slide) => {
      const content = slide.firstElementChild!.getBoundingClientRect();
      return content.left >= left - 1 && content.right <= right + 1;
    }).length;
  });

const position = async (region: Locator) => Number(await region.getAttribute('data-index'));

/** The horizontal offset of the row (px), as it appears on the screen. */
const offset = (region: Locator) =>
  region
    .locator('.swiper-wrapper')
    .evaluate((row) => Math.round(new DOMMatrix(getComputedStyle(row).transform).m41));

/** The time (ms) between the next two moves of the carousel, by the clock of the page. */
const measureInterval = (region: Locator) =>
  region.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let last: number | undefined;
        new MutationObserver(() => {
          if (last !== undefined) resolve(performance.now() - last);
          last = performance.now();
        }).observe(element, { attributeFilter: ['data-index'] });
      }),
  );

/** Whether the carousel stays in place for longer than its interval. */
async function stands(region: Locator, interval: number) {
  const before = await position(region);
  const moved = await region.evaluate(
    (element, limit) =>
      new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => resolve(false), limit);
        new MutationObserver(() => {
          clearTimeout(timer);
          resolve(true);
        }).observe(element, { attributeFilter: ['data-index'] });
      }),
    interval + 700,
  );
  return !moved && (await position(region)) === before;
}

async function drag(page: Page, region: Locator, distance: number) {
  const box = (await region.locator('.swiper-wrapper').boundingBox())!;
  const frame = (await region.boundingBox())!;
  const x = frame.x + frame.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
}

test('the carousels show as many slides as the width holds', async ({ open }) => {
  const page = await open('/');
  const expected = [
    [320, 2, 1],
    [600, 3, 2],
    [1000, 4, 3],
    [1280, 5, 4],
  ] as const;
  for (const [width, logos, members] of expected) {
    await page.setViewportSize({ width, height: 800 });
    const partners = await bring(page, stakeholders);
    await expect.poll(() => countShown(partners), `logos at ${width} px`).toBe(logos);
    const people = await bring(page, board);
    await expect.poll(() => countShown(people), `members at ${width} px`).toBe(members);
  }
});

test('a carousel advances at its interval, and stops on hover, focus and Pause', async ({ open }) => {
  const page = await open('/services');
  await page.mouse.move(0, 0);
  const clients = await bring(page, testimonials);
  const interval = await measureInterval(clients);
  expect(interval).toBeGreaterThan(2_900);
  expect(interval).toBeLessThan(3_600);

  const box = (await clients.locator('.swiper-wrapper').boundingBox())!;
  await page.mouse.move(180, box.y + 40);
  expect(await stands(clients, 3_000), 'under the pointer').toBe(true);
  await page.mouse.move(0, 0);
  await clients.getByRole('button', { name: 'Next' }).focus();
  expect(await stands(clients, 3_000), 'with the focus').toBe(true);
  await clients.getByRole('button', { name: 'Stop moving by itself' }).click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await stands(clients, 3_000), 'paused').toBe(true);
  await clients.getByRole('button', { name: 'Move by itself' }).click();
  expect(await stands(clients, 3_000), 'after Play').toBe(false);
});

test('a drag of 70 px snaps back, one of 90 px advances', async ({ open }) => {
  const page = await open('/');
  const people = await bring(page, board);
  await people.getByRole('button', { name: 'Stop moving by itself' }).click();
  await people.getByRole('button', { name: 'Show 3' }).click();
  const slide = (await people.locator('.swiper-slide').first().boundingBox())!.width;
  await expect.poll(() => offset(people)).toBe(Math.round(-2 * slide));

  for (const [distance, target] of [
    [-70, 2],
    [70, 2],
    [-90, 3],
    [90, 2],
  ] as const) {
    await drag(page, people, distance);
    await expect.poll(() => offset(people), `${distance} px`).toBe(Math.round(-target * slide));
    expect(await position(people)).toBe(target);
  }
  expect(new URL(page.url()).pathname, 'a drag is no click').toBe('/');
});

test.describe('with reduced motion', () => {
  test.use({ phoneOptions: { reducedMotion: 'reduce' } });

  test('nothing moves automatically, and the arrows still work', async ({ open }) => {
    const page = await open('/services');
    const clients = await bring(page, testimonials);
    expect(await stands(clients, 3_000)).toBe(true);
    await clients.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => position(clients)).toBe(1);
  });
});
