import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withoutForms, withGlyphs } from '../../vite/pdfjs';

const section = (name: string, code: string) => `;// ./src/core/${name}.js\n${code}\n`;

it('XFA forms are removed, and the polyfills that other sections need stay', () => {
  const source = [
    section('stream', 'class Stream {}'),
    section('xfa/fonts', 'var fills = __webpack_require__(531);\nclass FontFinder {}'),
    section('xfa/factory', 'class XFAFactory {\n  constructor() {}\n}'),
    section('annotation', 'class Annotation {}'),
  ].join('');
  const lean = withoutForms(source);
  expect(lean).toContain('class Stream {}');
  expect(lean).toContain('class Annotation {}');
  expect(lean).toContain('var fills = __webpack_require__(531);');
  expect(lean).not.toContain('FontFinder');
  expect(lean.match(/class XFAFactory/g)).toHaveLength(1);
});

it('a pdf.js in another format fails the build', () =>
  expect(() => withoutForms('class Everything {}')).toThrow('vite/pdfjs.ts'));

it('the pdf.js of this project becomes smaller', async () => {
  const source = await readFile('node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs', 'utf8');
  expect(withoutForms(source).length).toBeLessThan(source.length - 300_000);
});

it('the worker of this project sends the glyphs of right-to-left text', async () => {
  const source = await readFile('node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs', 'utf8');
  expect(withGlyphs(source)).toContain('glyphs: takeGlyphs()');
});

it('a pdf.js that reads text in another way fails the build', async () => {
  const source = await readFile('node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs', 'utf8');
  const changed = source.replace('if (saveLastChar(glyphUnicode)) {', 'if (saveLastChar(glyph.text)) {');
  expect(() => withGlyphs(changed)).toThrow('vite/pdfjs.ts');
  expect(() => withGlyphs(withGlyphs(source))).toThrow('vite/pdfjs.ts');
});
