import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withGlyphs } from '../../vite/pdfjs-glyphs';

it('the worker of this project sends the glyphs of right-to-left text', async () => {
  const source = await readFile('node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs', 'utf8');
  expect(withGlyphs(source)).toContain('glyphs: takeGlyphs()');
});

it('a pdf.js that reads text in another way fails the build', async () => {
  const source = await readFile('node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs', 'utf8');
  const changed = source.replace('if (saveLastChar(glyphUnicode)) {', 'if (saveLastChar(glyph.text)) {');
  expect(() => withGlyphs(changed)).toThrow('vite/pdfjs-glyphs.ts');
  expect(() => withGlyphs(withGlyphs(source))).toThrow('vite/pdfjs-glyphs.ts');
});
