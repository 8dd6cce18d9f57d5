// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
// Imported up front, so that no test waits for them.
import '../../../src/components/document/document-menu';
import '../../../src/components/install/install-dialog';
import '../../../src/data/documents/save';
import { DocumentActions } from '../../../src/components/document/document-actions';
import { setOfflineState } from '../../../src/data/lists/prefetch/offline-state';
import { BlockedCaches, MemoryCaches } from '../../sw/memory-caches';
import { storageFaults } from '../../support/silent-storage';
import { address, blobText, pending, renderPage, stubFetch, watchDownloads } from '../../support/render';
import { expectWarning } from '../../support/console';

let count = 0;
let url = '';
const actions = (title = 'Field officer') => (
  <DocumentActions file={{ url, size: 84_000, type: 'application/pdf' }} title={title} />
);
const body = '%PDF-1.7 the TOR %%EOF';
const pdf = () => new Response(body, { headers: { 'content-type': 'application/pdf' } });
const button = (name: string) => screen.findByRole('button', { name });
const save = () => button('Save for offline: Field officer');
const saved = () => button('Saved: Field officer');

async function choose(user: Awaited<ReturnType<typeof renderPage>>['user'], name: string) {
  await user.click(await button('More: Field officer'));
  await user.click(await screen.findByRole('menuitem', { name }));
}

beforeEach(() => {
  // The state of a document is module state: reset it between tests.
  url = `/files/tor-${(count += 1)}.pdf`;
  vi.stubGlobal('caches', new MemoryCaches());
});

test('a PDF opens in the viewer of the app; type and size are shown', async () => {
  const { user } = await renderPage(actions(), { at: '/vacancies' });
  const read = screen.getByRole('link', { name: 'Read: Field officer' });
  expect(read.getAttribute('href')).toBe(`/read?file=${encodeURIComponent(url)}&from=%2Fvacancies`);
  expect(screen.getByText('PDF, 84 kB')).toBeTruthy();
  await user.click(read);
  expect(address()).toBe('/read');
});

test.each(['docx', 'rtf'])('a .%s file opens in the app too', async (kind) => {
  url = url.replace('.pdf', `.${kind}`);
  await renderPage(<DocumentActions file={{ url }} title="Field officer" />, { at: '/vacancies' });
  const read = screen.getByRole('link', { name: 'Read: Field officer' });
  expect(read.getAttribute('href')).toBe(`/read?file=${encodeURIComponent(url)}&from=%2Fvacancies`);
});

test('a file that the app cannot show has Download in the place of Read, and can be saved', async () => {
  url = url.replace('.pdf', '.pptx');
  const { downloads } = watchDownloads();
  const { user } = await renderPage(<DocumentActions file={{ url }} title="Field officer" />, {
    answers: { [url]: () => new Response('PK\x03\x04 slides PK\x05\x06') },
  });
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(await button('Download: Field officer'));
  await waitFor(() => expect(downloads).toHaveLength(1));
  await user.click(await save());
  expect(await saved()).toBeTruthy();
});

test('where downloads are hidden from the user (iOS), that file is shared instead', async () => {
  url = url.replace('.pdf', '.pptx');
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { userAgent: 'iPhone', platform: 'iPhone', maxTouchPoints: 5, share });
  const { user } = await renderPage(<DocumentActions file={{ url }} title="Field officer" />);
  await user.click(await button('Share: Field officer'));
  await waitFor(() => expect(share).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Download: Field officer' })).toBeNull();
});

test('in a card the button says Save, its name for screen readers is whole, and the type of a PDF is left out', async () => {
  await renderPage(<DocumentActions file={{ url, size: 84_000 }} title="Field officer" isCompact />);
  const button = await save();
  expect(button.querySelector('[aria-hidden="true"]:not(svg)')?.textContent).toBe('Save');
  expect(screen.getByText('84 kB')).toBeTruthy();
});

