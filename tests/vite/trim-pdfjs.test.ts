import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withoutForms } from '../../vite/trim-pdfjs';

const section = (name: string, code: string) => `;// ./src/core/${name}.js\n${code}\n`;

it('the XML forms go, and what other parts need of them stays', () => {
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

it('a pdf.js that is put together in another way stops the build', () =>
  expect(() => withoutForms('class Everything {}')).toThrow('vite/trim-pdfjs.ts'));

it('the pdf.js of this project is made smaller', async () => {
  const source = await readFile('node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs', 'utf8');
  expect(withoutForms(source).length).toBeLessThan(source.length - 300_000);
});
