import { expect, it } from 'vitest';
import { plain, textsOf, type Block } from '../../src/document-text/edition';
import { extract } from '../../vite/document-texts/extract';
import { expectWarning } from '../support/console';
import { drawnText, type DrawnRun } from '../support/drawn-text';
import { lines, writtenPdf, type Written } from '../support/written-pdf';

async function blocksOf(bytes: Uint8Array): Promise<Block[]> {
  const made = await extract(bytes);
  if ('none' in made) throw new Error(made.none);
  return made.edition.blocks;
}
const textOf = (blocks: readonly Block[]) => blocks.flatMap(textsOf).map(plain);

const words = (text: string): string[] => [...text];
const award: DrawnRun[] = ['Supplier', 'Sum', 'Wagtech', '235', 'Navoo', '480'].map((text, index) => ({
  x: 72 + 200 * (index % 2),
  y: 500 - 18 * Math.floor(index / 2),
  size: 11,
  glyphs: words(text),
}));

it.each([
  [90, '0 1 -1 0 595 0'],
  [180, '-1 0 0 -1 595 842'],
  [270, '0 -1 1 0 0 842'],
] as const)(
  'a page that is turned by %d degrees is read as it is shown, with each sum beside its supplier',
  async (rotate, matrix) => {
    const blocks = await blocksOf(drawnText([{ runs: award, rotate, matrix }]));
    expect(blocks).toMatchObject([
      {
        is: 'table',
        rows: [
          [{ text: 'Supplier' }, { text: 'Sum' }],
          [{ text: 'Wagtech' }, { text: '235' }],
          [{ text: 'Navoo' }, { text: '480' }],
        ],
      },
    ]);
  },
);

it('a page whose text is drawn sideways is read as the text stands', async () => {
  const blocks = await blocksOf(drawnText([{ runs: award, matrix: '0 1 -1 0 595 0' }]));
  expect(blocks.map(({ is }) => is)).toEqual(['table']);
});

it('headings at the edge of pages stay, and running lines and page numbers go', async () => {
  const page = (name: string, number: number): Written[] => [
    [72, 800, 16, name],
    [400, 820, 9, 'Nawruzan, tender 7'],
    ...lines(72, 700, 11, [`The seed of ${name} is weighed here.`]),
    [290, 30, 9, `Page ${number} of 3`],
  ];
  const blocks = await blocksOf(writtenPdf([page('Annex 1', 1), page('Annex 2', 2), page('Lot 3', 3)]));
  const text = textOf(blocks);
  for (const name of ['Annex 1', 'Annex 2', 'Lot 3']) expect(text).toContain(name);
  expect(text.join()).not.toMatch(/Nawruzan|Page \d/);
});

it('the name of a chapter goes beside the number of the page, and a row with a number at the edge stays', async () => {
  const page = (number: number, chapter: string): Written[] => [
    [72, 810, 9, chapter],
    [500, 810, 9, `${number}`],
    [72, 700, 11, `The seed of lot ${number} is weighed here.`],
    [72, 40, 11, 'Total'],
    [400, 40, 11, `${number * 7}`],
  ];
  const pages = ['Seed', 'Seed', 'Tools', 'Tools', 'Feed', 'Feed', 'Feed'];
  const blocks = await blocksOf(writtenPdf(pages.map((chapter, at) => page(at + 3, chapter))));
  const text = textOf(blocks).join('\n');
  for (const chapter of pages) expect(text).not.toContain(chapter);
  expect(text).toContain('Total 63');
});

it('one damaged page is named, and the others are read', async () => {
  expectWarning(/^Page 5 could not be read: /);
  const pages = Array.from({ length: 5 }, (_, index): Written[] => [
    [72, 700, 11, `Lot ${index} has a text.`],
  ]);
  const file = Buffer.from(writtenPdf(pages)).toString('latin1');
  // The last page is no page: a number stands in its place.
  const broken = file.replace(
    /12 0 obj\n<< \/Type \/Page .*>>/,
    (page) => `12 0 obj\n7${' '.repeat(page.length - 10)}`,
  );
  const blocks = await blocksOf(Buffer.from(broken, 'latin1'));
  expect(blocks.filter((block) => block.is === 'page' && block.isBroken)).toEqual([
    { is: 'page', page: 5, isBroken: true },
  ]);
  expect(textOf(blocks)).toContain('Lot 3 has a text.');
});

