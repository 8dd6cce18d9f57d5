import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it, vi } from 'vitest';
import { isIncomplete, type DrawnPage } from '../../src/viewer/draw-page';

interface Page {
  objs?: [string, unknown][];
  commonObjs?: [string, unknown][];
  operations?: [number, unknown[]][];
}

function page({ objs = [], commonObjs = [], operations = [] }: Page) {
  const getOperatorList = vi.fn(() =>
    Promise.resolve({
      fnArray: operations.map(([operation]) => operation),
      argsArray: operations.map(([, args]) => args),
    }),
  );
  return { objs, commonObjs, getOperatorList } as unknown as DrawnPage;
}

describe('a page that was drawn', () => {
  it('is whole if its pictures and fonts came, and is not read twice', async () => {
    const whole = page({ objs: [['img_1', { width: 1 }]], commonObjs: [['font', { name: 'Helvetica' }]] });
    expect(await isIncomplete(whole)).toBe(false);
    expect(whole.getOperatorList).not.toHaveBeenCalled();
  });

  it('lacks a picture that could not be decoded', async () =>
    expect(await isIncomplete(page({ objs: [['img_1', null]] }))).toBe(true));

  it.each([
    ['a font', 'g_font_error', 'Font "F1" is not available.', OPS.setFont],
    ['a picture of several pages', 'g_img_1', null, OPS.paintImageXObject],
  ])('lacks %s only if it uses it', async (_, id, value, operation) => {
    const commonObjs: [string, unknown][] = [[id, value]];
    expect(await isIncomplete(page({ commonObjs, operations: [[operation, [id, 12]]] }))).toBe(true);
    expect(await isIncomplete(page({ commonObjs, operations: [[operation, ['g_other', 12]]] }))).toBe(false);
  });
});
