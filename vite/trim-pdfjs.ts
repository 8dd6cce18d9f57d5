import type { Plugin } from 'vite';
import { withGlyphs } from './pdfjs-glyphs';

/**
 * Removes XFA forms from pdf.js's worker: a fifth of its bytes for documents that the viewer does not show
 * (`enableXfa`). Has it send the glyphs of right-to-left text. Fails the build if the worker has another format than
 * expected.
 */
export function trimPdfjs(): Plugin {
  return {
    name: 'trim-pdfjs',
    transform: {
      filter: { id: /\/pdfjs-dist\/legacy\/build\/pdf\.worker\.mjs(\?worker_file\b.*)?$/ },
      handler: (code) => ({ code: withGlyphs(withoutForms(code)), map: null }),
    },
  };
}

const sectionStart = /^(?=;\/\/ \.\/)/m;
const isOfForms = (section: string) => section.startsWith(';// ./src/core/xfa/');

/** The source of the worker without XFA forms. */
export function withoutForms(source: string): string {
  const sections = source.split(sectionStart);
  const forms = sections.filter(isOfForms);
  if (!forms.some((section) => /^class XFAFactory /m.test(section))) {
    throw new Error('The XML forms of pdf.js were not found in its worker: see vite/trim-pdfjs.ts.');
  }
  // Polyfills are between the sections, and other sections need them.
  const polyfills = forms.flatMap(
    (section) => section.match(/^var \w+ = __webpack_require__\(\d+\);$/gm) ?? [],
  );
  const stub = [...polyfills, 'class XFAFactory { static getRichTextAsHtml() { return null; } }', ''].join(
    '\n',
  );
  const first = sections.findIndex(isOfForms);
  return sections
    .flatMap((section, at) => (at === first ? [stub] : isOfForms(section) ? [] : [section]))
    .join('');
}
