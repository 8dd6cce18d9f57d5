// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
// Imported up front, so that no test waits for them.
import '../../../src/data/documents/save';
import '../../../src/pages/saved/reset-dialog';
import { SiteContext } from '../../../src/components/ui/site-context';
import { writeMessage } from '../../../src/data/outbox/outbox';
import { textKey } from '../../../src/data/documents/text-editions';
import { writeRow } from '../../../src/data/device/rows';
import Page from '../../../src/pages/saved/saved';
import { viewerAddress } from '../../../src/addresses';
import { site } from '../../../src/shell/site';
import { savedWords } from '../../../src/words/saved';
import { MemoryCaches } from '../../sw/memory-caches';
import { address, renderPage, type Answers } from '../../support/render';
import { expectWarning } from '../../support/console';

const now = Date.parse('2026-11-20T08:00:00Z');
const url = `${location.origin}/files/tor.pdf`;
const document = {
  url,
  title: 'Field officer',
  page: '/vacancies',
  size: 84_000,
  type: 'PDF',
  savedAt: now - 3_600_000,
  isNamedByList: true,
};

let caches: MemoryCaches;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  caches = new MemoryCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('navigator', onThisDevice({}));
});

/** A `navigator` with free and persistent storage, a worker that controls the page, and the given properties. */
const onThisDevice = (more: object) => {
  const storage = {
    estimate: async () => ({ usage: 12_000_000, quota: 112_000_000 }),
    persist: async () => true,
    persisted: async () => true,
  };
  const serviceWorker = Object.assign(new EventTarget(), { controller: { postMessage: () => undefined } });
  return Object.assign(Object.create(window.navigator) as Navigator, { storage, serviceWorker }, more);
};

async function store(isLost = false) {
  await writeRow(`saved/${url}`, document);
  const cache = await caches.open('ngo-saved-documents');
  if (!isLost) await cache.put(url, new Response('%PDF-', { headers: { 'content-length': '84000' } }));
}

const render = (answers: Answers = {}) =>
  renderPage(
    <SiteContext value={site}>
      <Page />
    </SiteContext>,
    { answers },
  );

const card = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('li')!;

