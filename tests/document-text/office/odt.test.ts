import { describe, expect, it } from 'vitest';
import type { Edition } from '../../../src/document-text/edition';
import { extractOffice } from '../../../src/document-text/office/extract-office';
import { odtOf } from '../../support/office-files';

function editionOf(parts: Parameters<typeof odtOf>[0]): Omit<Edition, 'of'> {
  const made = extractOffice(odtOf(parts), 'a.odt');
  if ('none' in made) throw new Error(made.none);
  return made.edition;
}
const blocksOf = (body: string, automatic = '', styles = '') => editionOf({ body, automatic, styles }).blocks;
const p = (text: string, style = '') => `<text:p text:style-name="${style}">${text}</text:p>`;
const paragraph = (text: string) => ({ is: 'paragraph', text });

describe('a text of OpenDocument', () => {
  it('has the headings that it marks, those of its styles, and of its bold lines', () => {
    const styles =
      '<style:style style:name="Title" style:family="paragraph"/>' +
      '<style:style style:name="Own" style:parent-style-name="Base"/>' +
      '<style:style style:name="Base" style:default-outline-level="2"/>' +
      '<style:style style:name="Loop" style:parent-style-name="Loop"/>';
    const automatic =
      '<style:style style:name="B"><style:text-properties fo:font-weight="bold"/></style:style>';
    const body =
      p('Terms', 'Title') +
      '<text:h text:outline-level="1">Seed</text:h>' +
      p('Wheat', 'Own') +
      p('<text:span text:style-name="B">Duties</text:span>') +
      p('The seed is <text:span text:style-name="B">weighed</text:span>.') +
      p('The end', 'Loop');
    expect(blocksOf(body, automatic, styles)).toEqual([
      { is: 'heading', level: 1, text: 'Terms' },
      { is: 'heading', level: 1, text: 'Seed' },
      { is: 'heading', level: 2, text: 'Wheat' },
      { is: 'heading', level: 3, text: 'Duties' },
      paragraph('The seed is weighed.'),
      paragraph('The end'),
    ]);
  });

  const numbers =
    '<text:list-style style:name="N">' +
    '<text:list-level-style-number text:level="1" style:num-suffix="." style:num-format="1"/>' +
    '<text:list-level-style-number text:level="2" style:num-suffix=")" style:num-format="a"/>' +
    '<text:list-level-style-number text:level="3" style:num-format="1" text:display-levels="2"/>' +
    '</text:list-style>' +
    '<text:list-style style:name="D"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>';
  const item = (...content: string[]) => `<text:list-item>${content.join('')}</text:list-item>`;
  const list = (attributes: string, ...items: string[]) =>
    `<text:list ${attributes}>${items.join('')}</text:list>`;

  it('has the numbers of its lists, which go on or begin anew, and bullets', () => {
    const body =
      list(
        'text:style-name="N"',
        item(p('seed'), list('', item(p('wheat')), item(p('barley')))),
        item(p('tools'), p('of iron'), list('', item(p('spades')))),
      ) +
      p('And also:') +
      list('text:style-name="N" text:continue-numbering="true"', item(p('feed'))) +
      list(
        'text:style-name="N"',
        '<text:list-item text:start-value="7">' + p('water') + '</text:list-item>',
      ) +
      list(
        'text:style-name="D"',
        '<text:list-header>' + p('Places') + '</text:list-header>',
        item(p('Herat')),
      );
    expect(blocksOf(body, numbers)).toEqual([
      {
        is: 'list',
        items: [
          { text: 'seed', label: '1.' },
          { text: 'wheat', label: 'a)' },
          { text: 'barley', label: 'b)' },
          { text: 'tools', label: '2.' },
        ],
      },
      paragraph('of iron'),
      { is: 'list', items: [{ text: 'spades', label: 'a)' }] },
      paragraph('And also:'),
      {
        is: 'list',
        items: [
          { text: 'feed', label: '3.' },
          { text: 'water', label: '7.' },
        ],
      },
      paragraph('Places'),
      { is: 'list', items: [{ text: 'Herat' }] },
    ]);
  });

  it('has the numbers of its headings, also of those that are items of a list', () => {
    const outline =
      '<text:outline-style style:name="Outline"><text:outline-level-style text:level="1" style:num-format="I" style:num-suffix="."/></text:outline-style>';
    const heading = (text: string) => `<text:h text:outline-level="1">${text}</text:h>`;
    expect(
      blocksOf(heading('Seed') + heading('Tools'), '', outline).map((block) => 'text' in block && block.text),
    ).toEqual(['I. Seed', 'II. Tools']);
    const listed = list('text:style-name="N"', item(heading('Seed')), item(heading('Tools')));
    expect(blocksOf(listed, numbers).map((block) => 'text' in block && block.text)).toEqual([
      '1. Seed',
      '2. Tools',
    ]);
  });

  const cell = (text: string, attributes = '') =>
    `<table:table-cell ${attributes}>${p(text)}</table:table-cell>`;
  const covered = '<table:covered-table-cell/>';
  const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;

  it('has tables whose cells span columns and rows, below a row of names', () => {
    const wide = 'table:number-columns-spanned="2"';
    const high = 'table:number-rows-spanned="2"';
    const body =
      '<table:table><table:table-column table:number-columns-repeated="4"/>' +
      `<table:table-header-rows>${row(cell('Lot'), covered, cell('Sum'), cell('Place'))}</table:table-header-rows>` +
      row(cell('Seed', `${wide} ${high}`), covered, cell('40'), cell('Herat', high)) +
      row(covered, covered, cell('60'), covered) +
      row(cell('Tools', wide), covered, cell('10'), cell('Bamyan')) +
      '</table:table>';
    expect(blocksOf(body.replace(cell('Lot'), cell('Lot', wide)))).toEqual([
      {
        is: 'table',
        rows: [
          [
            { text: 'Lot', columns: 2, head: true },
            { text: 'Sum', head: true },
            { text: 'Place', head: true },
          ],
          [{ text: 'Seed', columns: 2, rows: 2 }, { text: '40' }, { text: 'Herat', rows: 2 }],
          [{ text: '60' }],
          [{ text: 'Tools', columns: 2 }, { text: '10' }, { text: 'Bamyan' }],
        ],
      },
    ]);
  });

  it('has a cell again for each column that it is repeated in, and a row likewise', () => {
    const body =
      `<table:table>${row(cell('-', 'table:number-columns-repeated="3"'))}` +
      `<table:table-row table:number-rows-repeated="2">${cell('a')}${cell('b')}${cell('c')}</table:table-row></table:table>`;
    expect(blocksOf(body)).toMatchObject([
      {
        rows: [
          ['-', '-', '-'],
          ['a', 'b', 'c'],
          ['a', 'b', 'c'],
        ].map((texts) => texts.map((text) => ({ text }))),
      },
    ]);
  });

  it('has foot- and endnotes at its end, and links to pages alone', () => {
    const note = (kind: string, text: string) =>
      `<text:note text:note-class="${kind}"><text:note-citation>9</text:note-citation><text:note-body>${p(text)}</text:note-body></text:note>`;
    const body = p(
      `Weigh${note('footnote', 'In public.')} it${note('endnote', 'Or not.')}, <text:a xlink:href="https://example.org/a">see</text:a> <text:a xlink:href="file:///etc/passwd">this</text:a>.`,
    );
    expect(blocksOf(body)).toEqual([
      paragraph(['Weigh[1] it[i], ', { text: 'see', href: 'https://example.org/a' }, ' this.'] as never),
      {
        is: 'list',
        items: [
          { text: 'In public.', label: '[1]' },
          { text: 'Or not.', label: '[i]' },
        ],
      },
    ]);
  });

  it('reads tracked changes as accepted, and no remarks', () => {
    const body =
      `<text:tracked-changes><text:changed-region xml:id="c1"><text:deletion>${p('old')}</text:deletion></text:changed-region></text:tracked-changes>` +
      p(
        'A <text:change text:change-id="c1"/><text:change-start text:change-id="c2"/>new<text:change-end text:change-id="c2"/> word' +
          `<office:annotation>${p('Really?')}</office:annotation>.`,
      );
    expect(blocksOf(body)).toEqual([paragraph('A new word.')]);
  });

  it('has the text of text boxes, form fields and check boxes, spaces and breaks, and no page numbers', () => {
    const forms =
      '<office:forms><form:form><form:checkbox form:id="a" form:label="Yes" form:current-state="checked"/>' +
      '<form:text form:id="b" form:current-value="Nawruzan"/></form:form></office:forms>';
    const box = `<draw:frame><draw:text-box>${p('In a box')}</draw:text-box></draw:frame>`;
    const body =
      forms +
      p(`Beside${box}`) +
      p('<draw:control draw:control="a"/> of <draw:control draw:control="b"/>') +
      p('a<text:s text:c="3"/>b<text:tab/>c<text:line-break/>d') +
      p('Page <text:page-number>7</text:page-number>');
    expect(blocksOf(body)).toEqual([
      paragraph('Beside'),
      paragraph('In a box'),
      paragraph('☒ Yes of Nawruzan'),
      paragraph('a b c\nd'),
      paragraph('Page'),
    ]);
  });

  it('has its header once, before the text, and its footer after it', () => {
    const pages = `<style:master-page><style:header>${p('Nawruzan')}</style:header><style:footer>${p('Kabul')}</style:footer></style:master-page>`;
    expect(editionOf({ body: p('The seed'), pages }).blocks).toEqual(
      ['Nawruzan', 'The seed', 'Kabul'].map(paragraph),
    );
  });

  it('in Dari keeps its letters in order, and names the language of what is in another', () => {
    const dari = 'درخواست‌ها (NLO-VA-061) تا تاریخ ۱۴۰۵/۰۹/۲۴ به دفتر هرات برسد و با مهر باشد.';
    const english = 'The seed is weighed in public by the officer.';
    const { lang, blocks, from } = editionOf({ body: p(dari) + p(english) });
    expect({ lang, blocks, from }).toEqual({
      lang: 'fa',
      from: 'ODT',
      blocks: [paragraph(dari), { ...paragraph(english), lang: 'en' }],
    });
  });

  it('is one also where its type is packed', () => {
    expect(editionOf({ body: p('The seed'), isPacked: true }).from).toBe('ODT');
  });
});
