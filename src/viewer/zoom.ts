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

/** A double tap zooms in, and a second one back to 1. */
export const tapZoom = (zoom: number): number => (zoom > 1.05 ? 1 : near);

/** The maximum width of a page at zoom 1 (CSS pixels): longer lines are hard to read. */
const widest = 880;

/** The scale at which the widest page fills the available width. */
export const fitScale = (room: number, pageWidth: number): number =>
  Math.max(0.05, Math.min(room, widest) / pageWidth);

/** The maximum number of canvas pixels of a page: 16 MB. */
const pixelCap = 4_000_000;

/** The canvas pixels per CSS pixel for a page of this size (CSS pixels). */
export function drawRatio(width: number, height: number, devicePixels: number): number {
  const ratio = Math.min(devicePixels, 3);
  return Math.min(ratio, Math.sqrt(pixelCap / (width * height)));
}
