import type { Placed } from './atoms';

/** An affine transformation, as PDF and CSS write it: https://www.w3.org/TR/css-transforms-1/#mathematical-description */
export type Matrix = readonly number[];

interface Viewport {
  transform: number[];
  width: number;
  height: number;
}

const applied = (
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  x: number,
  y: number,
): [number, number] => [a * x + c * y + e, b * x + d * y + f];

function multiplied([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, by: Matrix): number[] {
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = by;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function inverted([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** The size of a page that stands upright, and what turns it so; y goes up from its lower left corner. */
export interface Upright {
  matrix: Matrix;
  width: number;
  height: number;
}

/**
 * How a page is turned so that most of its letters stand upright: as the file says that it is shown (`/Rotate`), and
 * where most of the text is drawn sideways on that, with the text.
 */
export function uprightOf(
  { transform: [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0], width, height }: Viewport,
  pieces: readonly Placed[],
): Upright {
  const shown = [a, -b, c, -d, e, height - f];
  const letters = [0, 0, 0, 0];
  for (const { str, transform } of pieces) {
    const [x = 0, y = 0] = multiplied(shown, transform);
    const turns = Math.round(Math.atan2(y, x) / (Math.PI / 2)) & 3;
    letters[turns]! += str.trim().length;
  }
  const most = letters.indexOf(Math.max(...letters));
  switch (most) {
    case 1:
      return { matrix: multiplied([0, -1, 1, 0, 0, width], shown), width: height, height: width };
    case 2:
      return { matrix: multiplied([-1, 0, 0, -1, width, height], shown), width, height };
    case 3:
      return { matrix: multiplied([0, 1, -1, 0, height, 0], shown), width: height, height: width };
    default:
      return { matrix: shown, width, height };
  }
}

/** A piece of text on the page that was turned. */
export function turnedBy<P extends Placed>(piece: P, matrix: Matrix): P {
  const turned = { ...piece, transform: multiplied(matrix, piece.transform) };
  if (piece.glyphs) {
    const { strs, at, before, after } = piece.glyphs;
    turned.glyphs = { strs, at: placesBy(at, matrix) };
    if (before) turned.glyphs.before = placesBy(before, matrix);
    if (after) turned.glyphs.after = placesBy(after, matrix);
  }
  return turned;
}

const placesBy = (at: readonly number[], matrix: Matrix) =>
  Array.from({ length: at.length / 2 }, (_, index) =>
    applied(matrix, at[2 * index] ?? 0, at[2 * index + 1] ?? 0),
  ).flat();

/** A rectangle (two corners) on the page that was turned: its lower left and its upper right corner. */
export function rectBy(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  matrix: Matrix,
): [number, number, number, number] {
  const [left, bottom] = applied(matrix, x1, y1);
  const [right, top] = applied(matrix, x2, y2);
  return [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)];
}
