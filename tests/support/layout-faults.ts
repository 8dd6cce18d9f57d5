import type { Page } from 'playwright/test';

/** What can be pressed. */
export const pressable = 'button, a[href], input, select, textarea, [role="menuitem"]';

/** What can be pressed and is smaller than 44 px in one direction. A link that covers a box is as large as that. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator(pressable).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const isCovering = getComputedStyle(element, '::after').position === 'absolute';
        const target = (isCovering && (element as HTMLElement).offsetParent) || element;
        const { width, height } = target.getBoundingClientRect();
        // A layout on a fraction of a pixel is not what is looked for.
        if (Math.min(width, height) > 43.5) return [];
        const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
        return [`${part}: ${element.textContent || element.ariaLabel}: ${width} by ${height} px`];
      }),
  );

/** What is wider or higher than its box where that hides the rest, or lies outside the window. */
export const clippedContent = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !(element instanceof SVGElement))
      .flatMap((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
        // What is only read aloud, and what ends in an ellipsis, is clipped on purpose.
        if (clipPath !== 'none' || webkitLineClamp !== 'none') return [];
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const { left, right } = element.getBoundingClientRect();
        const faults = [
          hides(overflowX) && element.scrollWidth > element.clientWidth + 1 && 'clipped in width',
          hides(overflowY) && element.scrollHeight > element.clientHeight + 1 && 'clipped in height',
          (left < -1 || right > innerWidth + 1) && `outside the window, from ${left} to ${right} px`,
        ].filter(Boolean);
        const place = element.closest<HTMLElement>('[data-state]')?.dataset['state'] ?? '';
        const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
        const what = `${part}, ${place}: <${element.localName}> ${element.textContent.slice(0, 40)}`;
        return faults.map((fault) => `${what}: ${String(fault)}`);
      }),
  );