it('of more than 400 pages the first are read, and the text says so', async () => {
  const made = await extract(
    writtenPdf(Array.from({ length: 401 }, () => [[72, 400, 11, 'A lot has a text.'] as const])),
  );
  expect(made).toMatchObject({ edition: { pages: 401, isCut: true } });
}, 60_000);

const column = (x: number, name: string): Written[] =>
  lines(
    x,
    700,
    9,
    Array.from({ length: 9 }, (_, index) => `${name} has line ${index + 1} of a text`),
  );

it('three columns are read one after the other, below a heading across them', async () => {
  const blocks = await blocksOf(
    writtenPdf([
      [
        [220, 760, 18, 'A newsletter'],
        ...column(50, 'Left'),
        ...column(225, 'Middle'),
        ...column(400, 'Right'),
      ],
    ]),
  );
  expect(blocks.map(({ is }) => is)).toEqual(['heading', 'paragraph', 'paragraph', 'paragraph']);
  expect(textOf(blocks).map((text) => text.split(' ')[0])).toEqual(['A', 'Left', 'Middle', 'Right']);
});

it('a text that is drawn twice at one place is read once', async () => {
  const blocks = await blocksOf(
    writtenPdf([
      [
        [72, 700, 11, 'The seed is weighed.'],
        [72.2, 700, 11, 'The seed is weighed.'],
      ],
    ]),
  );
  expect(textOf(blocks)).toEqual(['The seed is weighed.']);
});

it('a raised number stands apart from the word or the number before it', async () => {
  const blocks = await blocksOf(
    writtenPdf([
      [
        [72, 700, 12, 'A plot of 40 m'],
        [145, 704, 7, '2'],
        [152, 700, 12, 'costs 10'],
        [197, 704, 7, '6'],
        [204, 700, 12, 'Afghani'],
        [244, 704, 7, 'th'],
        [72, 680, 12, 'and is weighed.'],
      ],
    ]),
  );
  expect(textOf(blocks).join(' ')).toMatch(/^A plot of 40 m² costs 10⁶ Afghani ?th and is weighed\.$/);
});

it('a digit that a plot draws again and again at one place is read once', async () => {
  const tick = Array.from({ length: 6 }, (): Written => [72, 700, 11, '5']);
  const blocks = await blocksOf(writtenPdf([[...tick, [72, 600, 11, 'Rows 55 and 11 of the lot.']]]));
  expect(textOf(blocks)).toEqual(['5', 'Rows 55 and 11 of the lot.']);
});

it('words are joined at hyphens also where most lines are those of tables and figures', async () => {
  const prose = [
    'The seed is described ade-',
    'quately by the office of the house-',
    'hold in the district.',
  ];
  const ticks = Array.from({ length: 60 }, (_, index): Written => [400, 600 - index * 9, 8, `${index * 10}`]);
  const blocks = await blocksOf(writtenPdf([[...lines(72, 700, 11, prose), ...ticks]]));
  expect(textOf(blocks)[0]).toBe(
    'The seed is described adequately by the office of the household in the district.',
  );
});

it('a document that hyphenates seldom is told by the words that stand whole elsewhere in it', async () => {
  const plainLines = Array.from(
    { length: 120 },
    (_, at) => `Row ${at} of the seed is weighed and stored in Herat.`,
  );
  const prose = [
    'Each element is a processing of seed, by the manip-',
    'ulation of its husks. The office weighs each ele-',
    'ment, and does so before the pro-',
    'cessing of the next one.',
  ];
  const text = textOf(
    await blocksOf(
      writtenPdf([
        lines(72, 780, 11, prose),
        ...[0, 40, 80].map((from) => lines(72, 780, 11, plainLines.slice(from, from + 40))),
      ]),
    ),
  ).join(' ');
  expect(text).toContain('by the manipulation of its husks');
});

it('words of a row that are drawn in another order than they stand are apart', async () => {
  const run = (x: number, text: string, more: Partial<DrawnRun>): DrawnRun => ({
    x,
    y: 500,
    size: 11,
    glyphs: words(text),
    role: 'P',
    ...more,
  });
  const row = [run(400, 'Total', {}), run(72, 'No', { goesOn: true }), run(200, 'Yes', { goesOn: true })];
  expect(textOf(await blocksOf(drawnText([{ runs: row }], { isTagged: true })))).toEqual(['Total No Yes']);
});
