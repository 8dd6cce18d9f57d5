// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { set, createStore } from 'idb-keyval';
import { expect, test, vi, onTestFinished } from 'vitest';
import { writeText } from '../../../src/data/documents/text-editions';
import { setOfflineState } from '../../../src/data/lists/prefetch/offline-state';
import { startFetching } from '../../../src/data/lists/prefetch/fetch-activity';
import { SearchScreen } from '../../../src/pages/search/search-screen';
import { expectWarning } from '../../support/console';
import { address, renderPage } from '../../support/render';
import { SearchWorker } from '../../support/search-worker';

const store = (name: string, value: object[]) =>
  set(
    `/api/${name}`,
    { value, confirmedAt: Date.now() - 3.5 * 3_600_000, stamp: '' },
    createStore('ngo', 'rows'),
  );

async function storeSome() {
  await store('vacancies', [{ title: 'Field officer, Herat', number: 'VA-7' }]);
  await store('faqs', [{ question: '<p>Do you lend in <b>Herat</b>?</p>', response: '<p>Yes.</p>' }]);
  await store('teams', [
    {
      id: '4',
      name: 'Laila Sarwari',
      position: 'Manager',
      about: '<p>From Herat.</p>',
      isBoardMember: false,
    },
  ]);
  await store('settings', [{ name: 'top_nav_bar_address', value: 'Kabul' }]);
}

const storeText = (file: string, text: string) =>
  set(
    `edition/${file}`,
    {
      hash: 'ab',
      usedAt: Date.now(),
      edition: { lang: 'en', pages: 1, of: { sha256: '', size: 1 }, blocks: [{ is: 'paragraph', text }] },
    },
    createStore('ngo', 'rows'),
  );

/** What the results have, without the links to the lists below them. */
const results = (role: 'link' | 'listitem') =>
  screen.getAllByRole(role).filter((each) => !each.closest('nav'));

/** The results by their headings, as `heading: title, title`. */
const sections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => {
    const results = within(heading.parentElement!).getAllByRole('heading', { level: 3 });
    return `${heading.textContent}: ${results.map(({ textContent }) => textContent).join(', ')}`;
  });

test('finds stored records without a request, by kind, and highlights the words', async () => {
  await storeSome();
  const { asked } = await renderPage(<SearchScreen query="herat" />);
  expect(await screen.findByText('3 results for “herat”.')).toBeTruthy();
  expect(sections()).toEqual([
    'Open now: Field officer, Herat',
    'Questions and answers: Do you lend in Herat?',
    'People: Laila Sarwari',
  ]);
  expect(screen.getAllByText('Herat').map(({ tagName }) => tagName)).toEqual(['MARK', 'MARK', 'MARK']);
  // Deadlines need the time zone of the settings, which the whole app asks for.
  expect(asked.filter((address) => address !== '/api/settings')).toEqual([]);
});

test('an event shows its time and place, and is found by its place', async () => {
  await store('settings', [{ name: 'top_nav_bar_address', value: 'Herat' }]);
  await store('posts', [
    { title: 'Seed fair', slug: 'fair', eventStart: '2026-12-05 09:00', eventLocation: 'Khanabad, school' },
  ]);
  await renderPage(<SearchScreen query="khanabad" />);
  await screen.findByText('1 result for “khanabad”.');
  expect(results('listitem')[0]!.textContent).toContain('5 Dec 2026, 09:00 · Khanabad, school');
});

test('open notices come first, then closed ones and awards, each with its state, then articles', async () => {
  await store('settings', [{ name: 'top_nav_bar_address', value: 'Kabul' }]);
  await store('projects', [{ title: 'Seed seed seed', slug: 'seed' }]);
  await store('vacancies', [
    { title: 'Seed officer', closeDate: '2020-01-01' },
    { title: 'A driver for the seed', closeDate: '' },
  ]);
  await store('itbs', [{ description: 'Seed bags', referenceNumber: 'ITB/1', deadline: '2020-01-01' }]);
  await store('noas', [{ description: 'Seed bags', referenceNumber: 'itb-1', awardedTo: 'Noor Press' }]);
  const { asked } = await renderPage(<SearchScreen query="seed" />);
  await screen.findByText('5 results for “seed”.');
  expect(sections()).toEqual([
    'Open now: A driver for the seed',
    expect.stringMatching(/^Closed and awarded: (Seed bags, Seed bags, Seed officer|Seed.*)$/),
    'Projects: Seed seed seed',
  ]);
  // Kinds with a single result share a line.
  const lines = [...document.querySelectorAll('section[data-many] > h2')];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Closed and awarded']);
  const item = (title: string, note: string) =>
    results('listitem').find(
      (each) => each.textContent.startsWith(title) && each.textContent.includes(note),
    )!;
  expect(item('Seed officer', 'Vacancies').textContent).toContain('Closed');
  expect(item('Seed bags', 'Invitations to bid · ITB/1').textContent).toContain('Awarded to Noor Press');
  expect(item('Seed bags', 'Notifications of award').textContent).not.toMatch(/Clos|Open/);
  // Deadlines need the time zone of the settings, which the whole app asks for.
  expect(asked.filter((address) => address !== '/api/settings')).toEqual([]);
});

