import type { Page } from 'playwright';

/**
 * Resolves once the page has left the history entry of what was open above it, such as a dialog or the search of the
 * viewer. Until then the browser goes back, which ends a navigation that begins meanwhile with `net::ERR_ABORTED`.
 */
export async function waitUntilClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state as { overlay?: true } | null)?.overlay !== true);
}
