import type { Plugin } from 'vite';

/**
 * Leaves Adobe's XML forms out of pdf.js's worker: a fifth of its bytes for a kind of document that the reader is told
 * not to show (`enableXfa`). Fails the build where pdf.js is no longer put together as this expects.
 */
export function trimPdfjs(): Plugin {
  return {
    name: 'lean-pdf',
    transform: {
      filter: { id: /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs(\?worker_file\b.*)?$/ },
      handler: (code) => ({ code: withoutForms(code), map: null }),
    },
  };
}

const sectionStart = /^(?=;\/\/ \.\/)/m;
const isOfForms = (section: string) => section.startsWith(';// ./src/core/xfa/');

/** The source of the worker without its XML forms. */
export function withoutForms(source: string): string {
  const sections = source.split(sectionStart);
  const forms = sections.filter(isOfForms);
  if (!forms.some((section) => /^class XFAFactory /m.test(section))) {
    throw new Error('The XML forms of pdf.js were not found in its worker: see vite/trim-pdfjs.ts.');
  }
  // What fills gaps of older browsers stands between the sections, and other sections rely on it.
  const fills = forms.flatMap((section) => section.match(/^var \w+ = __webpack_require__\(\d+\);$/gm) ?? []);
  const stub = [...fills, 'class XFAFactory { static getRichTextAsHtml() { return null; } }', ''].join('\n');
  const first = sections.findIndex(isOfForms);
  return sections
    .flatMap((section, at) => (at === first ? [stub] : isOfForms(section) ? [] : [section]))
    .join('');
}
