import type { Page } from 'playwright/test';

/** Interactive elements. */
export const pressable = 'button, a[href], input, select, textarea, [role="menuitem"]';

/** Interactive elements smaller than 44 px in one direction. A link that covers a box has the size of the box. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator(pressable).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const isCovering = getComputedStyle(element, '::after').position === 'absolute';
        const target = (isCovering && (element as HTMLElement).offsetParent) || element;
        const { width, height } = target.getBoundingClientRect();
        // Ignores fractions of a pixel.
        if (Math.min(width, height) > 43.5) return [];
        const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
        return [`${part}: ${element.textContent || element.ariaLabel}: ${width} by ${height} px`];
      }),
  );

/** Elements wider or higher than a box that clips them, or outside the window. */
export const clippedContent = (page: Page): Promise<string[]> =>
  page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && !(element instanceof SVGElement))
      .flatMap((element) => {
        const { overflowX, overflowY, clipPath, webkitLineClamp, textOverflow } = getComputedStyle(element);
        // Visually hidden text, and text that ends in an ellipsis, are clipped on purpose.
        if (clipPath !== 'none' || webkitLineClamp !== 'none') return [];
        for (let around = element.parentElement; around; around = around.parentElement)
          if (getComputedStyle(around).clipPath !== 'none') return [];
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const { left, right } = element.getBoundingClientRect();
        const faults = [
          hides(overflowX) &&
            textOverflow !== 'ellipsis' &&
            element.scrollWidth > element.clientWidth + 1 &&
            'clipped in width',
          hides(overflowY) && element.scrollHeight > element.clientHeight + 1 && 'clipped in height',
          (left < -1 || right > innerWidth + 1) && `outside the window, from ${left} to ${right} px`,
        ].filter(Boolean);
        const place = element.closest<HTMLElement>('[data-state]')?.dataset['state'] ?? '';
        const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
        const what = `${part}, ${place}: <${element.localName}> ${element.textContent.slice(0, 40)}`;
        return faults.map((fault) => `${what}: ${String(fault)}`);
      }),
  );
