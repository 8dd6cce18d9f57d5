import { describe, expect, it } from 'vitest';
import { columnOf, type Placed, type TextPage } from '../../src/viewer/text-column';

/** A page of this width, with its origin at the bottom left. */
const page = (width: number, ...items: Placed[]): TextPage => ({
  width,
  matrix: [1, 0, 0, -1, 0, 842],
  items,
});
const item = (x: number, width: number, str = 'text'): Placed => ({
  str,
  width,
  transform: [11, 0, 0, 11, x, 700],
});

describe('the column of the text', () => {
  it('holds the text of all pages', () =>
    expect(columnOf([page(595, item(72, 400)), page(595, item(60, 100), item(90, 433))], 595)).toEqual({
      left: 60,
      right: 523,
    }));

  it('leaves out spaces, and text that runs along the edge', () => {
    const upright = { str: 'DRAFT', width: 500, transform: [0, 11, -11, 0, 10, 100] };
    expect(columnOf([page(595, item(72, 400), item(0, 595, ' '), upright)], 595)).toEqual({
      left: 72,
      right: 472,
    });
  });

  it('counts from the edge of the widest page, because pages are centred', () =>
    expect(columnOf([page(595, item(72, 400)), page(795)], 795)).toEqual({ left: 172, right: 572 }));

  it('is found on a page that the PDF turns', () => {
    const turned = { str: 'text', width: 400, transform: [0, 11, -11, 0, 100, 72] };
    expect(columnOf([{ width: 842, matrix: [0, 1, 1, 0, 0, 0], items: [turned] }], 842)).toEqual({
      left: 72,
      right: 472,
    });
  });

  it('is missing on a scan', () => expect(columnOf([page(595)], 595)).toBeUndefined());
});
