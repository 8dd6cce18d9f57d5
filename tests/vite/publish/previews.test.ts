import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, afterEach, beforeEach, expect, test, afterAll, beforeAll, vi } from 'vitest';
import { previewGround } from '../../../src/server/preview-card';
import {
  drawPreview,
  maxPreviewBytes,
  previews,
  picturesOfApi,
  picturesOfFolder,
} from '../../../vite/publish/previews.ts';
import { folderOf } from '../host/sample-site.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ground = previewGround();
const plain = (width: number, height: number, background = '#ff0000') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer();
const colourAt = async (bytes: Buffer, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};
const isRed = ([red = 0, green = 0, blue = 0]: number[]) => red > 200 && green < 60 && blue < 60;

test.each([
  ['a wide picture', () => plain(1_200, 675)],
  ['an upright picture', () => plain(480, 600)],
  ['a small picture', () => plain(120, 80)],
  ['a picture that compresses badly', () => noise(1_600, 900)],
  ['no picture', async () => undefined],
])('the preview of %s is a JPEG of 1200 × 630 pixels and less than 300 kB', async (_, make) => {
  const bytes = await drawPreview(Buffer.from(ground), await make());
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1_200, 630]);
  expect(bytes.length).toBeLessThan(maxPreviewBytes);
});

test('a wide picture fills the preview, an upright one stands whole before the ground', async () => {
  const wide = await drawPreview(Buffer.from(ground), await plain(1_200, 675));
  expect(isRed(await colourAt(wide, 2, 2))).toBe(true);
  const upright = await drawPreview(Buffer.from(ground), await plain(480, 600));
  expect(isRed(await colourAt(upright, 600, 4))).toBe(true);
  expect(isRed(await colourAt(upright, 20, 300))).toBe(false);
});

let site: Awaited<ReturnType<typeof folderOf>>;
beforeEach(async () => {
  site = await folderOf({
    'dist/favicon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f00"/></svg>',
    'dist/files/red.png': await plain(900, 500),
  });
});
afterEach(() => site.remove());
const makerOf = (warnings: string[] = [], reads: string[] = []) =>
  previews({
    folder: join(site.folder, 'dist'),
    cacheFolder: join(site.folder, 'cache'),
    ground,
    read: (url) => {
      reads.push(url);
      return url.includes('skipped') ? Promise.resolve(undefined) : readFile(join(site.folder, 'dist', url));
    },
    warn: (message) => warnings.push(message),
  });

test('a page without a picture has the card: the icon of the site in the middle', async () => {
  const card = await makerOf()(undefined);
  expect(card).toMatch(/^\/assets\/preview-[0-9a-f]{16}\.jpg$/);
  const bytes = await readFile(join(site.folder, 'dist', card));
  expect(isRed(await colourAt(bytes, 600, 315))).toBe(true);
  expect(isRed(await colourAt(bytes, 300, 315))).toBe(false);
});

test('each picture is read and drawn once, also for several pages', async () => {
  const reads: string[] = [];
  const make = makerOf([], reads);
  const both = await Promise.all([make('/files/red.png'), make('/files/red.png'), make(undefined)]);
  expect(both[0]).toBe(both[1]);
  expect(reads).toEqual(['/files/red.png']);
  expect(await readdir(join(site.folder, 'dist/assets'))).toHaveLength(2);
});

test('the next build takes the preview that was kept', async () => {
  const address = await makerOf()('/files/red.png');
  const [name] = await readdir(join(site.folder, 'cache'));
  expect(address.endsWith(`/${name}`)).toBe(true);
  const before = await readFile(join(site.folder, 'cache', name!));
  expect(await makerOf()('/files/red.png')).toBe(address);
  expect(await readFile(join(site.folder, 'dist', address))).toEqual(before);
});

test('a picture that cannot be had or read is told, and the card stands for it', async () => {
  const warnings: string[] = [];
  const make = makerOf(warnings);
  const card = await make(undefined);
  expect(await make('/files/gone.png')).toBe(card);
  expect(await make('/favicon.svg?skipped')).toBe(card);
  expect(warnings).toEqual([
    expect.stringMatching(/^\/files\/gone\.png: expected a picture for previews, found: /),
  ]);
});

describe('the pictures of previews', () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const isFirst = !asked.includes(url);
    asked.push(url);
    if (url === '/busy.png' && isFirst) response.writeHead(429, { 'retry-after': '1' }).end();
    else if (url === '/gone.png') response.writeHead(404).end();
    else response.end(url === '/large.png' ? 'x'.repeat(2_000) : 'picture');
  });
  beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
  afterAll(() => void server.close());
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const limits = { count: 3, interval: 0, time: 5_000, bytes: 1_000 };

  test('a picture of the content is read from the output folder, by its encoded address', async () => {
    const { folder, remove } = await folderOf({ 'files/teams/ویدا.avif': 'picture' });
    const read = picturesOfFolder(folder);
    expect(String(await read(encodeURI('/files/teams/ویدا.avif')))).toBe('picture');
    await expect(read('/files/none.avif')).rejects.toThrow('ENOENT');
    await remove();
  });

  test('a picture of an API is fetched; what is no picture or too large is refused', async () => {
    const read = picturesOfApi(vi.fn(), limits);
    expect(String(await read(at('/a.png')))).toBe('picture');
    await expect(read(at('/gone.png'))).rejects.toThrow('status 404');
    await expect(read(at('/large.png'))).rejects.toThrow('2000 bytes');
  });

  test('beyond the limit of a build no picture is fetched', async () => {
    const read = picturesOfApi(vi.fn(), { ...limits, count: 1 });
    expect(String(await read(at('/first.png')))).toBe('picture');
    expect(await read(at('/second.png'))).toBeUndefined();
    expect(asked).not.toContain('/second.png');
  });

  test('a picture that a throttle keeps back is fetched when the server says so, which is told', async () => {
    const tell = vi.fn();
    expect(String(await picturesOfApi(tell, limits)(at('/busy.png')))).toBe('picture');
    expect(tell.mock.calls[0]?.[0]).toContain('/busy.png: status 429. The build waits 1 s');
  });
});
