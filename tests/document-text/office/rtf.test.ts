import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plain, textsOf, type Block, type Edition } from '../../../src/document-text/edition';
import { extractOffice } from '../../../src/document-text/office/extract-office';
import { projectRoot } from '../../support/project';

const fonts =
  '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset178 Arial;}{\\f2\\fcharset2 Wingdings;}{\\f3\\fcharset204 Arial;}}';
const styles =
  '{\\stylesheet{Normal;}{\\s1\\b heading 1;}{\\s2\\sbasedon1 Section;}{\\s3\\outlinelevel1 Own;}}';
const rtf = (body: string) =>
  Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts}${styles}${body}}`, 'latin1');

function editionOf(bytes: Uint8Array): Omit<Edition, 'of'> {
  const made = extractOffice(bytes, 'a.rtf');
  if ('none' in made) throw new Error(made.none);
  return made.edition;
}
const blocksOf = (body: string): Block[] => editionOf(rtf(body)).blocks;
const textOf = (body: string) => blocksOf(body).flatMap(textsOf).map(plain).join('\n');

describe('an RTF file', () => {
  it('has the headings of its styles, of those based on them, and of its bold lines', () => {
    const body =
      '\\pard\\s2 Scope\\par\\pard\\s3 Lots\\par\\pard\\plain{\\b Note}\\par\\pard Seed is weighed.\\par And dry.\\par';
    expect(blocksOf(body).map((block) => [block.is, 'level' in block ? block.level : 0])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['heading', 3],
      ['paragraph', 0],
      ['paragraph', 0],
    ]);
  });

  it('has the numbers of its lists, and bullets', () => {
    const body =
      "{\\listtext 1.\\tab}one\\par{\\pntext\\f0 2)\\tab}two\\par{\\listtext\\f2 \\u61623\\'3f\\tab}three\\par{\\pntext\\f2\\'b7\\tab}four\\par";
    expect(blocksOf(body)).toEqual([
      {
        is: 'list',
        items: [
          { text: 'one', label: '1.' },
          { text: 'two', label: '2)' },
          { text: 'three' },
          { text: 'four' },
        ],
      },
    ]);
  });

  it('has tables whose cells span columns and rows, and tables within them', () => {
    const row = (definition: string, cells: string[]) =>
      `\\trowd${definition}\\pard\\intbl ${cells.map((cell) => `${cell}\\cell `).join('')}\\row`;
    const nested =
      'A\\par{\\pard\\intbl\\itap2 x\\nestcell y\\nestcell{\\*\\nesttableprops\\trowd\\cellx100\\cellx200\\nestrow}}\\pard\\intbl ';
    expect(
      blocksOf(
        row('\\trhdr\\cellx1000\\cellx3000', ['Lot', 'Price']) +
          row('\\clvmgf\\cellx1010\\cellx2000\\cellx3000', ['1', 'AFN', '10']) +
          row('\\clvmrg\\cellx1000\\clmgf\\cellx2000\\clmrg\\cellx3000', ['', 'none', '']) +
          row('\\cellx1000\\cellx3000', ['2', nested]) +
          '\\pard After\\par',
      ),
    ).toEqual([
      {
        is: 'table',
        rows: [
          [
            { text: 'Lot', head: true },
            { text: 'Price', head: true, columns: 2 },
          ],
          [{ text: '1', rows: 2 }, { text: 'AFN' }, { text: '10' }],
          [{ text: 'none', columns: 2 }],
          [{ text: '2' }, { text: 'A\nx · y', columns: 2 }],
        ],
      },
      { is: 'paragraph', text: 'After' },
    ]);
  });

  it('has the letters of its code pages, and of Unicode without what stands in for them', () => {
    expect(
      textOf(
        "caf\\'e9 \\f1\\'d3\\'e1\\'c7\\'e3 \\f3\\'c0\\'e1\\f0  \\u1587?\\u1604\\'3f\\uc2\\u-10179??\\u-8704\\'3f\\'3f\\uc0\\u233 !",
      ),
    ).toBe('café سلام Аб سل😀é!');
    expect(textOf('a\\emdash b\\~c\\_d\\line e\\{f\\}{\\upr{old}{\\*\\ud{new}}}')).toBe(
      'a—b c\u2011d\ne{f}new',
    );
  });

  it('has notes at its end, links to pages alone, check boxes, text boxes and headers once', () => {
    const link = (to: string, text: string) =>
      `{\\field{\\*\\fldinst{HYPERLINK "${to}"}}{\\fldrslt{${text}}}}`;
    const box =
      '{\\field{\\*\\fldinst FORMCHECKBOX{\\*\\formfield{\\fftype1\\ffres25\\ffdefres1{\\*\\ffname a}}}}{\\fldrslt}}';
    const page = '{\\field{\\*\\fldinst PAGE}{\\fldrslt 3}}';
    expect(
      blocksOf(
        `{\\header\\pard Nawruzan\\par}{\\headerf\\pard Nawruzan\\par}{\\footer\\pard Page ${page}\\par}` +
          `${link('https://example.org/x', 'page')} or ${link('javascript:alert(1)', 'script')}{\\super\\chftn{\\footnote{\\super\\chftn} By weight.}}` +
          `${box}{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv 1}}{\\shptxt\\pard In the box\\par}}{\\shprslt In the box}}\\par`,
      ),
    ).toEqual([
      { is: 'paragraph', text: 'Nawruzan' },
      { is: 'paragraph', text: [{ text: 'page', href: 'https://example.org/x' }, ' or script[1]☒'] },
      { is: 'paragraph', text: 'In the box' },
      { is: 'list', items: [{ text: 'By weight.', label: '[1]' }] },
    ]);
  });

  it('leaves out what is deleted or hidden, pictures, objects and what it does not know', () => {
    const binary = '{\\pict\\bin4 }{\\\\}';
    expect(
      textOf(
        `Bids close {\\deleted on Monday\\par}on Tuesday{\\v secret}${binary}{\\pict ffd8}{\\object{\\*\\objdata 00}{\\result old}}{\\*\\later thing}.\\par`,
      ),
    ).toBe('Bids close on Tuesday.');
  });

  it('in Dari keeps its letters in order, and has the language of its text', () => {
    const dari = [...'لایحه (NLO-VA-061) ولسوالی\u200cها']
      .map((letter) => `\\u${letter.charCodeAt(0)}?`)
      .join('');
    const { lang, blocks, from } = editionOf(rtf(`\\pard\\rtlpar{\\rtlch\\lang1164 ${dari}}\\par`));
    expect({ lang, blocks, from }).toEqual({
      lang: 'fa-AF',
      blocks: [{ is: 'paragraph', text: 'لایحه (NLO-VA-061) ولسوالی\u200cها' }],
      from: 'RTF',
    });
  });

  it('of LibreOffice has the text of the Word file that it was made of', () => {
    const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures/office', name));
    const [made, word] = [editionOf(fixture('libreoffice-form.rtf')), editionOf(fixture('word-form.docx'))];
    expect(made.blocks).toEqual(word.blocks);
  });
});

describe('a hostile RTF file', () => {
  it.each([
    ['groups within groups', '{'.repeat(100_000)],
    ['too many groups', '{}'.repeat(600_000)],
  ])('with %s is too big', (_, body) => {
    expect(extractOffice(rtf(body), 'a.rtf')).toEqual({ none: 'too-big' });
  });

  it('that ends in its middle has the text until there, and says so', () => {
    const bytes = rtf('\\trowd\\cellx100\\pard\\intbl Seed\\cell\\row');
    expect(editionOf(bytes.subarray(0, -6))).toMatchObject({ isCut: true, blocks: [{ text: 'Seed' }] });
    expect(extractOffice(rtf(''), 'a.rtf')).toEqual({ none: 'empty' });
  });

  it.each([
    "\\'zz\\u99999999999 a",
    '\\bin-9 a',
    '\\bin99999999 a',
    '\\row\\nestrow\\cell\\itap999 a\\par',
    '}}}}a',
    '{\\stylesheet{\\s1\\sbasedon2 a;}{\\s2\\sbasedon1 b;}}\\s1 c\\par',
  ])('with %s ends', (body) => {
    expect(() => extractOffice(rtf(`Seed\\par ${body}`), 'a.rtf')).not.toThrow();
  });

  it('does not become slow with long texts', () => {
    const start = performance.now();
    expect(extractOffice(rtf('\\u1587?'.repeat(300_000)), 'a.rtf')).toHaveProperty('edition');
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
