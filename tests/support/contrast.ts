import type { Locator } from 'playwright/test';

/**
 * The colour of an element that is compared with the background behind the element; `color` is compared with the
 * element's own.
 */
export type Colour = 'color' | 'backgroundColor' | 'outlineColor' | 'borderTopColor';

export interface Contrast {
  /** The component on the page of states, the state, the element and its text. */
  what: string;
  /** From 1 to 21. */
  ratio: number;
}

/**
 * The contrast of elements against their background, as WCAG 2 defines it: computed colours, through transparent
 * backgrounds and the opacity of all ancestors. Hidden and visually hidden elements are left out.
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastsOf(elements: Locator, colour: Colour = 'color'): Promise<Contrast[]> {
  return elements.evaluateAll((all, property) => {
    type Channels = [red: number, green: number, blue: number];
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, { channels: Channels; alpha: number }>();
    /** A CSS colour as its channels, 0 to 255, and its alpha, 0 to 1. */
    const read = (text: string) => {
      const before = known.get(text);
      if (before) return before;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      const colour = { channels: [red!, green!, blue!] as Channels, alpha: alpha! / 255 };
      known.set(text, colour);
      return colour;
    };
    const over = (text: string, opacity: number, behind: Channels): Channels => {
      const { channels, alpha } = read(text);
      const share = alpha * opacity;
      return channels.map((channel, at) => channel * share + behind[at]! * (1 - share)) as Channels;
    };
    const luminance = (channels: Channels) => {
      const [red, green, blue] = channels.map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const around = (element: Element): Element[] =>
      element.parentElement ? [...around(element.parentElement), element] : [element];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('noscript') &&
      around(element).every((at) => getComputedStyle(at).clipPath === 'none');

    return all.filter(isSeen).map((element) => {
      let opacity = 1;
      let behind: Channels = [255, 255, 255];
      for (const at of around(element)) {
        const { backgroundColor, opacity: own } = getComputedStyle(at);
        opacity *= Number(own);
        if (at !== element || property === 'color') behind = over(backgroundColor, opacity, behind);
      }
      const seen = over(getComputedStyle(element)[property], opacity, behind);
      const [dark, light] = [luminance(seen), luminance(behind)].sort((one, other) => one - other);
      const place = element.closest<HTMLElement>('[data-state]')?.dataset['state'] ?? '';
      const part = element.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
      const text = (element.textContent || element.parentElement?.ariaLabel || '').trim().slice(0, 40);
      return {
        what: `${part}, ${place}: <${element.localName}> ${text}`,
        ratio: (light! + 0.05) / (dark! + 0.05),
      };
    });
  }, colour);
}

/** The contrast of exactly one visible element. */
export async function contrastOf(element: Locator): Promise<number> {
  const [contrast, ...others] = await contrastsOf(element);
  if (!contrast || others.length > 0)
    throw new Error(`${others.length + (contrast ? 1 : 0)} elements are meant.`);
  return contrast.ratio;
}