test('a record without a file has no buttons', async () => {
  await renderPage(<DocumentActions file={undefined} title="Field officer" />);
  expect(screen.getByText('Not available yet')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('saving shows its progress, keeps the focus and ends as Saved; a second press makes no request', async () => {
  const file = pending();
  const { user, asked } = await renderPage(actions(), { answers: { [url]: file.answer } });
  await user.click(await save());
  const bar = await screen.findByRole('progressbar', { name: 'Progress of saving: Field officer' });
  expect(bar.getAttribute('aria-valuenow')).toBe('0');
  const busy = await button('0%: Field officer');
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await user.click(busy);
  file.resolve(pdf());
  const done = await saved();
  expect(document.activeElement).toBe(done);
  expect(screen.getByText('Saved on this device: Field officer').closest('[role="status"]')).not.toBeNull();
  expect(asked.filter((path) => path === url)).toHaveLength(1);
});

test('every place that shows a document shows that it is saved, and links to the saved page', async () => {
  const two = (
    <>
      <section aria-label="one">{actions()}</section>
      <section aria-label="other">{actions('The same')}</section>
    </>
  );
  const { user } = await renderPage(two, { answers: { [url]: pdf } });
  await user.click(await save());
  const other = within(screen.getByRole('region', { name: 'other' }));
  await user.click(await other.findByRole('button', { name: 'Saved: The same' }));
  expect(address()).toBe('/saved');
});

test('cancels a save', async () => {
  const { user } = await renderPage(actions());
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (asked: string, init: RequestInit) =>
    asked.endsWith(url)
      ? new Promise((_, reject) => init.signal!.addEventListener('abort', () => reject(init.signal!.reason)))
      : fetch(asked, init),
  );
  await user.click(await save());
  await user.click(await button('Cancel saving: Field officer'));
  expect(document.activeElement).toBe(await save());
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  [
    'nothing responds',
    undefined,
    'Not on this device yet. Try again when you have a connection.',
    /Failed to fetch/,
  ],
  [
    'the server fails',
    () => new Response('', { status: 500 }),
    'Not on this device yet. The server could not hand it out just now. Try again later.',
    /status 500/,
  ],
  [
    'the server has none',
    () => new Response('', { status: 404 }),
    'The server no longer has this document.',
    /status 404/,
  ],
  [
    'a captive portal responds',
    () => new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } }),
    'Not on this device yet. The network sent something else; perhaps you must sign in to the Wi-Fi first.',
    /content type "text\/html"/,
  ],
])('if %s, a message says so and a retry saves', async (_, answer, sentence, warning) => {
  expectWarning(warning, 1);
  let isUp = false;
  const { user } = await renderPage(actions(), {
    answers: answer ? { [url]: () => (isUp ? pdf() : answer()) } : {},
  });
  await user.click(await save());
  expect((await screen.findByText(sentence)).closest('[role="status"]')).not.toBeNull();
  isUp = true;
  if (!answer) stubFetch({ [url]: pdf });
  await user.click(await button('Try again: Field officer'));
  expect(await saved()).toBeTruthy();
  expect(screen.queryByText(sentence)).toBeNull();
});

test('a full device shows how much space is needed', async () => {
  expectWarning(/StorageError: no-space/);
  const caches = new MemoryCaches();
  caches.quota = 3;
  vi.stubGlobal('caches', caches);
  const { user } = await renderPage(actions(), { answers: { [url]: pdf } });
  await user.click(await save());
  expect(
    await screen.findByText(/^Not saved: this needs 22 bytes, and there is too little room/),
  ).toBeTruthy();
});

