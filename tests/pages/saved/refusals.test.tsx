// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import Page from '../../../src/pages/saved/saved';
import { SiteContext } from '../../../src/components/ui/site-context';
import { noteRefusal } from '../../../src/data/device/storage-faults';
import { writeRow } from '../../../src/data/device/rows';
import { setOfflineState } from '../../../src/data/lists/prefetch/offline-state';
import { site } from '../../../src/shell/site';
import { BlockedCaches, MemoryCaches } from '../../sw/memory-caches';
import { renderPage } from '../../support/render';
import { expectWarning } from '../../support/console';

const reasons = {
  all: /^This browser lets the site keep nothing on this device/,
  files: /^This browser lets the site keep no documents on this device/,
  rows: /^This browser lets the site keep no lists, choices or messages on this device/,
  worker: /^This browser does not let the site keep the app/,
};

/** A browser with service workers, whose worker controls the page, or may yet. */
const offerWorkers = (controller: object | null) =>
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(window.navigator) as Navigator, {
      serviceWorker: Object.assign(new EventTarget(), { controller }),
    }),
  );

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
  offerWorkers({});
  setOfflineState('fetching');
  noteRefusal('rows', undefined);
  noteRefusal('files', undefined);
});

const insecure = () => new DOMException('The operation is insecure.', 'SecurityError');
const refuse = {
  files: () => vi.stubGlobal('caches', new BlockedCaches()),
  rows: () => noteRefusal('rows', insecure()),
};

const renderSaved = () =>
  renderPage(
    <SiteContext value={site}>
      <Page />
    </SiteContext>,
  );

/** Passes if the page tells this reason, once, and no other. */
async function expectReason(reason: keyof typeof reasons) {
  expect(await screen.findAllByText(reasons[reason])).toHaveLength(1);
  expect(screen.getAllByText(/^This browser (lets|does not let)/)).toHaveLength(1);
}

/** What the page says where documents can be saved and the app opens offline. */
const promises = [
  /It then stays on this device and needs no connection/,
  /^Take a whole list with its documents/,
  /When you save a document, the device is asked to keep it/,
  /Keep it open for a moment/,
];
const promised = () => promises.filter((promise) => screen.queryByText(promise));

test('where nothing is refused, the page promises what it did, and names no reason', async () => {
  vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
  await renderSaved();
  await screen.findByText('Nothing is saved yet.');
  await screen.findByText(/When you save a document, the device is asked/);
  expect(promised()).toEqual(promises.slice(0, 3));
  expect(screen.queryByText(/^This browser (lets|does not let)/)).toBeNull();
});

test.each(['missing', 'blocked'])('without Cache Storage (%s) no saving is promised', async (kind) => {
  expectWarning(/holds could not be read/);
  if (kind === 'missing') vi.stubGlobal('caches', undefined);
  else refuse.files();
  await renderSaved();
  await expectReason('files');
  expect(promised()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Save all/ })).toBeNull();
  // The lists to save are not there: the page leads to those with documents all the same.
  expect(screen.getByRole('navigation', { name: 'Where to find documents' })).toBeTruthy();
});

test('without the database, lists count as missing, and documents can be saved', async () => {
  await writeRow('/api/faqs', { value: [{ question: 'Q' }], confirmedAt: Date.now(), stamp: '1' });
  refuse.rows();
  await renderSaved();
  await expectReason('rows');
  await screen.findByText('Nothing is saved yet.');
  await screen.findByRole('heading', { name: 'Make available offline' });
});

test('where the worker cannot be registered, the app is not said to be on its way', async () => {
  setOfflineState('no-worker');
  offerWorkers(null);
  await renderSaved();
  await expectReason('worker');
  expect(await screen.findByText('This browser cannot open the app without a connection.')).toBeTruthy();
  for (const promise of [promises[0]!, promises[1]!, promises[3]!]) expect(promised()).not.toContain(promise);
});

test('where all is refused, one reason stands for all', async () => {
  expectWarning(/holds could not be read/);
  refuse.files();
  setOfflineState('no-worker');
  offerWorkers(null);
  refuse.rows();
  await renderSaved();
  await expectReason('all');
  expect(promised()).toEqual([]);
});

test('a saved document is then not said to open without a connection', async () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('caches', new MemoryCaches());
  const url = `${location.origin}/files/tor.pdf`;
  await writeRow(`saved/${url}`, { url, title: 'TOR', page: '/vacancies', size: 84_000, savedAt: 1 });
  await (await caches.open('ngo-saved-documents')).put(url, new Response('%PDF-'));
  await renderSaved();
  expect(
    await screen.findByText(/It is on this device, and opens here with a connection only\.$/),
  ).toBeTruthy();
  expect(screen.queryByText(/opens without a connection/)).toBeNull();
});
