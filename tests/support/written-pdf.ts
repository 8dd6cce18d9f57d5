/** A text at a place of a page: points from the left and from the bottom, and the size of the font. */
export type Written = readonly [x: number, y: number, size: number, text: string];

/** An untagged PDF of A4 pages in Helvetica, written by hand. A page without texts has a grey box, as a scan. */
export function writtenPdf(
  pages: readonly (readonly Written[])[],
  links: readonly [number[], string][] = [],
): Uint8Array {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const notes = links
    .map(
      ([rect, uri]) =>
        `<< /Type /Annot /Subtype /Link /Rect [${rect.join(' ')}] /A << /S /URI /URI (${uri}) >> >>`,
    )
    .join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, index) => {
      const drawing = texts
        .map(([x, y, size, text]) => `BT /F1 ${size} Tf ${x} ${y} Td (${escape(text)}) Tj ET`)
        .join('\n');
      const stream = drawing || '0.5 g 50 50 400 600 re f';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + index * 2} 0 R /Annots [${index === 0 ? notes : ''}] /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

const escape = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** Lines of text below each other. */
export const lines = (x: number, top: number, size: number, texts: readonly string[]): Written[] =>
  texts.map((text, index) => [x, top - index * size * 1.3, size, text] as const);