test('a word that stands only in a document opens its text there', async () => {
  const file = '/files/tor.pdf';
  await store('vacancies', [
    { title: 'Driver', number: 'VA-1', file: { url: file } },
    { title: 'Cook', closeDate: '2020-01-01', file: { url: '/files/cook.pdf' } },
  ]);
  await storeText(file, 'You repair the Pumps.');
  await storeText('/files/cook.pdf', 'A pump.');
  await renderPage(<SearchScreen query="pump" />);
  await screen.findByText('2 results for “pump”.');
  expect(sections()).toEqual(['In documents of what is open: Driver', 'In other documents: Cook']);
  const query = new URLSearchParams({ file, from: '/vacancies/va-1', find: 'Pumps' }).toString();
  expect(screen.getByRole('link', { name: 'Driver' }).getAttribute('href')).toBe(`/read?${query}`);
});

test('each result links to the page of its record, and the sentences of a page to that page', async () => {
  await storeSome();
  const { unmount } = await renderPage(<SearchScreen query="herat" />);
  await screen.findByText(/3 results/);
  const targets = () => results('link').map((link) => link.getAttribute('href'));
  expect(targets()).toEqual([
    '/vacancies/va-7',
    '/frequently-asked-questions',
    '/management-team/laila-sarwari',
  ]);
  unmount();
  await renderPage(<SearchScreen query="accessibility tested" />);
  await screen.findByText(/1 result/);
  expect(targets()).toEqual(['/accessibility']);
});

test('two reports of one year are told apart by whose they are', async () => {
  const file = { url: '/files/a.pdf' };
  await store('audit-reports', [
    { year: '2016', file, isMutahidDfi: true },
    { year: '2016', file, isMutahidDfi: false },
  ]);
  await renderPage(<SearchScreen query="audit 2016" />);
  await screen.findByText('2 results for “audit 2016”.');
  const items = results('listitem').map(({ textContent }) => textContent);
  expect(items.sort()).toEqual([
    expect.stringMatching(/^Audit report 2016/),
    expect.stringMatching(/^Our institution: audit report 2016/),
  ]);
  // The heading says what they are, and no result again.
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Audit reports');
  expect(items.join()).not.toContain('Audit reports');
});

test('a result of a mistyped or of a part of a query says so', async () => {
  await storeSome();
  const { unmount } = await renderPage(<SearchScreen query="oficer" />);
  expect(
    await screen.findByText(/Nothing has “oficer” in it as it is written. 1 result has words/),
  ).toBeTruthy();
  unmount();
  await renderPage(<SearchScreen query="herat zebra" />);
  expect(await screen.findByText(/Nothing has all words of “herat zebra” in it. 3 results/)).toBeTruthy();
});

test('shows the age of the data', async () => {
  await storeSome();
  await renderPage(<SearchScreen query="herat" />);
  expect(await screen.findByText(/its oldest part was checked with the server 3 hours ago/)).toBeTruthy();
});

