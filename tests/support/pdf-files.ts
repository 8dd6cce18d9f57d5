import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project';
import { pdfOf, tinyPdf } from './tiny-files';

/** A PDF that requires a password: no password matches its encryption keys. */
export function lockedPdf(): Buffer {
  const open = tinyPdf(['Secret']).toString('latin1');
  const key = (byte: string) => `<${byte.repeat(32)}>`;
  const locks = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key('5a')} /U ${key('a5')} /P -4 >> /ID [${key('01')} ${key('01')}]`;
  return Buffer.from(open.replace('/Root 1 0 R', `/Root 1 0 R ${locks}`), 'latin1');
}

/** A PDF that opens with "open-sesame"; made by `qpdf --encrypt open-sesame owner 128 --use-aes=y --` of a tiny PDF. */
export const sesamePdf = (): Buffer => readFileSync(join(projectRoot, 'tests/fixtures/open-sesame.pdf'));

interface Drawing {
  /** The content stream; it may paint the image `/Im` and write in the font `/F1`. */
  content: string;
  image?: string;
  font?: string;
}

/** A PDF with a page for each drawing. */
export function drawnPdf(drawings: readonly Drawing[]): Buffer {
  const at = (index: number) => 3 + 4 * index;
  const kids = drawings.map((_, index) => `${at(index)} 0 R`).join(' ');
  const stream = (entries: string, data: string) =>
    `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${drawings.length} >>`,
    ...drawings.flatMap(({ content, image = '/ColorSpace /DeviceGray /BitsPerComponent 8', font }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${at(index) + 1} 0 R /Resources << /XObject << /Im ${at(index) + 2} 0 R >> /Font << /F1 ${at(index) + 3} 0 R >> >> >>`,
      stream('', content),
      stream(`/Type /XObject /Subtype /Image /Width 40 /Height 40 ${image}`, 'no picture'.repeat(20)),
      font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ]),
  ]);
}

const text = 'BT /F1 14 Tf 72 700 Td (Written) Tj ET';
const picture = 'q 400 0 0 400 90 200 cm /Im Do Q';

/** Pages of which something cannot be drawn, by what that is, in this order. */
export const flawedPages = {
  'a picture alone': {
    content: picture,
    image: '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode',
  },
  'a picture beside a text': {
    content: `${text} ${picture}`,
    image: '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
  },
  'a font beside a line': {
    content: `${text} 72 600 300 20 re f`,
    font: '<< /Type /Font /Subtype /Type0 /BaseFont /None /Encoding /Identity-H /DescendantFonts [] >>',
  },
  everything: { content: '' },
  nothing: { content: text },
} as const satisfies Record<string, Drawing>;

/** It starts like a PDF, and has no page. */
export const brokenPdf = (): Buffer => Buffer.from(`%PDF-1.7\n${'not a page. '.repeat(200)}`);
