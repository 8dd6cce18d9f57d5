import { expect, it } from 'vitest';
import { plain, textsOf } from '../../src/document-text/edition';
import { extract } from '../../vite/document-texts/extract';
import { drawnText, type DrawnPage, type DrawnRun } from '../support/drawn-text';

const line = (at: number, text: string, more: Partial<DrawnRun> = {}): DrawnRun => ({
  x: 72,
  y: 760 - 30 * at,
  size: 11,
  glyphs: [...text],
  role: 'P',
  ...more,
});
const bold = (at: number, text: string, more: Partial<DrawnRun> = {}) =>
  line(at, text, { isBold: true, ...more });

async function read(runs: readonly DrawnRun[], options?: Parameters<typeof drawnText>[1]) {
  const pages: DrawnPage[] = [{ runs }];
  const made = await extract(drawnText(pages, options));
  if ('none' in made) throw new Error(made.none);
  return made.edition.blocks.map((block) => [block.is, ...textsOf(block).map(plain)].join(': '));
}

const notice = [
  bold(0, 'Duties'),
  line(1, 'The officer weighs the seed.'),
  bold(2, 'A bold sentence ends here.'),
  line(3, 'The seed is stored in Herat.'),
  bold(4, 'How to apply'),
  line(5, 'Applications are sent by post.'),
];
const expected = [
  'heading: Duties',
  'paragraph: The officer weighs the seed.',
  'paragraph: A bold sentence ends here.',
  'paragraph: The seed is stored in Herat.',
  'heading: How to apply',
  'paragraph: Applications are sent by post.',
];

it('bold lines are headings in a tagged file that has paragraphs alone', async () => {
  expect(await read(notice, { isTagged: true })).toEqual(expected);
});

it('bold lines are headings in a file without tags, also right above their text', async () => {
  expect(await read(notice)).toEqual(expected);
  const close = notice.map((run, index) => ({ ...run, y: 760 - 14 * index }));
  expect((await read(close)).filter((text) => text.startsWith('heading'))).toEqual([
    'heading: Duties',
    'heading: How to apply',
  ]);
});

it('a bold line stays a paragraph where the file names its headings', async () => {
  const named = [bold(0, 'Terms', { role: 'H1' }), ...notice.map((run) => ({ ...run, y: run.y - 30 }))];
  expect(await read(named, { isTagged: true })).toEqual([
    'heading: Terms',
    ...expected.map((text) => text.replace('heading', 'paragraph')),
  ]);
});

it('bold lines are no headings where most lines are bold', async () => {
  const all = notice.map((run) => ({ ...run, isBold: true as const }));
  expect((await read(all, { isTagged: true })).map((text) => text.split(':')[0])).not.toContain('heading');
});

it('a bold line with a number is a heading, and the items below it are a list', async () => {
  const runs = [
    bold(0, '1. Duties'),
    line(1, '2. weighs the seed'),
    line(2, '3. stores the seed'),
    line(4, 'The seed is of wheat.'),
  ];
  expect(await read(runs)).toEqual([
    'heading: 1. Duties',
    'list: weighs the seed: stores the seed',
    'paragraph: The seed is of wheat.',
  ]);
});

it('letters that are filled and outlined are bold', async () => {
  const [, ...rest] = notice;
  const file = Buffer.from(drawnText([{ runs: [line(0, 'Duties'), ...rest] }])).toString('latin1');
  const outlined = Buffer.from(file.replace(/BT (\/F1 11 Tf.*?) ET/, '2 Tr BT $1 ET 0 Tr'), 'latin1');
  const made = await extract(new Uint8Array(outlined));
  expect('edition' in made && made.edition.blocks[0]).toMatchObject({ is: 'heading', text: 'Duties' });
});

it('many bold lines one after the other are no headings', async () => {
  const codes = ['Wheat', 'Barley', 'Maize', 'Lentils'].map((text, at) => bold(at, text));
  const text = [5, 6, 7, 8, 9].map((at) => line(at, 'The seed is stored in Herat.'));
  expect((await read([...codes, ...text])).join()).not.toContain('heading');
});
