import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import type { default as Sharp } from 'sharp';
import type { Plugin } from 'vite';
import { BuildError } from '../build-error.ts';
import { svgFlaw } from '../content/files/svg.ts';
import { recoloured, sampleSeeds } from './colours.ts';
import { descriptionFile } from './description.ts';
import { siteFolder } from './folder.ts';

/** What a site says of its icon. */
export interface IconOptions {
  /** The name of an SVG or PNG beside `site.yaml`; empty for the sample's in the colours of the site. */
  icon: string;
  /** The colours that take the place of the sample's. */
  colours: ReadonlyMap<string, string>;
}

/** By the address without the slash at its beginning. */
export type IconFiles = ReadonlyMap<string, Buffer>;

/** A PNG is drawn in this size (px) by the system of a phone, at most. */
const largest = 512;

/** The ground of icons whose edges a system cuts: it may show no other than the inner circle of 80 %. */
const maskable = { size: largest, inner: 0.8 };

/** The shortcuts of the manifest. */
const shortcuts = ['faqs', 'vacancies'];

/** Loaded when it is needed: most commands of the project need no native library. */
const sharp = () => createRequire(import.meta.url)('sharp') as typeof Sharp;

/**
 * Makes all icons of a site of one picture, in place of those in `public/`. A site that says nothing of its icon has the
 * sample's in its own colours; the sample has the files of `public/`. Fails the build where the picture cannot be used.
 */
export function siteIcons({ icon, colours }: IconOptions): Plugin {
  let root = process.cwd();
  const isOwn = icon !== '' || colours.size > 0;
  const make = () =>
    makeIcons(readIcon(root, { icon, colours }), colours.get(sampleSeeds.main) ?? sampleSeeds.main);
  return {
    name: 'site-icons',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      ({ root } = config);
    },
    async generateBundle() {
      if (!isOwn) return;
      for (const [fileName, source] of await make()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      if (!isOwn) return;
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').slice(1).replace(/\?.*$/, '');
        if (!/^(favicon\.|app-icons\/)/.test(path)) return next();
        make().then((files) => {
          const file = files.get(path);
          if (!file) return next();
          response.setHeader('Content-Type', types[extname(path)] ?? 'image/png');
          response.end(file);
        }, next);
      });
    },
  };
}

const types: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.ico': 'image/x-icon' };

/** Throws a sentence if the icon of a site cannot be used. */
export const checkIcon = (root: string, options: IconOptions): void => void readIcon(root, options);

/** The picture that all icons are made of, and whether it is an SVG. Throws a sentence if it cannot be used. */
function readIcon(root: string, { icon, colours }: IconOptions): { bytes: Buffer; isSvg: boolean } {
  if (icon === '') {
    const sample = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8');
    return { bytes: Buffer.from(recoloured(sample, colours)), isSvg: true };
  }
  const { path, label } = siteFolder(root);
  const wrong = (found: string) =>
    new BuildError(
      `${label}/${descriptionFile}: icon: expected the name of an SVG, or of a square PNG of at least ${largest} pixels, beside it, found ${found}.`,
    );
  const ending = extname(icon).toLowerCase();
  if (!['.svg', '.png'].includes(ending) || /[\\/]/.test(icon)) throw wrong(JSON.stringify(icon));
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(path, icon));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw wrong(`no ${JSON.stringify(icon)}`);
  }
  const isSvg = ending === '.svg';
  const flaw = isSvg ? svgFlaw(bytes) : pngFlaw(bytes);
  if (flaw) throw wrong(`${flaw} in ${JSON.stringify(icon)}`);
  return { bytes, isSvg };
}

/** Width and height stand at the same place in every PNG: https://www.w3.org/TR/png-3/#11IHDR */
function pngFlaw(bytes: Buffer): string | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return 'something that is no PNG';
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return width === height && width >= largest ? undefined : `${width} × ${height} pixels`;
}

/** All icons, made of one picture; `ground` is the colour behind it where a system cuts its edges. */
export async function makeIcons(
  { bytes, isSvg }: { bytes: Buffer; isSvg: boolean },
  ground: string,
): Promise<IconFiles> {
  // The density of an SVG is that of a drawing of 64 units that is drawn in 512 pixels.
  const draw = (size: number) =>
    sharp()(bytes, isSvg ? { density: 576 } : {}).resize(size, size, {
      fit: 'contain',
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    });
  const png = (size: number) => draw(size).png({ compressionLevel: 9 }).toBuffer();
  const onGround = async (size: number, share: number) =>
    sharp()({ create: { width: size, height: size, channels: 4, background: ground } })
      .composite([{ input: await png(Math.round(size * share)) }])
      .flatten({ background: ground })
      .png({ compressionLevel: 9 })
      .toBuffer();
  const small = await png(96);
  return new Map([
    ['favicon.svg', isSvg ? bytes : svgAround(await png(192))],
    ['favicon.ico', icoOf(await png(32))],
    ['app-icons/icon-192.png', await png(192)],
    ['app-icons/icon-512.png', await png(largest)],
    ['app-icons/maskable-512.png', await onGround(maskable.size, maskable.inner)],
    ['app-icons/apple-touch-icon.png', await onGround(180, 1)],
    ...shortcuts.map((name) => [`app-icons/shortcut-${name}-96.png`, small] as const),
  ]);
}

const svgAround = (png: Buffer): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image width="192" height="192" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );

/** An ICO file with one PNG of 32 pixels: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10) */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
