// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SavableListGrid } from '../../../src/pages/saved/savable-list-grid';
import { SiteContext } from '../../../src/components/ui/site-context';
import { reloadCatalogue } from '../../../src/data/documents/save-states';
import { writeRow } from '../../../src/data/device/rows';
import { site } from '../../../src/shell/site';
import { MemoryCaches } from '../../sw/memory-caches';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';

const now = Date.parse('2026-11-20T08:00:00Z');
const url = `${location.origin}/files/tor.pdf`;
const vacancies = [
  { id: 1, title: 'Field officer', close_date: '2026-11-27', file: '/files/tor.pdf', file_size: 84_000 },
  { id: 2, title: 'Driver', close_date: '2026-11-27', file: '/files/driver.pdf', file_size: 16_000 },
  { id: 3, title: 'Closed one', close_date: '2026-10-27', file: '/files/closed.pdf', file_size: 16_000 },
];

let caches: MemoryCaches;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  caches = new MemoryCaches();
  vi.stubGlobal('caches', caches);
});

const ofVacancies = { ...site, records: site.records.filter(({ path }) => path === '/vacancies') };

async function renderSection() {
  const sections = (
    <SiteContext value={ofVacancies}>
      <SavableListGrid />
    </SiteContext>
  );
  const view = await renderPage(sections, { answers: { '/api/vacancies': vacancies } });
  const heading = await screen.findByRole('heading', { level: 3, name: 'Vacancies, open now' });
  return { ...view, section: within(heading.closest('li')!) };
}

test('a list shows its size without closed records, and how much of it is saved', async () => {
  const saved = { url, title: 'Field officer', page: '/vacancies', size: 84_000, type: 'PDF', savedAt: now };
  await writeRow(`saved/${url}`, saved);
  await (await caches.open('ngo-saved-documents')).put(url, new Response('%PDF-'));
  const { section } = await renderSection();
  expect(await section.findByText('2 documents, 100 kB; 1 of them is saved')).toBeTruthy();
  expect(section.getByRole('button', { name: /^Save the others too/ })).toBeTruthy();
});

test('the text of a list stays in place while other documents are saved', async () => {
  const { section } = await renderSection();
  const standing = await section.findByText('2 documents, 100 kB');
  const other = `${location.origin}/files/other.pdf`;
  await writeRow(`saved/${other}`, { url: other, savedAt: now });
  await (await caches.open('ngo-saved-documents')).put(other, new Response('%PDF-'));
  await act(() => reloadCatalogue());
  expect(section.getByText('2 documents, 100 kB')).toBe(standing);
});

test('an interrupted list shows its progress, and offers to continue or to cancel', async () => {
  const left = [{ file: { url }, title: 'Field officer', page: '/vacancies' }];
  await writeRow('section/vacancies', { name: 'vacancies', all: 10, left, failed: [] });
  const { section, user } = await renderSection();
  expect(await section.findByText('9 of 10 saved. The rest waits for a connection.')).toBeTruthy();
  expect(section.getByRole('button', { name: /^Continue/ })).toBeTruthy();
  await user.click(section.getByRole('button', { name: /^Cancel/ }));
  expect(await section.findByText('2 documents, 100 kB')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('2 documents, 100 kB');
});

test('a list that did not fit into storage says what helps', async () => {
  const left = [{ file: { url }, title: 'Field officer', page: '/vacancies' }];
  await writeRow('section/vacancies', { name: 'vacancies', all: 2, left, failed: [], obstacle: 'no-space' });
  const { section } = await renderSection();
  expect(await section.findByText(/^1 of 2 saved\. There is no room left on this device\./)).toBeTruthy();
});

test('on a metered connection it shows the size and asks before it fetches anything', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { section, user, asked } = await renderSection();
  await user.click(await section.findByRole('button', { name: /^Save all/ }));
  expect(section.getByText(/“Vacancies, open now” is 2 documents, 100 kB\.$/)).toBeTruthy();
  // A second press must neither agree nor refuse.
  expect(document.activeElement?.textContent).toContain('2 documents, 100 kB');
  expect(document.activeElement?.localName).toBe('div');
  expect(asked.filter((path) => path.includes('/files/'))).toEqual([]);
  await user.click(section.getByRole('button', { name: /^Not now/ }));
  expect(section.getByRole('button', { name: /^Save all/ })).toBeTruthy();
});

test('on an iPhone the advice to install comes first, and nothing is saved before the user decides', async () => {
  expectWarning(/Failed to fetch/);
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone);
  const { section, user, asked } = await renderSection();
  await user.click(await section.findByRole('button', { name: /^Save all/ }));
  const advice = await screen.findByRole('dialog');
  expect(asked).not.toContain('/files/tor.pdf');
  await user.click(within(advice).getByRole('button', { name: 'Save here anyway' }));
  await waitFor(() => expect(asked).toContain('/files/tor.pdf'));
  expect(await section.findByText(/The rest waits for a connection/)).toBeTruthy();
});
