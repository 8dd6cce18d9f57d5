import { expect, test } from 'vitest';
import { shownTitle } from '../../../src/pages/read/document-names';

const file = { url: '/files/tor-mazar.pdf' };
const heading = (level: number, text: string) => ({ is: 'heading', level, text: [text] });
const reading = (blocks: unknown[]) =>
  ({ is: 'text', text: { edition: { lang: 'en', blocks } } }) as unknown as Parameters<typeof shownTitle>[1];

test('a document that no list names has the first of the highest headings of its text as its title', () => {
  const blocks = [heading(2, 'Terms of reference'), heading(1, 'Loan officer'), heading(1, 'Annex')];
  expect(shownTitle(null, reading(blocks), file)).toBe('Loan officer');
});

test('without a heading, and as long as it is not read, it has none but its file name', () => {
  expect(shownTitle(null, reading([{ is: 'paragraph', text: ['Dear'] }]), file)).toBe('tor-mazar.pdf');
  expect(shownTitle(null, { is: 'loading' } as Parameters<typeof shownTitle>[1], file)).toBeUndefined();
  expect(shownTitle(undefined, reading([heading(1, 'Loan officer')]), file)).toBeUndefined();
});
