// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SavedDocumentCard } from '../../../src/pages/saved/document-card';
import { savedWords } from '../../../src/words/saved';
import { MemoryCaches } from '../../sw/memory-caches';
import { renderPage } from '../../support/render';

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
});

test.each([
  ['PPTX', 'Download', savedWords.inOtherApp],
  ['DOC', 'Download', savedWords.oldFile],
  ['XLS', 'Download', savedWords.oldFile],
  ['DOCX', 'Read', undefined],
  ['ZIP', 'Read', undefined],
])(
  'a saved %s shows its language, offers %s, and says whether it needs another app',
  async (type, way, note) => {
    const url = `http://localhost:3000/files/form.${type.toLowerCase()}`;
    const about = { title: 'Form', page: '/vacancies', size: 84_000, language: 'fa-AF', savedAt: Date.now() };
    await renderPage(<SavedDocumentCard document={{ url, type, ...about }} onRemoved={() => undefined} />);
    expect(await screen.findByText(`${type}, Dari, 84 kB`)).toBeTruthy();
    expect(screen.getByRole(way === 'Read' ? 'link' : 'button', { name: `${way}: Form` })).toBeTruthy();
    const notes = [savedWords.inOtherApp, savedWords.oldFile].filter((text) => screen.queryByText(text));
    expect(notes).toEqual(note === undefined ? [] : [note]);
  },
);
