/** Of the width that fits: half of it to five times. */
export const zoomLimits = { least: 0.5, most: 5 } as const;

/** What a button or a key changes. */
const step = 1.25;

/** What a double tap brings near, from the whole width. */
const near = 2;

export const clampZoom = (zoom: number): number =>
  Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom));

/** The next step in or out; it stops at the whole width on the way. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  const next = direction === 1 ? zoom * step : zoom / step;
  const passesWhole = (zoom - 1) * (next - 1) < 0;
  return clampZoom(passesWhole || Math.abs(next - 1) < 0.02 ? 1 : next);
}

/** A double tap goes near, and from there back to the whole width. */
export const tapZoom = (zoom: number): number => (zoom > 1.05 ? 1 : near);

/** The widest that a page is shown at zoom 1 (CSS pixels): a line beyond it is hard to read. */
const widest = 880;

/** The scale at which the widest page fills the room. */
export const fitScale = (room: number, pageWidth: number): number =>
  Math.max(0.05, Math.min(room, widest) / pageWidth);

/** A page is drawn with no more pixels than this: 16 MB of canvas. */
const pixelCap = 4_000_000;

/** How many canvas pixels a CSS pixel gets, for a page of this size (CSS pixels). */
export function drawRatio(width: number, height: number, devicePixels: number): number {
  const ratio = Math.min(devicePixels, 3);
  return Math.min(ratio, Math.sqrt(pixelCap / (width * height)));
}
