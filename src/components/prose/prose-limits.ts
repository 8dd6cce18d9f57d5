/**
 * Markup of more characters than this is cut before it is parsed: sanitising takes a slow phone about a second per
 * 100,000. A parser drops a tag that was cut in two, and closes what stands open.
 */
export const longestProse = 200_000;

/** Elements deeper than this give way to what they hold: quotes and lists that deep leave no room for words. */
const deepest = 16;

/** Wider or higher than this to the other side, a picture is shown in the frame of pictures without a size. */
const longestSide = 4;

/** Takes away the elements that lie too deep, and keeps their text. In linear time, and without recursion. */
export function flatten(body: Element): void {
  const depths = new Map<Node, number>([[body, 0]]);
  for (const element of [...body.querySelectorAll('*')]) {
    const depth = (depths.get(element.parentNode!) ?? 0) + 1;
    if (depth > deepest && element.hasChildNodes()) element.replaceWith(...element.childNodes);
    else depths.set(element, depth);
  }
}

/** Whether a picture states a size that a page can give it. */
export function hasFittingSize(picture: Element): boolean {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => {
    const value = picture.getAttribute(name) ?? '';
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 0;
  });
  return width > 0 && height > 0 && width <= height * longestSide && height <= width * longestSide;
}
