import type { Page } from 'playwright/test';
import { addElements, translatePage } from '../support/translator';
import { expect, renderingTest as test, waitForApp } from './fixtures';
import { expectTrueTexts, pressAll, readDictionary } from './translators';

/** Opens an address whose texts are moved as soon as they are parsed, before the app hydrates them. */
async function openTranslated(open: (address: string) => Promise<Page>, address: string) {
  const page = await open('/privacy');
  await page.context().addInitScript(translatePage, undefined);
  await page.goto(new URL(address, page.url()).href);
  await waitForApp(page);
  return page;
}

test('in a list that is translated while it is used, Save becomes Saved, and every row stays', async ({
  open,
}) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await expect(page.getByTestId('age')).toBeVisible();
  await page.evaluate(translatePage, undefined);
  const rows = await page.getByRole('row').count();
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await expectTrueTexts(page);
  expect(await page.getByRole('row').count()).toBe(rows);
});

test('a notice that is translated before the app starts: the label of Save is true, whatever is pressed', async ({
  open,
  records,
  expectFault,
}) => {
  expectFault(/writeText/);
  const page = await openTranslated(open, records.rightToLeftVacancy.address);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await expectTrueTexts(page);
  expect(await pressAll(page)).toBeGreaterThan(3);
});

test('a list in Dari that is translated to English keeps its filter, its places and its labels', async ({
  open,
}) => {
  const dictionary = await readDictionary();
  const page = await open('/fa/vacancies');
  await waitForApp(page);
  await expect(page.getByTestId('age')).toBeVisible();
  await page.evaluate(translatePage, dictionary);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expectTrueTexts(page, dictionary);
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  const place = page.locator('select').first();
  await place.selectOption({ index: 1 });
  await expect.poll(() => new URL(page.url()).searchParams.get('place')).toBe(await place.inputValue());
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectTrueTexts(page, dictionary);
});

test('elements that something adds to html, body and main change nothing', async ({ open }) => {
  const page = await open('/vacancies');
  await waitForApp(page);
  await page.evaluate(addElements);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Get involved' }).click();
  await page.getByRole('link', { name: 'Invitation to bid' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation to bid');
  await expectTrueTexts(page);
  await page.getByRole('button', { name: /^Save/ }).first().click();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await expect(page.locator('added-element')).toHaveCount(5);
});
