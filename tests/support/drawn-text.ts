/** Glyphs that one operator shows: `<0102>` are their codes, numbers move back by thousandths of the size. */
export interface DrawnRun {
  x: number;
  y: number;
  size: number;
  /** The text of each glyph, from left to right, or a move. */
  glyphs: readonly (string | number)[];
  /** What a program wrote down beside its glyphs. */
  actualText?: string;
  /** The role of the element that the run is the content of: in a tagged file alone. */
  role?: string;
  /** It goes on in the element of the run before. */
  goesOn?: true;
  isArtifact?: true;
  isBold?: true;
}

export interface DrawnPage {
  runs: readonly DrawnRun[];
  rotate?: 90 | 180 | 270;
  /** Turns what is drawn, before the page is turned. */
  matrix?: string;
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
const utf16 = (text: string) =>
  [...Array(text.length).keys()].map((at) => hex(text.charCodeAt(at), 4)).join('');

/**
 * A PDF written by hand as offices' programs draw right-to-left text: each glyph has half an em, and its text in the
 * font's ToUnicode. A space has a quarter.
 */
export function drawnText(pages: readonly DrawnPage[], { isTagged = false } = {}): Uint8Array {
  const glyphs = [...new Set(pages.flatMap(({ runs }) => runs.flatMap((run) => run.glyphs)))].filter(
    (glyph) => typeof glyph === 'string',
  );
  const codeOf = (glyph: string) => hex(glyphs.indexOf(glyph) + 1, 2);
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def
1 begincodespacerange <00> <ff> endcodespacerange
${glyphs.length} beginbfchar
${glyphs.map((glyph) => `<${codeOf(glyph)}> <${utf16(glyph)}>`).join('\n')}
endbfchar endcmap end end`;
  const widths = ['0', ...glyphs.map((glyph) => (glyph === ' ' ? '250' : '500'))].join(' ');
  const fontOf = (name: string) =>
    `<< /Type /Font /Subtype /TrueType /BaseFont /${name} /FirstChar 0 /LastChar ${glyphs.length} /Widths [${widths}] /ToUnicode 3 0 R /Encoding /WinAnsiEncoding >>`;
  const objects = new Map<number, string>([
    [3, stream(map)],
    [4, fontOf('AAAAAA+Plain')],
    [5, fontOf('AAAAAA+Plain-Bold')],
  ]);
  let next = 10;
  const kids: number[] = [];
  const elements: number[] = [];
  const parents: string[] = [];
  pages.forEach(({ runs, rotate = 0, matrix }, index) => {
    const [page, content] = [next, next + 1];
    next += 2;
    kids.push(page);
    const own: number[] = [];
    const contents: number[] = [];
    const drawing = runs.map((run) => {
      const shown = run.glyphs
        .map((glyph) => (typeof glyph === 'string' ? `<${codeOf(glyph)}>` : glyph))
        .join(' ');
      const text = `BT /${run.isBold ? 'F2' : 'F1'} ${run.size} Tf ${run.x} ${run.y} Td [${shown}] TJ ET`;
      const marked =
        run.actualText === undefined
          ? text
          : `/Span << /ActualText <feff${utf16(run.actualText)}> >> BDC ${text} EMC`;
      if (!isTagged) return marked;
      if (run.isArtifact || run.role === undefined) return `/Artifact BMC ${marked} EMC`;
      const id = contents.length;
      if (!run.goesOn) {
        own.push(next);
        next += 1;
      }
      const element = own.at(-1)!;
      contents.push(element);
      const ids = contents.flatMap((each, at) => (each === element ? [at] : []));
      objects.set(
        element,
        `<< /Type /StructElem /S /${run.role} /P 7 0 R /Pg ${page} 0 R /K [${ids.join(' ')}] >>`,
      );
      return `/${run.role} << /MCID ${id} >> BDC ${marked} EMC`;
    });
    elements.push(...own);
    parents.push(`${index} [${contents.map((id) => `${id} 0 R`).join(' ')}]`);
    objects.set(content, stream([...(matrix ? [`${matrix} cm`] : []), ...drawing].join('\n')));
    objects.set(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /StructParents ${index} /Contents ${content} 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>`,
    );
  });
  const refs = (ids: readonly number[]) => ids.map((id) => `${id} 0 R`).join(' ');
  const tags = isTagged ? '/MarkInfo << /WithLanguages true >> /StructTreeRoot 6 0 R' : '';
  objects.set(1, `<< /Type /Catalog /Pages 2 0 R ${tags} >>`);
  objects.set(2, `<< /Type /Pages /Kids [${refs(kids)}] /Count ${kids.length} >>`);
  objects.set(6, '<< /Type /StructTreeRoot /K 7 0 R /ParentTree 8 0 R >>');
  objects.set(7, `<< /Type /StructElem /S /Document /P 6 0 R /K [${refs(elements)}] >>`);
  objects.set(8, `<< /Nums [${parents.join(' ')}] >>`);
  let file = '%PDF-1.7\n';
  const ids = [...objects.keys()].sort((a, b) => a - b);
  const offsets = new Map<number, number>();
  for (const id of ids) {
    offsets.set(id, file.length);
    file += `${id} 0 obj\n${objects.get(id)}\nendobj\n`;
  }
  const table = file.length;
  const rows = ids.map((id) => `${id} 1\n${String(offsets.get(id)).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 1\n0000000000 65535 f \n${rows}trailer\n<< /Size ${next} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

const stream = (data: string) => `<< /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** The glyphs of a logical text from left to right, as programs draw right-to-left text; lam and alef are one glyph. */
export const reversed = (text: string): string[] => (text.match(/ل[اأإآ]|./gu) ?? []).reverse();
