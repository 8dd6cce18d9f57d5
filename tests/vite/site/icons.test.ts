import { mkdtempSync, rmSync, writeFileSync, mkdirSync, cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import sharp from 'sharp';
import { build } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paletteOf } from '../../../vite/site/colours';
import { makeIcons, siteIcons, type IconOptions } from '../../../vite/site/icons';
import { projectRoot } from '../../support/project';

const svg = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/></svg>`,
  );

const pixel = async (bytes: Buffer, at: number) => [
  ...(await sharp(bytes).extract({ left: at, top: at, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
];

test('every icon has its size; the edges that a system cuts have the ground', async () => {
  const files = await makeIcons({ bytes: svg('#ff0000'), isSvg: true }, '#0000ff');
  const sizes = [...files].map(([name, bytes]) => `${name} ${imageSize(bytes).width}`);
  expect(sizes).toEqual([
    'favicon.svg 64',
    'favicon.ico 32',
    'app-icons/icon-192.png 192',
    'app-icons/icon-512.png 512',
    'app-icons/maskable-512.png 512',
    'app-icons/apple-touch-icon.png 180',
    'app-icons/shortcut-faqs-96.png 96',
    'app-icons/shortcut-vacancies-96.png 96',
  ]);
  const cut = files.get('app-icons/maskable-512.png')!;
  expect([await pixel(cut, 10), await pixel(cut, 256)]).toEqual([
    [0, 0, 255],
    [255, 0, 0],
  ]);
});

test('a PNG becomes the favicon as well', async () => {
  const bytes = await sharp(svg('#00ff00'), { density: 576 }).png().toBuffer();
  const files = await makeIcons({ bytes, isSvg: false }, '#ffffff');
  const favicon = await sharp(files.get('favicon.svg')).png().toBuffer();
  expect(await pixel(favicon, 90)).toEqual([0, 255, 0]);
});

/** Builds a page with the icons of a site whose folder has these files. */
async function built(options: IconOptions, files: Record<string, Buffer> = {}) {
  const root = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  onTestFinished(() => void vi.unstubAllEnvs());
  mkdirSync(join(root, 'site'));
  cpSync(join(projectRoot, 'public'), join(root, 'public'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>x</title>');
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, 'site', name), bytes);
  vi.stubEnv('SITE', join(root, 'site'));
  const result = await build({ root, configFile: false, logLevel: 'silent', plugins: [siteIcons(options)] });
  const { output } = result as { output: { fileName: string; source?: unknown }[] };
  return new Map(output.map(({ fileName, source }) => [fileName, source as Uint8Array]));
}

const ownColours = paletteOf({ main: '#6B1E3C', accent: '#3FB8A0' }).colours;

test('a site without an icon has the sample\u2019s in its own colours, and the sample has its files', async () => {
  const files = await built({ icon: '', colours: ownColours });
  const favicon = Buffer.from(files.get('favicon.svg')!).toString();
  expect(favicon).toContain('#6B1E3C');
  expect(favicon).not.toMatch(/#1B3B6F/i);
  expect(files.has('app-icons/maskable-512.png')).toBe(true);
  expect((await built({ icon: '', colours: new Map() })).has('favicon.svg')).toBe(false);
});

test('the icon of a site stands beside its description', async () => {
  const files = await built({ icon: 'icon.svg', colours: new Map() }, { 'icon.svg': svg('#123456') });
  expect(Buffer.from(files.get('favicon.svg')!)).toEqual(svg('#123456'));
});

test.each([
  ['gone.svg', 'no "gone.svg"'],
  ['icon.gif', '"icon.gif"'],
  ['../icon.svg', '"../icon.svg"'],
  ['small.png', '64 × 64 pixels in "small.png"'],
  ['text.png', 'something that is no PNG in "text.png"'],
  ['script.svg', 'in "script.svg"'],
])('%s stops the build with a sentence', async (icon, found) => {
  const files = {
    'small.png': await sharp(svg('#fff')).png().toBuffer(),
    'text.png': Buffer.from('a text that is no picture at all'),
    'script.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  };
  await expect(built({ icon, colours: new Map() }, files)).rejects.toThrow(found);
});
