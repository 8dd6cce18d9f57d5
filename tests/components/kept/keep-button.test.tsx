// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecordPage } from '../../../src/components/record/record-page';
import { keepThing, readKept } from '../../../src/data/kept/kept';
import { declaration } from '../../../src/pages/vacancies/declaration';
import { MemoryCaches } from '../../sw/memory-caches';
import { eventually } from '../../support/eventually';
import { renderPage, type Answers } from '../../support/render';

const cleaner = { id: 8, vacancy_number: 'VA-8', title: 'Cleaner', close_date: '2026-11-29' };
const officer = { ...cleaner, id: 7, vacancy_number: 'VA-7', title: 'Field officer', file: '/files/tor.pdf' };
const listOf = (...data: object[]): Answers => ({ '/api/settings': [], '/api/vacancies': { data } });

const open = (slug: string, answers: Answers) =>
  renderPage(
    <Routes>
      <Route path="/vacancies/:slug" element={<RecordPage {...declaration} />} />
    </Routes>,
    { at: `/vacancies/${slug}`, answers },
  );

const kept = {
  address: '/vacancies/va-8',
  list: 'vacancies',
  title: 'Cleaner',
  language: 'en',
  record: { id: 8, number: 'VA-8', title: 'Cleaner', closeDate: '2026-11-22' },
  facts: { deadline: '2026-11-22', isCancelled: false, document: null },
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T08:00:00Z'), toFake: ['Date'] });
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now());
});
afterEach(() => void vi.useRealTimers());

test('a notice without a document is kept, with its facts, and forgotten by the same button', async () => {
  const { user } = await open('va-8', listOf(cleaner));
  await user.click(await screen.findByRole('button', { name: 'Keep: Cleaner', pressed: false }));
  await screen.findByRole('button', { name: 'Kept: Cleaner', pressed: true });
  await screen.findByText('Kept: Cleaner. It stands in “My things”.');
  expect(screen.queryByRole('button', { name: /^Save the document too/ })).toBeNull();
  expect(await readKept()).toMatchObject([
    { ...kept, record: { number: 'VA-8' }, facts: { deadline: '2026-11-29', document: null } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Kept: Cleaner' }));
  await screen.findByRole('button', { name: 'Keep: Cleaner', pressed: false });
  expect(await readKept()).toEqual([]);
});

test('the document of a kept notice is offered with it', async () => {
  vi.stubGlobal('caches', new MemoryCaches());
  const { user } = await open('va-7', listOf(officer));
  await user.click(await screen.findByRole('button', { name: 'Keep: Field officer' }));
  expect(await screen.findByRole('button', { name: 'Save the document too: Field officer' })).toBeTruthy();
});

test('a change since it was kept is told on its page, and counts as seen from then on', async () => {
  await keepThing(kept);
  await open('va-8', listOf(cleaner));
  await screen.findByText(
    'Changed since you kept it: the closing date was 22 Nov 2026, and is 29 Nov 2026 now.',
  );
  await eventually(async () => expect((await readKept())![0]!.seen.deadline).toBe('2026-11-29'));
  expect((await readKept())![0]!.facts.deadline).toBe('2026-11-22');
});

test('a kept notice that the list no longer has is shown as it was, and says so', async () => {
  await keepThing(kept, Date.now());
  await open('va-8', listOf(officer));
  await screen.findByText(
    'This is no longer in the list. You kept it on 20 Nov 2026, and this is how it stood then.',
  );
  expect(screen.getByRole('heading', { name: 'Cleaner' })).toBeTruthy();
  expect(screen.getByText('VA-8')).toBeTruthy();
  await eventually(async () => expect((await readKept())![0]!.seen.isGone).toBe(true));
  expect(screen.getByText(/22 Nov 2026/)).toBeTruthy();
});