test('a browser without storage says so and still downloads the file', async () => {
  expectWarning(/What ngo-saved-documents holds could not be read/);
  expectWarning(/What ngo-documents holds could not be read/);
  expectWarning(/StorageError: no-storage/);
  expectWarning(/Cache Storage did not respond/);
  vi.stubGlobal('caches', undefined);
  const { downloads } = watchDownloads();
  const { user } = await renderPage(actions(), { answers: { [url]: pdf } });
  await user.click(await save());
  expect(await screen.findByText(/^This browser cannot keep documents: perhaps its window/)).toBeTruthy();
  await choose(user, 'Download');
  await waitFor(() => expect(downloads).toHaveLength(1));
});

test('a device whose storage has a fault is not taken for a browser that keeps no documents', async () => {
  expectWarning(/StorageError: storage-failed/);
  const caches = new MemoryCaches();
  vi.stubGlobal('caches', caches);
  const { user } = await renderPage(actions(), { answers: { [url]: pdf } });
  const cache = await caches.open('ngo-saved-documents');
  vi.spyOn(cache, 'match').mockImplementation(storageFaults.rejects);
  await user.click(await save());
  expect(await screen.findByText(/^Not saved: the storage of this device did not answer/)).toBeTruthy();
  expect(screen.queryByText(/private/)).toBeNull();
});

test('of several documents that a browser without storage refuses, the first tells why, also after it is gone', async () => {
  expectWarning(/What ngo-.*documents holds could not be read/);
  expectWarning(/StorageError: no-storage/);
  vi.stubGlobal('caches', new BlockedCaches());
  const other = '/files/other.pdf';
  // Leaves on its own: the other document is not rendered with it.
  function First() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        {isShown && actions()}
        <button onClick={() => setShown(false)}>Leave</button>
      </>
    );
  }
  const page = (
    <>
      <First />
      <DocumentActions file={{ url: other }} title="Driver" />
    </>
  );
  const answers = { [url]: pdf, [other]: pdf };
  const { user } = await renderPage(page, { answers });
  for (const title of ['Field officer', 'Driver']) {
    await user.click(await button(`Save for offline: ${title}`));
    await button(`Try again: ${title}`);
  }
  expect(screen.getAllByText(/^This browser cannot keep documents/)).toHaveLength(1);
  expect(screen.getAllByText('Not saved.')).toHaveLength(1);
  await user.click(await button('Leave'));
  expect(await screen.findByText(/^This browser cannot keep documents/)).toBeTruthy();
  expect(screen.queryByText('Not saved.')).toBeNull();
});

test('where the app does not open offline, the button does not say that it saves for that', async () => {
  setOfflineState('no-worker');
  onTestFinished(() => setOfflineState('starting'));
  const { user } = await renderPage(actions(), { answers: { [url]: pdf } });
  await user.click(await button('Save: Field officer'));
  expect(await saved()).toBeTruthy();
  expect(screen.queryByText(/offline/)).toBeNull();
});

test('an evicted document says so and can be saved again', async () => {
  const { user, unmount } = await renderPage(actions(), { answers: { [url]: pdf } });
  await user.click(await save());
  await saved();
  unmount();
  await caches.delete('ngo-saved-documents');
  const { user: later } = await renderPage(actions(), { answers: { [url]: pdf } });
  expect(await screen.findByText('The device has cleared this document to make room.')).toBeTruthy();
  await later.click(await button('Save again: Field officer'));
  expect(await saved()).toBeTruthy();
});

test('a download has the whole file and its name, and does not navigate', async () => {
  const { downloads, navigations } = watchDownloads();
  const { user } = await renderPage(actions(), { answers: { [url]: pdf } });
  await choose(user, 'Download');
  expect(await screen.findByText('It is in your downloads.')).toBeTruthy();
  expect(downloads.map(({ name }) => name)).toEqual([url.split('/').at(-1)]);
  expect(await blobText(downloads[0]!.blob)).toBe(body);
  expect(navigations).toEqual([]);
});

test('a failed download shows a message and no file', async () => {
  expectWarning(/Failed to fetch/);
  const { downloads } = watchDownloads();
  const { user } = await renderPage(actions());
  await choose(user, 'Download');
  expect(
    await screen.findByText('Not on this device yet. Try again when you have a connection.'),
  ).toBeTruthy();
  expect(downloads).toEqual([]);
});

