import { chromium } from 'playwright';
import { launchArgs } from '../support/browser';
import { startSite } from '../support/site';
import { waitFor } from '../support/wait-for';

/** The page of a list, and one that is empty without the app. */
const addresses = { '/vacancies': true, '/nowhere': false };

/** The text that is visible to a user. Playwright's own way to ask needs a newer browser. */
const shownText = `(() => {
  const isShown = ({ parentElement: element }) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let shown = '';
  while (texts.nextNode()) if (isShown(texts.currentNode)) shown += texts.currentNode.data;
  return shown;
})()`;

/** Rejects unless a browser below the floor shows the text of a page, and says on each that it is too old. */
export async function expectTooOld(program: string): Promise<void> {
  const site = await startSite({ dist: 'dist' });
  const browser = await chromium.launch({ executablePath: program, args: [...launchArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    // As where the first script is not understood: this browser knows its syntax.
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
    for (const [address, isReadable] of Object.entries(addresses)) {
      await page.goto(site.url + address);
      const shown = () => page.evaluate<string>(shownText);
      await waitFor(
        `${address} to say that the browser is too old`,
        async () => (await shown()).includes('This browser is too old for the app.'),
        30_000,
      );
      const text = await shown();
      if (text.includes('on its way') || text.includes('Field Officer') !== isReadable)
        throw new Error(`${address} shows: ${text}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
