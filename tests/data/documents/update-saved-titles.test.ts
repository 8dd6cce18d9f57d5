import { beforeEach, expect, it, vi } from 'vitest';
import { usePhone } from '../lists/fresh';
import { startTab, useBrowser } from './saved-tab';

const url = 'https://app.example/files/tor.pdf';

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://app.example/saved'));
  useBrowser();
});

it('a saved document gets the title that a list has for it, from then on', async () => {
  const { caches } = usePhone();
  await (await caches.open('ngo-saved-documents')).put(url, new Response('%PDF-'));
  const tab = await startTab();
  expect(tab.listDocuments()).toMatchObject([{ title: 'tor.pdf', page: '/' }]);
  const { updateSavedTitles } = await import('../../../src/data/documents/update-saved-titles');
  await updateSavedTitles(
    tab.listDocuments()!,
    new Map([[url, { title: 'Field officer', page: '/vacancies' }]]),
  );
  expect(tab.listDocuments()).toMatchObject([{ title: 'Field officer', page: '/vacancies' }]);
  await updateSavedTitles(tab.listDocuments()!, new Map());
  expect((await startTab()).listDocuments()).toMatchObject([{ title: 'Field officer' }]);
});