test('without a result it says what was tried, and offers the lists', async () => {
  await storeSome();
  const { unmount } = await renderPage(<SearchScreen query="xyzzy" />);
  expect(await screen.findByText(/Nothing on this device has “xyzzy” in it/)).toBeTruthy();
  expect(screen.getByText(/^Tried: /)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vacancies' }).getAttribute('href')).toBe('/vacancies');
  unmount();
  await renderPage(<SearchScreen query="" />);
  expect(await screen.findByText(/Type one or more words/)).toBeTruthy();
});

test('without stored data it says what to do, once it is known that nothing is fetched', async () => {
  onTestFinished(() => setOfflineState('starting'));
  await renderPage(<SearchScreen query="herat" />);
  expect(await screen.findByText(/Searching/)).toBeTruthy();
  act(() => setOfflineState('incomplete'));
  expect(await screen.findByText(/Nothing is on this device yet/)).toBeTruthy();
});

test('if the worker does not start, it says so', async () => {
  expectWarning(/The search could not answer: .*did not load/);
  await storeSome();
  class Broken extends SearchWorker {
    override postMessage(request: Parameters<SearchWorker['postMessage']>[0]) {
      if (request.is === 'find') this.onerror?.({ message: 'did not load' });
    }
  }
  vi.stubGlobal('Worker', Broken);
  await renderPage(<SearchScreen query="herat" />);
  expect(await screen.findByText(/The search could not start/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test(
  'follows lists and texts that arrive while it is open, and keeps the focus',
  { timeout: 40_000 },
  async () => {
    const endFetching = startFetching();
    const { cache } = await renderPage(<SearchScreen query="herat" />);
    expect(
      await screen.findByText('More is being fetched, and is searched as soon as it is here.'),
    ).toBeTruthy();
    expect(screen.queryByText(/Nothing is on this device yet/)).toBeNull();
    const arrive = (name: string, value: object[]) =>
      act(async () => cache.set(`/api/${name}`, { data: { value, confirmedAt: Date.now(), stamp: name } }));
    await arrive('faqs', [{ question: 'Do you lend in Herat?', response: 'Yes.' }]);
    // A name would be put together by its elements, without their spaces.
    const findLink = (text: string) =>
      screen.findByRole('link', { name: (_, { textContent }) => textContent === text }, { timeout: 5_000 });
    const link = await findLink('Do you lend in Herat?');
    link.focus();
    await arrive('vacancies', [{ title: 'Officer, Herat', number: 'VA-7', file: { url: '/files/tor.pdf' } }]);
    await findLink('Officer, Herat');
    expect(sections()).toEqual(['Open now: Officer, Herat', 'Questions and answers: Do you lend in Herat?']);
    expect(document.activeElement).toBe(link);
    await act(async () => endFetching());
    await waitFor(() => expect(screen.queryByText(/More is being fetched/)).toBeNull());
    const edition = {
      lang: 'en',
      pages: 1,
      of: { sha256: '', size: 1 },
      blocks: [{ is: 'paragraph' as const, text: 'A desk in Herat.' }],
    };
    await writeText('/files/tor.pdf', { hash: 'ab', usedAt: 0, edition });
    // A notice and its document are one result, with two ways in.
    await screen.findByText('A desk in', undefined, { timeout: 5_000 });
    expect(screen.getByText('2 results for “herat”.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In its document' }).getAttribute('href')).toContain('tor.pdf');
  },
);

test('more than ten results of a section are shown on request', async () => {
  await store(
    'vacancies',
    Array.from({ length: 12 }, (_, index) => ({ title: `Driver ${index + 1}` })),
  );
  const { user, container } = await renderPage(<SearchScreen query="driver" />);
  const button = await screen.findByRole('button', { name: 'Show all 12' });
  expect(within(container).getAllByRole('heading', { level: 3 })).toHaveLength(10);
  await user.click(button);
  await waitFor(() => expect(within(container).getAllByRole('heading', { level: 3 })).toHaveLength(12));
});

test('suggestions are a listbox of the field: arrows choose, Enter opens, Escape closes', async () => {
  await storeSome();
  const { user } = await renderPage(<SearchScreen query="" />);
  await screen.findByText(/Type one or more words/);
  const field = screen.getByRole('combobox', { name: 'Search in everything' });
  await user.type(field, 'hera');
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  const options = within(list).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Field officer, HeratVacancies · VA-7',
    'Do you lend in Herat?Questions and answers',
    'Laila SarwariPeople',
  ]);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  await user.keyboard('{ArrowUp}');
  expect(field.getAttribute('aria-activedescendant')).toBe(options[2]!.id);
  await user.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/vacancies/va-7');
});

test('without a chosen suggestion Enter shows the results, and leaving the field closes the list', async () => {
  await storeSome();
  const { user } = await renderPage(<SearchScreen query="" />, { at: '/search' });
  await screen.findByText(/Type one or more words/);
  const field = screen.getByRole('combobox');
  await user.type(field, 'herat');
  await screen.findByRole('listbox');
  fireEvent.blur(field);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, '{Enter}');
  expect(address()).toBe('/search');
});
