import { chromium, type Page } from 'playwright';
import { findBrowser } from '../support/browser';
import { allRules, violationsOf, withAxe } from '../support/axe';
import { getPhone } from '../support/phone';
import { startSite } from '../support/site';
import { startScripts } from '../support/start-scripts';
import { waitForApp } from '../support/wait-for-app';
import { waitUntilReady } from '../support/wait-until-ready';
import { pieceAt, total } from '../support/wire';
import { plain, type BuiltPage } from './built-pages';

/** What a page may weigh (bytes, compressed as hosts send it): the scripts that it starts with, and its pictures. */
const limits = { scripts: 156_000, pictures: 250_000 };

/** What the visits found: mistakes, and the weights of the first pages. */
export interface Visited {
  mistakes: string[];
  weights: string[];
}

/**
 * Opens the pages of a language as a phone does: the first one from the server, until the app says that it works
 * offline, then each once with the server dead. Rejects if the browser or the server does not start.
 */
export async function visit(
  dist: string,
  pages: readonly BuiltPage[],
  say: (line: string) => void,
): Promise<Visited> {
  const [home] = pages;
  if (!home) return { mistakes: [], weights: [] };
  const site = await startSite({ dist });
  const options = { bypassCSP: true, reducedMotion: 'reduce' } as const;
  const phone = await getPhone(chromium, findBrowser(), options);
  const visited: Visited = { mistakes: [], weights: [] };
  try {
    const first = await phone.open(site.url + home.address);
    await weigh(first, dist, home.address, visited);
    await waitUntilReady(first);
    await site.stop();
    say(`${home.address}: works offline now; the server is stopped, and ${pages.length} pages are opened`);
    visited.mistakes.push(...errorsIn(phone.faults.splice(0), home.address));
    for (const page of pages) {
      const tab = await phone.open(site.url + page.address);
      visited.mistakes.push(...(await mistakesOn(tab, page)));
      await tab.close();
      visited.mistakes.push(...errorsIn(phone.faults.splice(0), page.address));
    }
  } finally {
    await phone.discard();
    // A server that was stopped already stays so.
    await site.stop();
  }
  return visited;
}

/** Weighs the page at its first visit, scrolled to its end. */
async function weigh(page: Page, dist: string, address: string, { mistakes, weights }: Visited) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  const scripts = (await startScripts(page)).flatMap((path) => pieceAt(dist, path) ?? []);
  const shown = await page.evaluate(() => [
    ...new Set([...document.images].map(({ currentSrc }) => currentSrc).filter(Boolean)),
  ]);
  const pictures = shown
    .filter((url) => url.startsWith(new URL(page.url()).origin))
    .flatMap((url) => pieceAt(dist, url) ?? []);
  for (const [what, pieces] of Object.entries({ scripts, pictures })) {
    const bytes = total(pieces);
    const limit = limits[what as keyof typeof limits];
    weights.push(`${address}: ${what} ${kilobytes(bytes)} of at most ${kilobytes(limit)}`);
    if (bytes > limit)
      mistakes.push(`${address}: its ${what} weigh ${kilobytes(bytes)}, more than ${kilobytes(limit)}.`);
  }
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;

/** How long (ms) a page may take to show itself. */
const patience = 20_000;

/** The errors of scripts among the faults of a page; a request that nobody answers is none. */
export function errorsIn(faults: readonly string[], address: string): string[] {
  const errors = faults.filter(
    (fault) => /^(page|console) error\b/.test(fault) && !fault.includes('Failed to load resource'),
  );
  return [...new Set(errors.map((error) => `${address}: ${error.split('\n')[0]}`))];
}

/**
 * What is wrong with a page that was opened with the server dead: its heading, before and after the app has taken over
 * the HTML, its accessibility and its colours.
 */
async function mistakesOn(tab: Page, { address, heading }: BuiltPage): Promise<string[]> {
  const shown = tab.locator('main h1');
  try {
    await shown.filter({ hasText: /\S/ }).first().waitFor({ timeout: patience });
  } catch {
    return [`${address}: with the server dead it shows no heading.`];
  }
  try {
    await waitForApp(tab, patience);
    await shown.filter({ hasText: /\S/ }).first().waitFor({ timeout: patience });
  } catch {
    return [`${address}: with the server dead its HTML is shown, but the app does not start.`];
  }
  const found = plain(await shown.first().textContent());
  // A page that has nothing to show yet is built without content.
  if (heading && found !== heading)
    return [`${address}: with the server dead its heading is "${found}", not "${heading}".`];
  await withAxe(tab);
  const light = await lasting(() => violationsOf(tab, allRules));
  await tab.emulateMedia({ colorScheme: 'dark' });
  const dark = await lasting(() => violationsOf(tab, ['color-contrast']));
  return [
    ...light.map((violation) => `${address}: ${violation}`),
    ...dark.map((violation) => `${address}, in dark colours: ${violation}`),
  ].map((line) => line.replace(/\s+/g, ' '));
}

/** What is still found after three seconds: a page that is being drawn, and colours that change, pass. */
async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + 3_000;
  let found = await find();
  while (found.length > 0 && Date.now() < end) found = await find();
  return found;
}
