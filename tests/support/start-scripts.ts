import type { Page } from 'playwright';

/** The paths of the scripts that a page needs to start: those that its HTML names. */
export const startScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src], script[data-parts]')].flatMap((script) => [
      new URL(script.src, location.href).pathname,
      ...(script.dataset.parts?.split(' ') ?? []),
    ]),
  );
