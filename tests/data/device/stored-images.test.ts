import { beforeEach, expect, it, vi } from 'vitest';
import { isImageStored } from '../../../src/data/device/stored-images';
import { usePhone } from '../lists/fresh';
import { expectWarning } from '../../support/console';

const url = 'https://site.example/files/a.avif';
let phone: ReturnType<typeof usePhone>;

beforeEach(async () => {
  phone = usePhone();
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  await (await phone.caches.open('ngo-images')).put(url, new Response('picture'));
});

it('an image that the worker has stored costs nothing', async () => {
  expect(await isImageStored(url)).toBe(true);
  expect(await isImageStored('https://site.example/files/b.avif')).toBe(false);
});

it('without a controlling worker it is fetched again', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(await isImageStored(url)).toBe(false);
});

it('if the device does not report it, it counts as missing', async () => {
  expectWarning(/Cache Storage did not respond/);
  vi.stubGlobal('caches', { match: () => Promise.reject(new DOMException('no', 'SecurityError')) });
  expect(await isImageStored(url)).toBe(false);
});
