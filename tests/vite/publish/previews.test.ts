import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { previewGround } from '../../../src/server/preview-card';
import { drawPreview, maxPreviewBytes, previews } from '../../../vite/publish/previews.ts';
import { folderOf } from '../host/sample-site.ts';

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
