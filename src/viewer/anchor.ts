/** A point of a document: the page, and its position across and down that page (0 to 1). */
export interface Anchor {
  page: number;
  across: number;
  down: number;
}

const sheets = (scroller: Element) => [...scroller.querySelectorAll<HTMLElement>('[data-page]')];

/** The point of the document at `x`, `y` (CSS pixels from the scroller's corner); between pages, the nearest page. */
export function anchorAt(scroller: Element, x: number, y: number): Anchor {
  const corner = scroller.getBoundingClientRect();
  const [left, top] = [corner.left + x, corner.top + y];
  const all = sheets(scroller);
  const under = all.find((sheet) => sheet.getBoundingClientRect().bottom >= top) ?? all.at(-1);
  if (!under) return { page: 1, across: 0, down: 0 };
  const box = under.getBoundingClientRect();
  return {
    page: Number(under.dataset['page']),
    across: (left - box.left) / Math.max(1, box.width),
    down: (top - box.top) / Math.max(1, box.height),
  };
}

/** Scrolls so that the anchor is at `x`, `y` of the scroller. */
export function scrollToAnchor(
  scroller: Element,
  { page, across, down }: Anchor,
  x: number,
  y: number,
): void {
  const sheet = sheets(scroller)[page - 1];
  if (!sheet) return;
  const corner = scroller.getBoundingClientRect();
  const box = sheet.getBoundingClientRect();
  scroller.scrollLeft += box.left + across * box.width - (corner.left + x);
  scroller.scrollTop += box.top + down * box.height - (corner.top + y);
}
