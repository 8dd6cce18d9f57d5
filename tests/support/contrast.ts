import type { Locator } from 'playwright/test';

/**
 * The contrast of an element's text or sign against what stands behind it, as WCAG 2 counts it (1 to 21): its computed
 * colour, through the opacity of all that it stands in, on the first opaque background.
 */
export function contrastOf(element: Locator): Promise<number> {
  return element.evaluate((start) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    /** Any colour of CSS as its channels, 0 to 255, and its alpha, 0 to 1. */
    const read = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
      return { channels: [red!, green!, blue!], alpha: alpha! / 255 };
    };
    let opacity = 1;
    let behind = [255, 255, 255];
    for (let at: Element | null = start; at; at = at.parentElement) {
      const { backgroundColor, opacity: own } = getComputedStyle(at);
      opacity *= Number(own);
      const { channels, alpha } = read(backgroundColor);
      if (alpha === 1) {
        behind = channels;
        break;
      }
    }
    const { channels, alpha } = read(getComputedStyle(start).color);
    const share = alpha * opacity;
    const seen = channels.map((channel, index) => channel * share + behind[index]! * (1 - share));
    const luminance = (colour: number[]) => {
      const [red, green, blue] = colour.map((channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const [dark, light] = [luminance(seen), luminance(behind)].sort((one, other) => one - other);
    return (light! + 0.05) / (dark! + 0.05);
  });
}
