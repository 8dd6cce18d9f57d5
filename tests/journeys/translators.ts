import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectRoot } from '../support/project';
import { findLostTexts, markControls, translatePage, type Dictionary } from '../support/translator';
import { waitForApp } from '../support/wait-for-app';
import { waitUntilClosed } from '../support/wait-until-closed';
import { expect } from './fixtures';

/** The messages in Dari that say one thing in English, without placeholders and numbers. */
export async function readDictionary(): Promise<Dictionary> {
  const read = async (language: string) =>
    JSON.parse(await readFile(join(projectRoot, 'src/words', `${language}.json`), 'utf8')) as Record<
      string,
      object
    >;
  const [from, to] = await Promise.all([read('fa'), read('en')]);
  const known: Record<string, string> = {};
  for (const [subject, group] of Object.entries(from)) {
    const english = to[subject] as Record<string, unknown>;
    for (const [name, text] of Object.entries(group)) {
      const plain = [text, english[name]].every((each) => typeof each === 'string' && !/[{}]/.test(each));
      if (plain) known[String(text)] = String(english[name]);
    }
  }
  return known;
}

/** Resolves once the page can be used. The reader has no footer, which `waitForApp` looks at: its document is awaited. */
export async function waitForPage(page: Page): Promise<void> {
  if (new URL(page.url()).pathname.endsWith('/read'))
    await page.locator('[data-page], article').first().waitFor();
  else await waitForApp(page);
}

/** Resolves once the page shows each text that the app has rendered, in the words of the translator. */
export async function expectTrueTexts(page: Page, dictionary?: Dictionary): Promise<void> {
  await expect(async () => {
    const { lost, count } = await findLostTexts(page, dictionary);
    expect(lost, `texts that ${page.url()} does not show`).toEqual([]);
    expect(count).toBeGreaterThan(5);
  }).toPass({ timeout: 15_000 });
  await expect(
    page.getByText(/(part of the page|entry) could not be shown|این (بخش صفحه|مورد) نشان داده نشد/),
  ).toHaveCount(0);
}

/** Presses a control that `markControls` has marked, or chooses its last option; false if it is gone. Run in the page. */
function pressControl(index: number): boolean {
  const control = document.querySelector<HTMLElement>(`[data-control="${index}"]`);
  if (!control) return false;
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = control.options.length - 1;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else control.click();
  return true;
}

/** More controls of a page are not pressed. */
const most = 40;

/**
 * Presses each button, checkbox and choice that a page has, also those that come by that, one after the other. What
 * opens is closed, and a page that is left is opened again.
 */
export async function pressAll(page: Page, dictionary?: Dictionary): Promise<number> {
  const address = page.url();
  const { pathname } = new URL(address);
  const pressed = new Set<string>();
  while (pressed.size < most) {
    const names = await page.evaluate(markControls);
    const keys = names.map(
      (name, index) => `${name} ${names.slice(0, index).filter((n) => n === name).length}`,
    );
    const next = keys.findIndex((key) => !pressed.has(key));
    if (next < 0) break;
    // Where the page was drawn anew meanwhile, the control is looked for again.
    if (!(await page.evaluate(pressControl, next))) continue;
    pressed.add(keys[next]!);
    await expectTrueTexts(page, dictionary);
    await page.keyboard.press('Escape');
    if (new URL(page.url()).pathname !== pathname) {
      await waitUntilClosed(page);
      await page.goto(address);
      await waitForPage(page);
      if (dictionary) await page.evaluate(translatePage, dictionary);
    }
    await expect(page.locator('h1'), `after “${keys[next]}”`).toHaveCount(1);
  }
  return pressed.size;
}
