// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoticeText } from '../../../src/components/text/notice-text';
import { writeText } from '../../../src/data/documents/text-editions';
import type { Block } from '../../../src/document-text/edition';
import { renderPage } from '../../support/render';

const url = '/files/tor.pdf';
const title = 'Field officer, Herat';
const file = { url, sha256: 'a'.repeat(64), size: 84_000 };

const letterhead: Block = { is: 'paragraph', text: 'House 14, Street 3' };
const heading: Block = { is: 'heading', level: 1, text: 'Field Officer, Herat' };
const facts: Block = {
  is: 'table',
  rows: [
    [{ text: 'Grade', head: true }, { text: '5' }],
    [{ text: 'Reports to', head: true }, { text: 'Provincial Manager' }],
  ],
};
const news: Block[] = ['Visits farms. ', 'Keeps records. ', 'Writes reports. '].map((text) => ({
  is: 'paragraph',
  text: text.repeat(40),
}));

async function open(blocks: Block[]) {
  await writeText(url, {
    edition: { lang: 'en', pages: 2, blocks, of: { sha256: file.sha256, size: file.size } },
    hash: 'h',
    usedAt: Date.now(),
  });
  await renderPage(<NoticeText file={file} title={title} />, { at: '/vacancies/va-7', answers: {} });
  await screen.findByText(/^Visits farms/);
}

test('begins after what the page says already, and shows all of the text when asked', async () => {
  await open([letterhead, heading, facts, ...news]);
  expect(screen.queryByText('House 14, Street 3')).toBeNull();
  expect(screen.queryByText('Provincial Manager')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read the whole text' }));
  expect(screen.queryByText('House 14, Street 3')).not.toBeNull();
  expect(screen.queryByText('Provincial Manager')).not.toBeNull();
  expect(screen.queryByText(/^Writes reports/)).not.toBeNull();
});

test.each<[string, Block[]]>([
  ['of another title', [letterhead, { ...heading, text: 'Terms of reference' }, facts, ...news]],
  ['without a heading', [letterhead, facts, ...news]],
])('begins with the first line of a text %s', async (_, blocks) => {
  await open(blocks);
  expect(screen.queryByText('House 14, Street 3')).not.toBeNull();
});

test('leaves nothing out of a text that fits whole', async () => {
  await open([letterhead, heading, facts, { is: 'paragraph', text: 'Visits farms.' }]);
  expect(screen.queryByText('Provincial Manager')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
