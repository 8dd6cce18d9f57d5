/**
 * Markup is cut to this number of characters before it is parsed: sanitising takes about a second per 100,000
 * characters on a slow phone. The parser drops a tag that was cut in two, and closes open elements.
 */
export const longestProse = 200_000;

/** Elements nested deeper than this are replaced by their children. */
const deepest = 16;

/** The highest ratio of the two sides. An image beyond it is shown like an image without a size. */
const longestSide = 4;

/** Replaces elements that are nested too deep by their children. Linear time, without recursion. */
export function flatten(body: Element): void {
  const depths = new Map<Node, number>([[body, 0]]);
  for (const element of [...body.querySelectorAll('*')]) {
    const depth = (depths.get(element.parentNode!) ?? 0) + 1;
    if (depth > deepest && element.hasChildNodes()) element.replaceWith(...element.childNodes);
    else depths.set(element, depth);
  }
}

/** Whether an image has a valid `width` and `height` with a usual aspect ratio. */
export function hasFittingSize(picture: Element): boolean {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => {
    const value = picture.getAttribute(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 0;
  });
  return width > 0 && height > 0 && width <= height * longestSide && height <= width * longestSide;
}
