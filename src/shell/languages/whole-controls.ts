interface Span {
  top: number;
  bottom: number;
}

/** The most (px) that the line grows: more would be a bar without content. */
const limit = 24;

/** The upper edge (px) of a line at the lower edge of the window that cuts no control in two: at most 24 px higher. */
export function edgeAbove(controls: readonly Span[], edge: number): number {
  let whole = edge;
  for (;;) {
    const cut = controls.filter(({ top, bottom }) => top < whole && bottom > whole);
    if (cut.length === 0) return whole;
    whole = Math.min(...cut.map(({ top }) => top));
    if (edge - whole > limit) return edge;
  }
}

/** By how much (px) `line` must grow, so that it covers each control on the page wholly or not at all. */
export function missingHeight(line: HTMLElement): number {
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => !line.contains(control))
    .map((control) => control.getBoundingClientRect());
  const { top } = line.getBoundingClientRect();
  return top - edgeAbove(controls, top);
}
