/** Relative to the width that fits. */
export const zoomLimits = { least: 0.5, most: 5 } as const;

/** The factor of one zoom step of a button or key. */
const step = 1.25;

/** The zoom of a double tap. */
const near = 2;

export const clampZoom = (zoom: number): number =>
  Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));

/** The next zoom step in or out; it stops at 1 on the way. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? zoom * step : zoom / step;
  const passesWhole = (zoom - 1) * (next - 1) < 0;
  return clampZoom(passesWhole || Math.abs(next - 1) < 0.02 ? 1 : next);
}

/** A double tap zooms in, and a second one back to the first zoom. */
export const tapZoom = (zoom: number, first = 1): number =>
  zoom > first * 1.05 ? first : Math.max(near, first * 1.5);

/** The maximum width of a page at zoom 1 (CSS pixels): longer lines are hard to read. */
const widest = 880;

/** The scale at which the widest page fills the available width. */
export const fitScale = (room: number, pageWidth: number): number =>
  Math.max(0.05, Math.min(room, widest) / pageWidth);

/** The margin that stays beside the text (points). */
export const textMargin = 8;

/** A smaller gain is not worth a page that is cut at its edges. */
const leastGain = 1.05;

/**
 * The first zoom: a page that fits the width at its own size or larger is shown whole. On a narrow screen its text
 * fills the width, at most at its own size.
 */
export function firstZoom(room: number, pageWidth: number, textWidth: number | undefined): number {
  const fit = fitScale(room, pageWidth);
  if (textWidth === undefined || fit >= 1) return 1;
  const zoom = Math.min(1, room / (textWidth + 2 * textMargin)) / fit;
  return zoom < leastGain ? 1 : clampZoom(zoom);
}

/** The maximum number of canvas pixels of a page: 16 MB. */
const pixelCap = 4_000_000;

/** The canvas pixels per CSS pixel for a page of this size (CSS pixels). */
export function drawRatio(width: number, height: number, devicePixels: number): number {
  const ratio = Math.min(devicePixels, 3);
  return Math.min(ratio, Math.sqrt(pixelCap / (width * height)));
}