describe('the saved documents', () => {
  test('without any, the page says so, and the lists with documents follow, each once', async () => {
    await render();
    expect(await screen.findByText('Nothing is saved yet.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Make available offline' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Where to find documents' })).toBeNull();
  });

  test('each shows its type, its page and when it was saved, and links to the viewer', async () => {
    await store();
    await render();
    const field = within(await card('Field officer'));
    expect(field.getByText('PDF, 84 kB')).toBeTruthy();
    expect(field.getByText('Saved 1 hour ago')).toBeTruthy();
    expect(field.getByRole('link', { name: 'From: Vacancies' }).getAttribute('href')).toBe('/vacancies');
    const read = field.getByRole('link', { name: /^Read/ });
    expect(read.getAttribute('href')).toContain(`/read?file=${encodeURIComponent(url)}`);
  });

  const field = async (deadline: string | undefined, present: object) => {
    await writeRow(`saved/${url}`, { ...document, deadline });
    await (await caches.open('ngo-saved-documents')).put(url, new Response('%PDF-'));
    const record = {
      id: 1,
      title: 'Field officer',
      vacancy_number: 'VA-7',
      file: '/files/tor.pdf',
      ...present,
    };
    const view = await render({ '/api/vacancies': [record] });
    await screen.findByText('Its document is on this device');
    return { ...view, ...within(await card('Field officer')) };
  };

  test.each([
    ['2026-11-28', /was 28 Nov 2026, and is 5 Dec 2026, 16:00 now/],
    ['', /there was none, and it is 5 Dec 2026, 16:00 now/],
    ['2026-12-05 16:00:00', undefined],
    [undefined, undefined],
  ])(
    'one whose deadline was “%s” when it was saved shows its state, and what has changed',
    async (before, said) => {
      const { findByText, queryByText } = await field(before, { close_date: '2026-12-05 16:00' });
      expect(await findByText('Open')).toBeTruthy();
      if (said) expect(await findByText(said)).toBeTruthy();
      else expect(queryByText(/closing date changed/)).toBeNull();
    },
  );

  test('one whose record is open until filled now says so', async () => {
    const { findByText } = await field('2026-11-28', {});
    expect(await findByText('Open until filled')).toBeTruthy();
    expect(await findByText(/was 28 Nov 2026, and there is none now/)).toBeTruthy();
  });

  test('one is shared with its number, its deadline and the address of its notice', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', onThisDevice({ share, canShare: () => true }));
    const { user, findByText, getByRole } = await field(undefined, { close_date: '2026-11-28' });
    await findByText('Open');
    await user.click(getByRole('button', { name: /^Share/ }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(share.mock.calls[0]).toMatchObject([
      {
        title: 'Field officer',
        text:
          'Field officer (VA-7)\nCloses on 28 Nov 2026, until the end of the day, Kabul time (UTC+4:30).\n' +
          'Document: PDF\n' +
          `${location.origin}/vacancies/va-7`,
        files: [{ name: 'tor.pdf' }],
      },
    ]);
  });

  test('one that the browser has evicted says so, and can be fetched again', async () => {
    await store(true);
    await render();
    const field = within(await card('Field officer'));
    expect(field.getByText(savedWords.lost)).toBeTruthy();
    expect(field.queryByRole('link', { name: /^Read/ })).toBeNull();
    expect(field.getByRole('button', { name: /^Fetch again/ })).toBeTruthy();
  });

  test('one that was evicted, but whose text is here, can be read', async () => {
    await store(true);
    const edition = { lang: 'en', of: {}, blocks: [{ is: 'paragraph', text: 'Duties' }] };
    await writeRow(textKey(url), { edition });
    await render();
    const field = within(await card('Field officer'));
    expect(await field.findByText(savedWords.lostButText)).toBeTruthy();
    const link = field.getByRole('link', { name: /^Read the text/ });
    expect(link.getAttribute('href')).toBe(viewerAddress(url, '/vacancies'));
  });

  test('says so if the PDF viewer is not stored', async () => {
    expectWarning(/The viewer was not stored/);
    await store();
    await render({ '/reader.json': () => new Response('', { status: 503 }) });
    expect(await screen.findByText(savedWords.viewerMissing)).toBeTruthy();
  });

  test('Undo restores a removed one', async () => {
    await store();
    const { user } = await render();
    await user.click(within(await card('Field officer')).getByRole('button', { name: /^Remove/ }));
    expect(await screen.findByText('Nothing is saved yet.')).toBeTruthy();
    expect(await (await caches.open('ngo-saved-documents')).match(url)).toBeUndefined();
    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await card('Field officer')).toBeTruthy();
    expect(await (await caches.open('ngo-saved-documents')).match(url)).toBeDefined();
  });
});

describe('the versions of a saved document', () => {
  const former = async (headers: Record<string, string>, body: string | null = 'before') =>
    (await caches.open('ngo-former-documents')).put(url, new Response(body, { headers }));
  const present = async () => (await (await caches.open('ngo-saved-documents')).match(url))?.text();

  test('the user can go back to the previous one while it is stored', async () => {
    await store();
    await former({ 'x-former': '1' });
    const { user } = await render();
    await user.click(
      await screen.findByRole('button', { name: 'Go back to the version before: Field officer' }),
    );
    expect(await screen.findByText(savedWords.newerExists)).toBeTruthy();
    expect(await present()).toBe('before');
    expect(screen.queryByRole('button', { name: /^Go back/ })).toBeNull();
  });

  test('a newer one that did not fit into storage is reported, and fetched on request', async () => {
    await store();
    await former({ 'x-newer-at': '5', 'x-other-version': '"2"' }, null);
    const { user } = await render({ [url]: () => new Response('%PDF-1.7 newer %%EOF') });
    expect(await screen.findByText(savedWords.newerExists)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Get the newer version: Field officer' }));
    expect(await screen.findByText(savedWords.formerKept)).toBeTruthy();
    expect(await present()).toBe('%PDF-1.7 newer %%EOF');
    expect(screen.queryByText(savedWords.newerExists)).toBeNull();
  });

  test('one that cannot be fetched says why, and nothing changes', async () => {
    expectWarning(/Failed to fetch/);
    await store();
    await former({ 'x-newer-at': '5', 'x-other-version': '"2"' }, null);
    const { user } = await render();
    await user.click(await screen.findByRole('button', { name: /^Get the newer version/ }));
    expect(
      await screen.findByText('Not on this device yet. Try again when you have a connection.'),
    ).toBeTruthy();
    expect(await present()).toBe('%PDF-');
  });
});

test('a document that an earlier version saved under a title from a link gets its name from the lists', async () => {
  const row = { ...document, isNamedByList: undefined };
  await writeRow(`saved/${url}`, { ...row, title: 'URGENT: pay 500', page: '/pay' });
  await (await caches.open('ngo-saved-documents')).put(url, new Response('%PDF-'));
  const first = await render();
  expect(await card('tor.pdf')).toBeTruthy();
  expect(first.container.textContent).not.toMatch(/URGENT|From:/);
  first.unmount();

  const second = await render({
    '/api/vacancies': [{ id: 1, title: 'Field officer', file: '/files/tor.pdf' }],
  });
  await screen.findByText('Its document is on this device');
  await second.cache.flush();
  second.unmount();

  await render();
  const named = within(await card('Field officer'));
  expect(named.getByRole('link', { name: 'From: Vacancies' })).toBeTruthy();
});

test('a document that cannot be deleted says so', async () => {
  expectWarning(/StorageError: no-storage/);
  await store();
  const { user } = await render();
  const remove = within(await card('Field officer')).getByRole('button', { name: /^Remove/ });
  // The viewer may still be on its way into its own.
  const open = caches.open.bind(caches);
  caches.open = (name) =>
    name === 'ngo-reader' ? open(name) : Promise.reject(new DOMException('shut', 'InvalidStateError'));
  await user.click(remove);
  expect(await screen.findByText(savedWords.notRemoved)).toBeTruthy();
  expect(await card('Field officer')).toBeTruthy();
});

test('shows used and available storage, and that it is persistent', async () => {
  await render();
  expect(await screen.findByText('12 MB used by this app, 100 MB left for it')).toBeTruthy();
  expect(await screen.findByText(savedWords.kept)).toBeTruthy();
});

test('the page also shows waiting messages', async () => {
  await writeMessage({
    id: 'a',
    form: 'contact',
    fields: { message: 'Hello' },
    writtenAt: now,
    state: 'waiting',
  });
  await render();
  expect(await screen.findByRole('region', { name: 'Waiting on this device' })).toBeTruthy();
});

test('a reset asks first, warns without a connection, and leaves saved data unless told otherwise', async () => {
  expectWarning(/The server does not respond/);
  await store();
  const { user } = await render();
  await card('Field officer');
  await user.click(screen.getByRole('button', { name: 'Reset this app' }));
  await act(() => vi.dynamicImportSettled());
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset this app?' }));
  expect(await dialog.findByText(/^There is no connection right now/)).toBeTruthy();
  expect(dialog.getByRole('checkbox', { name: 'Also remove the saved document' })).toHaveProperty(
    'checked',
    false,
  );
  await user.click(dialog.getByRole('button', { name: 'Keep everything' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await (await caches.open('ngo-saved-documents')).match(url)).toBeDefined();
  expect(address()).toBe('/');
});
