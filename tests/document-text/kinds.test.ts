import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plain, textsOf, type Block } from '../../src/document-text/edition';
import { brokenPdf, lockedPdf } from '../support/pdf-files';
import { projectRoot } from '../support/project';
import { untaggedPdfs } from '../support/untagged-pdfs';
import { writtenPdf } from '../support/written-pdf';
import { extract } from '../../vite/document-texts/extract';

const fixture = (name: string): Uint8Array => readFileSync(join(projectRoot, 'tests/fixtures/pdfs', name));
const generated = untaggedPdfs();

/** What a text begins with, in a few words. */
interface Text {
  pages: number;
  lang: string;
  /** The kinds of the first blocks. */
  kinds: string;
  heading: string;
  /** What stands in the text, in this order. */
  order: string[];
}

const groff: Text = {
  pages: 1,
  lang: 'en',
  kinds: 'heading paragraph paragraph',
  heading: 'Terms of reference for a study',
  order: ['The districts of the north had', 'who of them lends it.', 'The report is handed in'],
};
const dari: Text = {
  pages: 1,
  lang: 'fa-AF',
  kinds: 'heading paragraph paragraph',
  heading: 'کارمند ساحوی در هرات',
  order: [
    'کارمند با خانواده\u200cهای دوازده قریه کار می\u200cکند',
    'وزن می\u200cکند.',
    '۱۵ قوس ۱۴۰۵ (۶ دسمبر ۲۰۲۶) است',
  ],
};

const kinds: [kind: string, bytes: () => Uint8Array, becomes: Text | { none: string }][] = [
  ['tagged, in Dari', () => fixture('chromium-dari.pdf'), dari],
  [
    'tagged, in Pashto, with a table',
    () => fixture('chromium-pashto.pdf'),
    {
      pages: 1,
      lang: 'ps',
      kinds: 'heading paragraph table',
      heading: 'د کندهار ساحوي کارکوونکی',
      order: ['کارکوونکی له دولسو کلیو', 'بستونه', 'کندهار', '۲', 'ننګرهار', '۱'],
    },
  ],
  [
    'tagged, in two scripts',
    () => fixture('chromium-mixed.pdf'),
    {
      pages: 1,
      lang: 'en',
      kinds: 'heading paragraph paragraph',
      heading: 'Seed for Herat',
      order: ['The seed is weighed in public.', 'تخم در حضور همه (ITB 014) وزن می\u200cشود.'],
    },
  ],
  ['untagged, in Dari', () => fixture('chromium-untagged.pdf'), { ...dari, lang: 'fa' }],
  ['untagged, with Type 1 fonts', () => fixture('groff-ghostscript.pdf'), groff],
  ['untagged, with its objects in streams', () => fixture('qpdf-object-streams.pdf'), groff],
  ['encrypted with the password of its owner alone', () => fixture('qpdf-owner-password.pdf'), groff],
  [
    'in two columns below a title',
    () => generated['two-columns']!,
    {
      pages: 1,
      // Its words are drawn by lot.
      lang: 'und',
      kinds: 'heading paragraph',
      heading: 'A newsletter over both of its columns',
      order: ['seed village school office wheat farm', 'budget region', 'district training vehicle'],
    },
  ],
  [
    'an untagged table',
    () => generated.table!,
    {
      pages: 1,
      lang: 'und',
      kinds: 'heading table',
      heading: 'Price list',
      order: ['seed village', 'water budget', 'vehicle market'],
    },
  ],
  [
    '200 pages, each with its number at the foot',
    () =>
      writtenPdf(
        Array.from({ length: 200 }, (_, page) => [
          ...(page === 0 ? [[72, 780, 20, 'All lots'] as const] : []),
          [72, 400, 11, `The seed of lot ${page} is weighed.`] as const,
          [290, 30, 9, `Page ${page + 1} of 200`] as const,
        ]),
      ),
    {
      pages: 200,
      lang: 'en',
      kinds: 'heading paragraph page paragraph',
      heading: 'All lots',
      order: ['lot 0', 'lot 100', 'lot 199 is weighed.'],
    },
  ],
  ['a scan', () => fixture('ghostscript-scan.pdf'), { none: 'scan' }],
  ['encrypted (AES 256)', () => fixture('qpdf-encrypted.pdf'), { none: 'locked' }],
  ['encrypted (RC4)', lockedPdf, { none: 'locked' }],
  ['without a page', brokenPdf, { none: 'broken' }],
  ['cut in the middle', () => fixture('groff-ghostscript.pdf').slice(0, 6_000), { none: 'broken' }],
  ['a font that names wrong digits', () => fixture('ghostscript-broken-digits.pdf'), { none: 'glyphs' }],
  ['a font that names wrong letters', () => fixture('ghostscript-broken-font.pdf'), { none: 'glyphs' }],
];

const textOf = (blocks: readonly Block[]) => blocks.flatMap(textsOf).map(plain).join('\n');

it.each(kinds)(
  '%s',
  async (_, bytes, becomes) => {
    const made = await extract(bytes());
    if ('none' in becomes || 'none' in made) return expect(made).toEqual(becomes);
    const { lang, pages, blocks } = made.edition;
    const first = blocks.find((block) => block.is === 'heading');
    expect({ lang, pages, heading: first && plain(first.text) }).toEqual({
      lang: becomes.lang,
      pages: becomes.pages,
      heading: becomes.heading,
    });
    expect(blocks.map(({ is }) => is).join(' ')).toMatch(new RegExp(`^${becomes.kinds}`));
    let rest = textOf(blocks);
    for (const words of becomes.order) {
      expect(rest).toContain(words);
      rest = rest.slice(rest.indexOf(words) + words.length);
    }
    return undefined;
  },
  60_000,
);