test('a document that the page may not read is offered as a link, with the reason', async () => {
  expectWarning(/Unreadable/);
  url = 'https://elsewhere.example/tor.pdf';
  const { user } = await renderPage(actions());
  const sentence = 'This app may not read the document on its server, so it cannot be kept on this device.';
  const link = () => screen.queryByRole('link', { name: 'Open in a new tab: Field officer' });
  expect(link()).toBeNull();
  await user.click(await save());
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(link()?.getAttribute('href')).toBe(url);
  expect(link()?.getAttribute('target')).toBe('_blank');
  await choose(user, 'Download');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(link()).not.toBeNull();
});

test('without a share sheet the link is copied, and a notice says so', async () => {
  const { user } = await renderPage(actions());
  await choose(user, 'Share');
  expect(await screen.findByText('The link is copied. Paste it into a message.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:3000${url}`);
});

test('an opened document shows that it is on the device', async () => {
  await (await caches.open('ngo-documents')).put(`http://localhost:3000${url}`, pdf());
  await renderPage(actions());
  expect(await screen.findByText('On this device')).toBeTruthy();
});

test.each([true, false])(
  'the language stands beside the size, also of an opened one: compact %j',
  async (isCompact) => {
    const file = { url, size: 84_000, type: 'application/pdf', language: 'fa-AF' };
    await renderPage(<DocumentActions file={file} title="Field officer" isCompact={isCompact} />);
    expect(screen.getByText(isCompact ? 'Dari, 84 kB' : 'PDF, Dari, 84 kB')).toBeTruthy();
    cleanup();
    await (await caches.open('ngo-documents')).put(`http://localhost:3000${url}`, pdf());
    await renderPage(<DocumentActions file={file} title="Field officer" isCompact={isCompact} />);
    expect(await screen.findByText('On this device')).toBeTruthy();
    expect(screen.getByText(isCompact ? 'Dari' : 'PDF, Dari, 84 kB')).toBeTruthy();
  },
);

test('iOS advises installing before the first save; sharing replaces the download', async () => {
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone);
  Object.assign(navigator, { share: async () => undefined });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user, asked } = await renderPage(actions(), { answers: { [url]: pdf } });
  await user.click(await save());
  const advice = await screen.findByRole('dialog');
  expect(asked).not.toContain(url);
  await user.click(within(advice).getByRole('button', { name: 'Save here anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await saved()).toBeTruthy();

  await user.click(await button('More: Field officer'));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Share']);
});

test('a hundred rows share the reads of the storage', async () => {
  const keys = vi.fn(async () => []);
  vi.stubGlobal('caches', { open: async () => ({ keys }) });
  const rows = Array.from({ length: 100 }, (_, index) => (
    <DocumentActions key={index} file={{ url: `/files/row-${index}.pdf` }} title={`Row ${index}`} />
  ));
  await renderPage(<>{rows}</>);
  await act(async () => undefined);
  // Two caches, and once more where a busy machine splits the rows in two.
  expect(keys.mock.calls.length).toBeLessThanOrEqual(4);
});

test('in a row the title leads: to read is outlined, and to save is text', async () => {
  const looks = () =>
    ['Read', 'Save'].map((name) =>
      [...document.querySelectorAll('[data-look]')]
        .find((each) => each.textContent.startsWith(name))
        ?.getAttribute('data-look'),
    );
  await renderPage(actions());
  await save();
  expect(looks()).toEqual(['contained', 'outlined']);
  cleanup();
  await renderPage(
    <DocumentActions file={{ url, size: 84_000, type: 'application/pdf' }} title="Field officer" isCompact />,
  );
  await screen.findByRole('button', { name: /Save for offline/ });
  expect(looks()).toEqual(['outlined', 'text']);
});
