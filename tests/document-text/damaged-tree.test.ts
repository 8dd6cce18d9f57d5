import { describe, expect, it } from 'vitest';
import { plain, textsOf, type Block } from '../../src/document-text/edition';
import { extract } from '../../vite/document-texts/extract';
import { expectWarning } from '../support/console';
import { writtenPdf, type Written } from '../support/written-pdf';

async function blocksOf(bytes: Uint8Array): Promise<Block[]> {
  const made = await extract(bytes);
  if ('none' in made) throw new Error(made.none);
  return made.edition.blocks;
}
const textOf = (blocks: readonly Block[]) => blocks.flatMap(textsOf).map(plain);

describe('a damaged tree of pages', () => {
  const file = Buffer.from(
    writtenPdf([1, 2, 3].map((number): Written[] => [[72, 700, 11, `Lot ${number} is weighed.`]])),
  ).toString('latin1');
  /** The file with another text of the same length at a place. */
  const withInstead = (place: string | RegExp, instead: string) =>
    Buffer.from(
      file.replace(place, (found) => instead.padEnd(found.length)),
      'latin1',
    );

  it.each([
    ['counts too many pages', withInstead('/Count 3 ', '/Count 9 ')],
    ['counts none of them', withInstead('/Count 3 ', '')],
    ['is at another place than the file says', withInstead(/startxref\n\d+/, 'startxref\n7')],
    ['does not call its pages so', withInstead('/Type /Page /Parent', '/Parent')],
  ])('that %s is read', async (_, bytes) => {
    expect(textOf(await blocksOf(bytes))).toEqual([1, 2, 3].map((number) => `Lot ${number} is weighed.`));
  });

  it.each([
    ['names an object that is not there', withInstead('6 0 R', '99 R')],
    ['names itself', withInstead('6 0 R', '2 0 R')],
  ])('that %s is read until there, and says so', async (_, bytes) => {
    expectWarning(/^Page 2 could not be read: /);
    expect(await blocksOf(bytes)).toEqual([
      { is: 'paragraph', text: 'Lot 1 is weighed.' },
      { is: 'page', page: 2, isBroken: true },
    ]);
  });

  it('that names a font as a page has a page without a text', async () => {
    const blocks = await blocksOf(withInstead('6 0 R', '3 0 R'));
    expect(blocks.filter(({ is }) => is === 'page')).toMatchObject([
      { page: 2, isPicture: true },
      { page: 3 },
    ]);
    expect(textOf(blocks)).toEqual(['Lot 1 is weighed.', 'Lot 3 is weighed.']);
  });

  it.each([
    ['has no pages', withInstead(/\/Kids \[[^\]]*\]/, '')],
    ['is no tree', withInstead('/Pages 2 0 R', '/Pages 3 0 R')],
  ])('that %s is broken', async (_, bytes) => {
    expectWarning(/^Page 1 could not be read: /);
    expect(await extract(bytes)).toEqual({ none: 'broken' });
  });

  it('that counts fewer than none is broken', async () => {
    const bytes = withInstead('/Count 3 ', '/Count -3');
    expect(await extract(bytes)).toEqual({ none: 'broken' });
  });
});
