import type { Plugin } from 'vite';

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
    throw new Error('The XML forms of pdf.js were not found in its worker: see vite/pdfjs.ts.');
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

const declarations = `
    let drawn = { strs: [], at: [] };
    const actualTexts = [];
    function noteGlyph(str, from, to) {
      drawn.strs.push(str);
      drawn.at.push(from[4], from[5], to[4], to[5]);
    }
    function noteSpace(from, glyphWidth) {
      const [a, b, , , x, y] = from;
      const next = getCurrentTextTransform();
      // What the file moves on beyond the space is a gap; what it moves back makes the space a joiner.
      const width = Math.min(glyphWidth, ((next[4] - x) * a + (next[5] - y) * b) / (a * a + b * b));
      noteGlyph(" ", from, [0, 0, 0, 0, x + a * width, y + b * width]);
    }
    function takeGlyphs() {
      const taken = drawn;
      drawn = { strs: [], at: [] };
      for (const open of actualTexts) if (open) open.start = -1;
      if (taken.strs.some((str) => /[\\u0590-\\u08ff\\u200c-\\u200f\\ufb1d-\\ufdff\\ufe70-\\ufefc]/.test(str))) return taken;
      const last = taken.strs.length - 1;
      const before = taken.strs[0] === " " ? taken.at.slice(0, 4) : undefined;
      const after = last > 0 && taken.strs[last] === " " ? taken.at.slice(-4) : undefined;
      return before || after ? { strs: [], at: [], before, after } : undefined;
    }
    function isBold() {
      // Fill and stroke: programs without a bold font draw the outlines of letters as well.
      const isOutlined = textState.mode === 2;
      return isOutlined || /bold|black|heavy|[-,]demi/i.test(textState.font.name ?? "") || undefined;
    }
    function beginActualText(dict) {
      const text = dict instanceof Dict && dict.get("ActualText");
      actualTexts.push(typeof text === "string" ? { text: stringToPDFString(text), start: drawn.strs.length } : null);
    }
    function endActualText() {
      const open = actualTexts.pop();
      if (!open || open.start < 0 || open.start >= drawn.strs.length) return;
      const { at } = drawn;
      const [x, y] = at.slice(4 * open.start);
      const ends = at.slice(-2);
      drawn.strs.splice(open.start, Infinity, open.text);
      at.splice(4 * open.start, Infinity, x, y, ends[0], ends[1]);
    }
`;

/** A place in the source of the worker, and what stands there instead. */
const changes: readonly [place: string, code: string][] = [
  ['    const twoLastChars = [" ", " "];\n', `${declarations}    const twoLastChars = [" ", " "];\n`],
  [
    'if (category.isInvisibleFormatMark) {\n',
    'if (category.isInvisibleFormatMark) {\n const place = getCurrentTextTransform();\n noteGlyph(glyph.unicode, place, place);\n',
  ],
  [
    'if (!keepWhiteSpace && category.isWhitespace) {\n',
    'if (!keepWhiteSpace && category.isWhitespace) {\n const spaceFrom = getCurrentTextTransform();\n',
  ],
  [
    'saveLastChar(" ");\n',
    'noteSpace(spaceFrom, glyphWidth * textState.fontMatrix[0]);\n saveLastChar(" ");\n',
  ],
  [
    'const textChunk = ensureTextContentItem();\n',
    'const textChunk = ensureTextContentItem();\n const glyphFrom = getCurrentTextTransform();\n',
  ],
  [
    'if (saveLastChar(glyphUnicode)) {\n',
    'noteGlyph(glyphUnicode, glyphFrom, getCurrentTextTransform());\n if (saveLastChar(glyphUnicode)) {\n',
  ],
  [
    'transform: textChunk.transform,\n',
    'transform: textChunk.transform,\n glyphs: takeGlyphs(),\n isBold: textChunk.isBold,\n',
  ],
  [
    'textContentItem.fontName = loadedName;\n      const trm',
    'textContentItem.fontName = loadedName;\n textContentItem.isBold = isBold();\n      const trm',
  ],
  [
    'case OPS.setTextRise:\n            textState',
    'case OPS.setTextRenderingMode:\n flushTextContentItem();\n textState.mode = args[0];\n break;\n case OPS.setTextRise:\n            textState',
  ],
  [
    'case OPS.beginMarkedContent:\n            flushTextContentItem();\n',
    'case OPS.beginMarkedContent:\n flushTextContentItem();\n actualTexts.push(null);\n',
  ],
  [
    'case OPS.beginMarkedContentProps:\n            flushTextContentItem();\n',
    'case OPS.beginMarkedContentProps:\n flushTextContentItem();\n beginActualText(args[1]);\n',
  ],
  [
    'case OPS.endMarkedContent:\n            flushTextContentItem();\n',
    'case OPS.endMarkedContent:\n endActualText();\n flushTextContentItem();\n',
  ],
];

/**
 * The source of pdf.js's worker with a change: text with letters of a right-to-left script has its glyphs beside it
 * (`Glyphs` in `src/document-text/atoms.ts`), and bold text says so.
 * pdf.js reverses such a text as a whole, which turns the letters of ligatures (لا), and leaves out joiners, the places
 * of letters and the text that a program wrote down beside its glyphs (`ActualText`). Throws if the worker has another
 * format than expected.
 */
export function withGlyphs(source: string): string {
  return changes.reduce((code, [place, instead]) => {
    const parts = code.split(place);
    if (parts.length !== 2) {
      throw new Error(`A place in the worker of pdf.js has changed (${place.trim()}): see vite/pdfjs.ts.`);
    }
    return parts.join(instead);
  }, source);
}
