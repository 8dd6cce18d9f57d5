import { describe, expect, it } from 'vitest';
import type { Block, Edition } from '../../../src/document-text/edition';
import { extractOffice } from '../../../src/document-text/office/extract-office';
import { docxOf, paragraph } from '../../support/office-files';

function editionOf(bytes: Uint8Array): Omit<Edition, 'of'> {
  const made = extractOffice(bytes, 'a.docx');
  if ('none' in made) throw new Error(made.none);
  return made.edition;
}
const blocksOf = (parts: Parameters<typeof docxOf>[0]): Block[] => editionOf(docxOf(parts)).blocks;

const styles =
  '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="N"/></w:style>' +
  '<w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Section"/><w:basedOn w:val="H2"/></w:style>';
const style = (id: string) => `<w:pStyle w:val="${id}"/>`;
const item = (level: number, list = 1) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;

describe('a Word file', () => {
  it('has the headings of its styles, also of those based on them, and of its bold lines', () => {
    expect(
      blocksOf({
        styles,
        body:
          paragraph('Scope', { properties: style('Own') }) +
          paragraph('Note', { run: '<w:b/>' }) +
          paragraph('The seed is weighed.') +
          paragraph('It is <w:b/>'.replace('<w:b/>', 'heavy.'), { run: '<w:b/>' }) +
          paragraph('And dry.') +
          paragraph('And clean.'),
      }).map((block) => [block.is, 'level' in block ? block.level : 0]),
    ).toEqual([
      ['heading', 2],
      ['heading', 3],
      ['paragraph', 0],
      ['paragraph', 0],
      ['paragraph', 0],
      ['paragraph', 0],
    ]);
  });

  it('has the numbers of its lists, which begin anew below each number, and bullets', () => {
    const numbering =
      `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%1.%2)')}</w:abstractNum>` +
      `<w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '\uf0b7')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>' +
      '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>';
    const levels = [item(0), item(1), item(1), item(0), item(1), item(0, 2), item(0, 3)];
    const [list] = blocksOf({
      numbering,
      body: levels.map((properties, at) => paragraph(`t${at}`, { properties })).join(''),
    });
    expect(list).toEqual({
      is: 'list',
      items: [
        { text: 't0', label: '1.' },
        { text: 't1', label: '1.a)' },
        { text: 't2', label: '1.b)' },
        { text: 't3', label: '2.' },
        { text: 't4', label: '2.a)' },
        { text: 't5' },
        { text: 't6', label: '7.' },
      ],
    });
  });

  it('has tables whose cells span columns and rows', () => {
    const cell = (text: string, properties = '') =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text)}</w:tc>`;
    const rows = [
      `<w:trPr><w:tblHeader/></w:trPr>${cell('Lot')}${cell('Price', '<w:gridSpan w:val="2"/>')}`,
      cell('1', '<w:vMerge w:val="restart"/>') + cell('AFN') + cell('10'),
      cell('', '<w:vMerge/>') + cell('USD') + cell('1'),
      `<w:trPr><w:del/></w:trPr>${cell('gone')}`,
    ];
    expect(blocksOf({ body: `<w:tbl>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>` })).toEqual(
      [
        {
          is: 'table',
          rows: [
            [
              { text: 'Lot', head: true },
              { text: 'Price', head: true, columns: 2 },
            ],
            [{ text: '1', rows: 2 }, { text: 'AFN' }, { text: '10' }],
            [{ text: 'USD' }, { text: '1' }],
          ],
        },
      ],
    );
  });

  it('has foot- and endnotes at its end, and links to pages alone', () => {
    const note = (id: number, text: string) => (kind: string) =>
      `<w:${kind} w:id="${id}">${paragraph(text)}</w:${kind}>`;
    const blocks = blocksOf({
      links: { a: 'https://example.org/x', b: 'javascript:alert(1)', c: 'file:///etc/passwd' },
      footnotes: `<w:footnote w:id="0" w:type="separator">${paragraph('----')}</w:footnote>${note(2, 'By weight.')('footnote')}`,
      endnotes: note(1, 'At the end.')('endnote'),
      body:
        '<w:p><w:hyperlink r:id="a"><w:r><w:t>page</w:t></w:r></w:hyperlink><w:r><w:t xml:space="preserve"> or </w:t></w:r>' +
        '<w:hyperlink r:id="b"><w:r><w:t>script</w:t></w:r></w:hyperlink><w:hyperlink r:id="c"><w:r><w:t> file</w:t></w:r></w:hyperlink>' +
        '<w:r><w:endnoteReference w:id="1"/><w:footnoteReference w:id="2"/></w:r></w:p>',
    });
    expect(blocks).toEqual([
      { is: 'paragraph', text: [{ text: 'page', href: 'https://example.org/x' }, ' or script file[i][1]'] },
      {
        is: 'list',
        items: [
          { text: 'At the end.', label: '[i]' },
          { text: 'By weight.', label: '[1]' },
        ],
      },
    ]);
  });

  it('reads tracked changes as accepted, and joins paragraphs whose mark was deleted', () => {
    expect(
      blocksOf({
        body:
          '<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t xml:space="preserve">Bids close </w:t></w:r></w:p>' +
          '<w:p><w:del><w:r><w:delText>on Monday</w:delText></w:r></w:del><w:ins><w:r><w:t>on Tuesday</w:t></w:r></w:ins>' +
          '<w:moveFrom><w:r><w:t> here</w:t></w:r></w:moveFrom></w:p>',
      }),
    ).toEqual([{ is: 'paragraph', text: 'Bids close on Tuesday' }]);
  });

  it('has the text of a text box once, of form fields and check boxes, and no hidden text', () => {
    const box = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`;
    const field = (data: string, result: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${data}</w:ffData></w:fldChar></w:r><w:r><w:instrText>FORM</w:instrText></w:r>` +
      `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const blocks = blocksOf({
      body:
        `<w:p><w:r><w:t>Beside</w:t><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice>` +
        `<mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>` +
        `<w:p>${field('<w:checkBox><w:checked/></w:checkBox>', '')}${field('<w:textInput/>', ' Name ')}` +
        `${field('<w:ddList><w:result w:val="1"/><w:listEntry w:val="no"/><w:listEntry w:val="yes"/></w:ddList>', '')}` +
        '<w:r><w:sym w:font="Wingdings" w:char="F0A8"/></w:r><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r></w:p>',
    });
    expect(blocks.map((block) => 'text' in block && block.text)).toEqual([
      'Beside',
      'In the box',
      '☒ Name yes☐',
    ]);
  });

  it('has its header once, before the text, and its footer without the number of the page', () => {
    const reference = (kind: string, id: string) => `<w:${kind}Reference w:type="default" r:id="${id}"/>`;
    const section = `<w:sectPr>${reference('header', 'header')}${reference('footer', 'footer')}</w:sectPr>`;
    const blocks = blocksOf({
      header: paragraph('Nawruzan'),
      footer: `<w:p><w:r><w:t xml:space="preserve">Page </w:t></w:r><w:fldSimple w:instr="PAGE"><w:r><w:t>3</w:t></w:r></w:fldSimple></w:p>${paragraph('Kabul')}`,
      body: `<w:p><w:pPr>${section}</w:pPr><w:r><w:t>Terms</w:t></w:r></w:p>${section}`,
    });
    expect(blocks.map((block) => 'text' in block && block.text)).toEqual(['Nawruzan', 'Terms', 'Kabul']);
  });

  it('in Dari keeps its letters in order, and names the language of what is in another', () => {
    const { lang, blocks } = editionOf(
      docxOf({
        body:
          paragraph('لایحه وظایف (شماره NLO-VA-061) برای ولسوالی\u200cها', {
            properties: '<w:bidi/>',
            run: '<w:rtl/><w:lang w:bidi="fa-IR"/>',
          }) + paragraph('Weigh the seed in public.'),
      }),
    );
    expect(lang).toBe('fa-IR');
    expect(blocks).toEqual([
      { is: 'paragraph', text: 'لایحه وظایف (شماره NLO-VA-061) برای ولسوالی\u200cها' },
      { is: 'paragraph', text: 'Weigh the seed in public.', lang: 'en' },
    ]);
  });

  it('is marked with its kind, and has none where it has no letter', () => {
    expect(editionOf(docxOf({ body: paragraph('Seed') })).from).toBe('DOCX');
    expect(extractOffice(docxOf({ body: '<w:p/>' }), 'a.docx')).toEqual({ none: 'empty' });
  });
});
