import type { Page } from 'playwright/test';
import { pressable } from './layout-faults';

/** One screen: its width in px, and the size of text in percent of the usual one. */
export interface Screen {
  width: number;
  text: 100 | 200;
}

export const widths = [320, 360, 768, 1280, 1920] as const;

/** Every width with both sizes of text. */
export const allScreens: readonly Screen[] = widths.flatMap((width) => [
  { width, text: 100 },
  { width, text: 200 },
]);

export const nameOf = ({ width, text }: Screen): string => `${width} px, ${text} % text`;

/**
 * Gives the page this screen, as a user who has set a larger font in the browser has it, and waits for its layout.
 * The usual size of text is that of the page's language.
 */
export async function setScreen(page: Page, { width, text }: Screen, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async (percent) => {
    const { style, dataset } = document.documentElement;
    // Read before the first change.
    dataset['usualSize'] ??= getComputedStyle(document.documentElement).fontSize;
    style.fontSize = `${(parseFloat(dataset['usualSize']) * percent) / 100}px`;
    // Observers of sizes run between two frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, text);
}

/**
 * Interactive elements that are not whole: outside the window, outside a box that clips them, too wide for a box in
 * which they can be scrolled, or narrower than their own text, unless that is cut after a number of lines. A page that
 * is wider than the window counts as well.
 */
export const cutControls = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const root = document.documentElement;
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth} px wide`);

    /** Whether `box`, of an element at `from`, is whole in all boxes around it; if not, how much of it is missing. */
    function missing(from: Element, box: DOMRect): string | undefined {
      let { position } = getComputedStyle(from);
      let canScroll = false;
      for (let around = from.parentElement; around && around !== root; around = around.parentElement) {
        if (position === 'fixed') break;
        const style = getComputedStyle(around);
        const holds = style.position !== 'static' || style.transform !== 'none';
        if (position === 'absolute' && !holds) continue;
        if (around === document.body) break;
        if (holds) position = style.position;
        const outer = around.getBoundingClientRect();
        const start = outer.left + around.clientLeft;
        const top = outer.top + around.clientTop;
        if (/auto|scroll/.test(style.overflowX)) {
          canScroll = true;
          if (box.width > around.clientWidth + 1) return `${box.width - around.clientWidth} px too wide`;
        } else if (style.overflowX !== 'visible' && !canScroll) {
          const cut = Math.max(start - box.left, box.right - start - around.clientWidth);
          if (cut > 1) return `${cut} px cut in width`;
        }
        if (/auto|scroll/.test(style.overflowY)) canScroll = true;
        else if (style.overflowY !== 'visible' && !canScroll) {
          const cut = Math.max(top - box.top, box.bottom - top - around.clientHeight);
          if (cut > 1) return `${cut} px cut in height`;
        }
      }
      if (canScroll) return undefined;
      const outside = Math.max(-box.left, box.right - root.clientWidth, -box.top - scrollY);
      return outside > 1 ? `${outside} px outside the window` : undefined;
    }

    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { clipPath, display, position, webkitLineClamp } = getComputedStyle(element);
      const isHidden =
        !element.checkVisibility({ visibilityProperty: true }) ||
        clipPath !== 'none' ||
        element.closest('[inert]');
      // The link that skips to the content is above the page until it has the focus.
      if (isHidden || element.getBoundingClientRect().bottom + scrollY < 0) continue;
      const parts = [...element.getClientRects()].map((box) => missing(element, box)).filter(Boolean);
      // Behind the last of its lines, a title in two scripts is as wide as its hidden part.
      const isCutByLines = display === 'inline' || webkitLineClamp !== 'none';
      // A larger target than the text may reach out of it.
      const hasTarget = position !== 'static' && getComputedStyle(element, '::after').position === 'absolute';
      const over = isCutByLines || hasTarget ? 0 : element.scrollWidth - element.clientWidth;
      const isField = element.matches('input, select, textarea');
      if (over > 1 && !isField) parts.push(`its text is ${over} px wider than it`);
      const name = element.ariaLabel ?? element.textContent;
      if (parts.length > 0)
        faults.push(`${element.localName} “${name.trim().slice(0, 50)}”: ${parts.join(', ')}`);
    }
    return faults;
  }, pressable);
