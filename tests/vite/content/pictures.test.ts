import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { posts } from '../../../src/schemas/posts';
import { compileContent } from '../../../vite/content/compile';
import { makePictures, type MadePicture } from '../../../vite/content/pictures';
import { expectWarning } from '../../support/console';
import { images, makeProject, now, type ProjectFiles } from './project';

/** As a phone writes it that was held upright: 4 by 3 lying, turned by a mark, with the coordinates of a house. */
let photo: Buffer;
beforeAll(async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"><rect width="2000" height="700" fill="#48c"/><rect y="700" width="2000" height="800" fill="#842"/></svg>';
  photo = await sharp(Buffer.from(svg))
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

function cacheFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const siteOf = (files: ProjectFiles) => {
  const root = makeProject(files);
  return { root, site: { path: join(root, 'content'), label: 'content' } };
};

/** What is made of a picture of a site; `folder` keeps it. */
async function madeOf(site: { path: string }, name: string, folder = cacheFolder()): Promise<MadePicture> {
  return (await makePictures(site.path, folder)).get(join(site.path, name)) as MadePicture;
}

test('the photo of a phone is turned, made smaller, and says nothing of its place', async () => {
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { site } = siteOf({ 'content/posts/well.jpg': photo });
  const made = await madeOf(site, 'posts/well.jpg');
  expect(made).toMatchObject({ width: 1200, height: 1600, small: { width: 720, height: 960 } });
  expect(made.colour).toMatch(/^#[\da-f]{6}$/);
  for (const { path, width, height } of [made, made.small!]) {
    const { format, width: own, height: high, exif, xmp, orientation } = await sharp(path).metadata();
    expect({ format, own, high }).toEqual({ format: 'heif', own: width, high: height });
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
  }
});

test('a slide of the home page gets the crop that phones show', async () => {
  const wide = await sharp(photo).resize(2000, 1000, { fit: 'cover' }).jpeg().toBuffer();
  const { site } = siteOf({ 'content/settings/valley.jpg': wide });
  const made = await madeOf(site, 'settings/valley.jpg');
  expect(made).toMatchObject({ width: 1600, height: 800, small: { width: 800, height: 720 } });
});

test('a small AVIF or WebP without metadata goes out as it is; what carries metadata does not', async () => {
  const told = await sharp(images.avif)
    .withExif({ IFD0: { Model: 'Phone' } })
    .avif()
    .toBuffer();
  const { site } = siteOf({
    'content/posts/a.avif': images.avif,
    'content/posts/b.webp': images.webp,
    'content/posts/c.avif': told,
    'content/posts/d.png': images.png,
    'content/posts/e.svg': images.svg,
  });
  const made = await makePictures(site.path, cacheFolder());
  expect([...made.keys()].map((path) => path.slice(-6))).toEqual(['c.avif', '/d.png']);
  expect(
    (await sharp((made.get(join(site.path, 'posts/c.avif')) as MadePicture).path).metadata()).exif,
  ).toBeUndefined();
});

test('a picture that breaks off stops the build, each time: it may say where a house is', async () => {
  expectWarning(/posts\/torn\.jpg cannot be read as a picture/, 2);
  const torn = photo.subarray(0, photo.length / 2);
  const { root, site } = siteOf({
    'content/settings/.keep': '',
    'content/posts/1-well.md':
      '---\ntitle: A well\nslug: a-well\ndate: 2026-11-01\nimage: torn.jpg\n---\nText.\n',
    'content/posts/torn.jpg': torn,
  });
  const folder = cacheFolder();
  for (let build = 0; build < 2; build += 1) {
    const pictures = await makePictures(site.path, folder);
    expect(() => compileContent({ root, resources: [posts], now, pictures })).toThrow(
      'posts/1-well.md:5: image: expected a whole picture: this one is damaged or half copied, so copy it again, found "torn.jpg"',
    );
  }
});

test('what was made is kept by its content, and made anew where it is gone', async () => {
  const { site } = siteOf({ 'content/posts/well.jpg': photo });
  const folder = cacheFolder();
  const first = await madeOf(site, 'posts/well.jpg', folder);
  const bytes = readFileSync(first.path);
  writeFileSync(first.path, 'from the cache');
  const kept = await madeOf(site, 'posts/well.jpg', folder);
  expect(kept).toEqual(first);
  expect(readFileSync(kept.path, 'utf8')).toBe('from the cache');
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.avif'))) rmSync(join(folder, name));
  const again = await madeOf(site, 'posts/well.jpg', folder);
  expect(readFileSync(again.path).equals(bytes)).toBe(true);
});

test('a record has the picture that was made, with its file for phones, in its field and in its text', async () => {
  const { root, site } = siteOf({
    'content/settings/.keep': '',
    'content/posts/1-well.md':
      '---\ntitle: A well\nslug: a-well\ndate: 2026-11-01\nimage: well.jpg\n---\n![The well](well.jpg)\n',
    'content/posts/well.jpg': photo,
  });
  const pictures = await makePictures(site.path, cacheFolder());
  const { responses, files } = compileContent({ root, resources: [posts], now, pictures });
  expect([...files.keys()].sort()).toEqual(['files/posts/well.jpg.avif', 'files/posts/well.jpg.small.avif']);
  const body = JSON.parse(responses.get('api/posts.json')!) as { data: Record<string, unknown>[] };
  expect(body.data[0]).toMatchObject({
    image: '/files/posts/well.jpg.avif',
    width: 1200,
    height: 1600,
    image_small: '/files/posts/well.jpg.small.avif',
    image_small_width: 720,
    image_colour: expect.stringMatching(/^#/) as string,
  });
  expect(JSON.stringify(body.data)).toContain(
    'srcset=\\"/files/posts/well.jpg.small.avif 720w, /files/posts/well.jpg.avif 1200w\\"',
  );
  expect(JSON.stringify(body.data)).toContain('width=\\"1200\\" height=\\"1600\\" alt=\\"The well\\"');
});
