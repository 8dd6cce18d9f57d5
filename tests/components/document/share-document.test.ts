// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { canShareAnything, shareDocument } from '../../../src/components/document/share-document';
import { loadDataSaver } from '../../../src/data/device/data-saver';
import { MemoryCaches } from '../../sw/memory-caches';
import { expectWarning } from '../../support/console';

const file = { url: '/files/tor.pdf' };
const url = 'http://localhost:3000/files/tor.pdf';
const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
const yes = (): boolean => true;
const no = (): boolean => false;
const stop = (name: string) => Promise.reject(new DOMException('no', name));

function stubDevice(device: object) {
  vi.stubGlobal('navigator', device);
  return device;
}

beforeEach(() => {
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  return loadDataSaver();
});

test('shares a stored file offline', async () => {
  await (await caches.open('ngo-saved-documents')).put(url, pdf());
  const share = vi.fn(async (_data: ShareData) => undefined);
  stubDevice({ share, canShare: yes });
  expect(await shareDocument(file, 'Field officer')).toBe('shared');
  const { files, title } = share.mock.calls[0]![0];
  expect([files![0]!.name, files![0]!.type, title]).toEqual(['tor.pdf', 'application/pdf', 'Field officer']);
});

test('fetches the file if the browser can share it', async () => {
  const share = vi.fn(async (_data: ShareData) => undefined);
  stubDevice({ share, canShare: yes });
  vi.stubGlobal('fetch', async () => pdf());
  expect(await shareDocument({ url: '/files/fetched.pdf' }, 'Field officer')).toBe('shared');
  expect(share.mock.calls[0]![0].files).toHaveLength(1);
});

test.each([
  ['/files/form.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['/files/tor.pdf', 'application/pdf'],
  ['/files/unknown', 'application/octet-stream'],
])('asks whether the browser shares %s by its real name and type', async (address, type) => {
  const asked: { name: string; type: string }[] = [];
  const canShare = ({ files = [] }: ShareData) => {
    asked.push(...files.map((each) => ({ name: each.name, type: each.type })));
    return false;
  };
  stubDevice({ share: async () => undefined, canShare });
  await shareDocument({ url: address }, 'Form');
  expect(asked).toEqual([{ name: address.replace('/files/', ''), type }]);
});

test.each([
  ['the browser shares no files', { canShare: no }],
  ['the browser cannot tell', {}],
  ['data is metered', { canShare: yes, connection: { saveData: true } }],
])('shares the link if %s', async (_, device) => {
  const share = vi.fn(async (_data: ShareData) => undefined);
  stubDevice({ share, ...device });
  expect(await shareDocument(file, 'Field officer')).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Field officer', url });
});

test('shares the link if the file cannot be fetched', async () => {
  expectWarning(/Failed to fetch/);
  const share = vi.fn(async (_data: ShareData) => undefined);
  stubDevice({ share, canShare: yes });
  expect(await shareDocument(file, 'Field officer')).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Field officer', url });
});

test('shares the link if the file arrives after user activation would expire', async () => {
  expectWarning(/no byte for 8 s/);
  vi.useFakeTimers();
  const share = vi.fn(async (_data: ShareData) => undefined);
  stubDevice({ share, canShare: yes });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const sharing = shareDocument({ url: '/files/slow.pdf' }, 'Field officer');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await sharing).toBe('shared');
  expect(share.mock.calls[0]![0]).not.toHaveProperty('files');
  await vi.advanceTimersByTimeAsync(8_000);
  vi.useRealTimers();
});

const shared = { text: 'Field officer (VA-7)', url: 'http://localhost:3000/vacancies/va-7' };
const both = `${shared.text}\n${shared.url}`;

test('shares with the file of a notice what it says of itself and the address of its page', async () => {
  await (await caches.open('ngo-saved-documents')).put(url, pdf());
  const share = vi.fn(async (_data: ShareData) => undefined);
  stubDevice({ share, canShare: yes });
  expect(await shareDocument(file, 'Field officer', shared)).toBe('shared');
  const { files, ...rest } = share.mock.calls[0]![0];
  expect(files).toHaveLength(1);
  expect(rest).toEqual({ title: 'Field officer', text: both });
});

test('a browser that takes no text with a file shares the notice without the file', async () => {
  await (await caches.open('ngo-saved-documents')).put(url, pdf());
  const share = vi.fn(async (_data: ShareData) => undefined);
  stubDevice({ share, canShare: (data: ShareData) => data.text === undefined });
  expect(await shareDocument(file, 'Field officer', shared)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Field officer', ...shared });
});

test('without a share sheet the notice is copied with its address', async () => {
  const writeText = vi.fn(async () => undefined);
  stubDevice({ clipboard: { writeText } });
  expect(await shareDocument(file, 'Field officer', shared)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(both);
});

test('closing the share sheet is not a failure', async () => {
  stubDevice({ share: () => stop('AbortError') });
  expect(await shareDocument(file, 'Field officer')).toBe('cancelled');
});

test('copies the link if there is no share sheet or it does not open', async () => {
  expectWarning(/NotAllowedError/);
  const writeText = vi.fn(async () => undefined);
  for (const device of [{}, { share: () => stop('NotAllowedError') }]) {
    stubDevice({ clipboard: { writeText }, ...device });
    expect(await shareDocument(file, 'Field officer')).toBe('copied');
  }
  expect(writeText).toHaveBeenCalledWith(url);
});

test('fails if the link cannot be copied either', async () => {
  expectWarning(/NotAllowedError/);
  stubDevice({ clipboard: { writeText: () => stop('NotAllowedError') } });
  expect(await shareDocument(file, 'Field officer')).toBe('failed');
});

test.each([
  [{ share: () => undefined }, true],
  [{ clipboard: {} }, true],
  [{}, false],
])('with %o sharing is available: %s', (device, expected) => {
  stubDevice(device);
  expect(canShareAnything()).toBe(expected);
});
