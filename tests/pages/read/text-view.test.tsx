// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Block, Edition } from '../../../src/document-text/edition';
import { TextView } from '../../../src/pages/read/text-view';
import { pageOf } from '../../../src/pages/read/text-position';
import { renderPage } from '../../support/render';

// jsdom lays nothing out.
Element.prototype.scrollIntoView ??= () => undefined;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

const heading = (text: string): Block => ({ is: 'heading', level: 2, text });
const blocks: Block[] = [
  heading('About us'),
  { is: 'paragraph', text: 'We lend to women. Write to jobs@example.org or call +93 20 555 0143.' },
  heading('Duties'),
  { is: 'page', page: 2 },
  { is: 'list', items: [{ text: 'Explain the loan', label: '1.' }, { text: 'Weigh the seed' }] },
  heading('How to apply'),
  { is: 'paragraph', text: 'کارمند ساحوی', lang: 'fa' },
];

async function show(options: { find?: string; blocks?: Block[]; version?: string; isCut?: true } = {}) {
  const edition: Edition = {
    lang: 'en',
    pages: 2,
    blocks: options.blocks ?? blocks,
    ...(options.isCut && { isCut: true }),
    of: { sha256: 'a', size: 1 },
  };
  const onPages = vi.fn();
  const view = await renderPage(
    <TextView
      edition={edition}
      title="Loan officer"
      version={options.version}
      start={{ block: 0, into: 0 }}
      onMove={vi.fn()}
      find={options.find ?? ''}
      onPages={onPages}
      wayOut={<button>Download</button>}
      ask={<a href="/contact">Ask</a>}
    />,
  );
  return { ...view, onPages };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.queryByRole('searchbox', { name: 'Find in this document' });

test('the text is an article with headings, lists, links and its languages', async () => {
  await show({ version: 'This is the text of an earlier version.' });
  const article = within(screen.getByRole('article'));
  expect(article.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'About us',
    'Duties',
    'How to apply',
  ]);
  expect(article.getAllByRole('listitem')[0]?.textContent).toBe('1. Explain the loan');
  expect(article.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:jobs@example.org',
    'tel:+93205550143',
  ]);
  expect(article.getByText('کارمند ساحوی').closest('[dir]')!.getAttribute('dir')).toBe('rtl');
  expect(document.body.textContent).toContain(
    'The PDF is the document that counts. This is the text of an earlier',
  );
});

test('words are counted, and stepped through by keyboard; Escape closes the search', async () => {
  const { user } = await show();
  await user.click(button('Find in this document'));
  expect(document.activeElement).toBe(field());
  await user.keyboard('the');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 2'));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('2 of 2');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status').textContent).toBe('1 of 2');
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(screen.getByRole('status').textContent).toBe('2 of 2');
  await user.keyboard('{Escape}');
  expect(field()).toBeNull();
  expect(document.activeElement).toBe(button('Find in this document'));
  await user.keyboard('/');
  expect(document.activeElement).toBe(field());
});

test('words that are handed over are found at once; the field leaves the focus where it is', async () => {
  await show({ find: 'seed' });
  expect((field() as HTMLInputElement).value).toBe('seed');
  expect(document.activeElement).not.toBe(field());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 of 1'));
});

test('headings can be jumped to where there are three', async () => {
  const { user } = await show();
  await user.click(button('Contents'));
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  await user.click(contents.getByRole('button', { name: 'How to apply' }));
  expect(document.activeElement?.textContent).toBe('How to apply');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('two headings need no list', async () => {
  await show({ blocks: blocks.slice(0, 4) });
  expect(screen.queryByRole('button', { name: 'Contents' })).toBeNull();
});

test('the original pages open where the reader is', async () => {
  const { user, onPages } = await show();
  await user.click(button('Original pages'));
  expect(onPages).toHaveBeenCalledWith(expect.any(Number));
  expect([0, 3, 6].map((block) => pageOf(blocks, block))).toEqual([1, 2, 2]);
});

test('without an offline voice there is no Listen; with one it reads, marks the block, and ends with the page', async () => {
  const { unmount } = await show();
  expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
  unmount();
  const said: string[] = [];
  const cancel = vi.fn();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService: true }],
    speak: ({ text }: { text: string }) => said.push(text),
    cancel,
  });
  const again = await show();
  getSelection()!.selectAllChildren(screen.getByRole('heading', { name: 'About us' }));
  await again.user.click(button('Listen'));
  expect(said).toEqual(['About us']);
  expect(document.querySelector('[data-spoken]')?.textContent).toBe('About us');
  await again.user.click(button('Pause'));
  await again.user.click(button('Go on'));
  expect(said).toEqual(['About us', 'About us']);
  const before = cancel.mock.calls.length;
  await act(async () => again.unmount());
  expect(cancel.mock.calls.length).toBeGreaterThan(before);
});

test('a damaged page is named, and the end of a text that holds the first part of its document', async () => {
  await show({ blocks: [heading('Lots'), { is: 'page', page: 3, isBroken: true }], isCut: true });
  expect(screen.getByText('Page 3 is damaged and cannot be read.')).toBeTruthy();
  expect(screen.getByText(/^The text ends here/)).toBeTruthy();
});
