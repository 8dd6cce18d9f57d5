// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepThing, readKept } from '../../../src/data/kept/kept';
import { writeRow } from '../../../src/data/device/rows';
import { KeptList } from '../../../src/pages/saved/kept-list';
import { countAsSeen, useStandings } from '../../../src/components/kept/standings';
import { expectWarning } from '../../support/console';
import { eventually } from '../../support/eventually';
import { freshCache, renderPage } from '../../support/render';
import { readStandings } from '../../../src/components/kept/standings';
import { site } from '../../../src/shell/site';
import type { PersistentCache } from '../../../src/data/device/swr-cache';

const now = Date.parse('2026-11-20T08:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const vacancy = (number: string, closeDate: string, more = {}) => ({
  ...{ id: number, number, title: `Post ${number}`, closeDate },
  ...more,
});
const keepVacancy = (record: ReturnType<typeof vacancy>, at = now - 86_400_000) =>
  keepThing(
    {
      address: `/vacancies/${record.number.toLowerCase()}`,
      list: 'vacancies',
      title: record.title,
      language: 'en',
      record,
      facts: { deadline: record.closeDate, isCancelled: false, document: null },
    },
    at,
  );

function put(cache: PersistentCache, name: string, value: object[]) {
  cache.set(`/api/${name}`, { data: { value, confirmedAt: now, stamp: JSON.stringify(value) } });
}

function Shown() {
  const standings = useStandings();
  return standings === 'loading' ? null : (
    <KeptList standings={standings} places={[{ path: '/vacancies', title: 'Vacancies' }]} />
  );
}

async function show(...list: object[]) {
  const view = await renderPage(<Shown />);
  act(() => put(view.cache, 'vacancies', list));
  return view;
}

const titles = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
const card = (name: string) => screen.getByText(name, { selector: 'h3 *' }).closest('li')!;

test('kept notices stand by their deadline, past ones after them, each with its words', async () => {
  const [late, soon, past] = [
    vacancy('B', '2026-12-20'),
    vacancy('A', '2026-11-22'),
    vacancy('C', '2026-11-19'),
  ];
  for (const each of [late, past, soon]) await keepVacancy(each, now - 3 * 86_400_000);
  await show(late, soon, past);
  await eventually(() => expect(titles()).toEqual(['Post A', 'Post B', 'Past', 'Post C']));
  expect(card('Post A').textContent).toContain('Closes in 2 days');
  expect(card('Post A').textContent).toContain('Kept 3 days ago');
  expect(within(card('Post A')).getByText('Add to calendar')).toBeTruthy();
  expect(within(card('Post C')).queryByText(/calendar/)).toBeNull();
});

test('what changed since is told, also after it was seen; what left the list still says so', async () => {
  await keepVacancy(vacancy('A', '2026-11-22'));
  await keepVacancy(vacancy('B', '2026-11-23'));
  await show(vacancy('A', '2026-11-29'));
  await screen.findByText(
    'Changed since you kept it: the closing date was 22 Nov 2026, and is 29 Nov 2026 now.',
  );
  expect(card('Post B').textContent).toContain('It is no longer in the list.');
  await eventually(async () =>
    expect((await readKept())!.map(({ seen }) => [seen.deadline, seen.isGone])).toEqual([
      ['2026-11-29', undefined],
      ['2026-11-23', true],
    ]),
  );
  expect(card('Post A').textContent).toContain('is 29 Nov 2026 now');
  expect(card('Post B').textContent).toContain('It is no longer in the list.');
});

test('what is removed can be brought back', async () => {
  await keepVacancy(vacancy('A', '2026-11-22'));
  const { user } = await show(vacancy('A', '2026-11-22'));
  await user.click(await screen.findByRole('button', { name: 'Remove: Post A' }));
  await screen.findByText(/^Nothing is kept yet\./);
  await user.click(await screen.findByRole('button', { name: 'Undo: Post A' }));
  await screen.findByRole('heading', { level: 3, name: 'Post A' });
});

test('a damaged row and a list that is not here are told, and never as nothing', async () => {
  await writeRow('kept/vacancies/va-9', 7);
  await renderPage(<Shown />);
  await screen.findByRole('heading', { level: 3, name: 'va 9' });
  expect(
    screen.getByText('Its list is not on this device, so it is not known whether it changed.'),
  ).toBeTruthy();
});

test('a phone that cannot be read says so', async () => {
  await renderPage(<KeptList standings="failed" places={[]} />);
  expect(screen.getByText(/^What you keep could not be read just now/)).toBeTruthy();
  expect(screen.queryByText(/^Nothing is kept/)).toBeNull();
});

test('a tender that was awarded says to whom, and that is news until it was seen', async () => {
  const bid = { id: 1, description: 'Print', referenceNumber: 'ITB/1', closingDate: '2026-12-01' };
  await keepThing(
    {
      address: '/invitation-to-bid/itb-1',
      list: 'itbs',
      title: 'Print',
      language: 'en',
      record: bid,
      facts: { isCancelled: false, award: null },
    },
    now,
  );
  const cache = freshCache();
  put(cache, 'itbs', [bid]);
  put(cache, 'noas', [{ referenceNumber: 'itb 1', title: 'Print', awardedTo: 'Noor Press' }]);
  const read = async () => readStandings(cache, site.records, (await readKept())!);
  expect(await read()).toMatchObject([{ changes: [{ is: 'awarded', to: 'Noor Press' }], isNews: true }]);
  await countAsSeen(await read());
  expect(await read()).toMatchObject([{ changes: [{ is: 'awarded', to: 'Noor Press' }], isNews: false }]);
});

test('a notice whose number changed is found by its id', async () => {
  await keepVacancy(vacancy('A', '2026-11-22'));
  const cache = freshCache();
  put(cache, 'vacancies', [vacancy('A', '2026-11-25', { number: 'Z' })]);
  const [standing] = await readStandings(cache, site.records, (await readKept())!);
  expect(standing).toMatchObject({ deadline: '2026-11-25', changes: [{ is: 'deadline' }] });
});

test('what cannot be compared with its list is told as failed: the page waits for nothing', async () => {
  await keepVacancy(vacancy('A', '2026-11-22'));
  expectWarning(/What is on the phone could not be compared with its lists/);
  const States = () => <p>{typeof useStandings() === 'string' ? String(useStandings()) : 'read'}</p>;
  const view = await renderPage(<States />);
  act(() => put(view.cache, 'vacancies', [null as unknown as object]));
  expect(await screen.findByText('failed')).toBeTruthy();
});

test('where nothing is kept, the lists are linked whose entries can be; nothing is said where there are none', async () => {
  const { container, unmount } = await renderPage(
    <KeptList standings={[]} places={[{ path: '/events', title: 'Events' }]} />,
  );
  expect(container.textContent).toContain('Open an entry of one of these lists and press “Keep”');
  expect(container.textContent).not.toMatch(/vacancy|tender|project/);
  expect(screen.getByRole('link', { name: 'Events' }).getAttribute('href')).toBe('/events');
  unmount();
  const { container: none } = await renderPage(<KeptList standings={[]} places={[]} />);
  expect(none.textContent).toBe('');
});
