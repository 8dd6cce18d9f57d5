import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { default as Sharp } from 'sharp';
import { previewSize } from '../../src/server/preview-size.ts';
import { fetchPatiently, type TellWait } from '../api/patience.ts';

/** WhatsApp shows no picture that is larger (bytes). */
export const maxPreviewBytes = 300_000;

/** A change of what `drawPreview` does makes kept previews outdated. */
const drawingVersion = 1;

interface Options {
  /** The output folder of the build. */
  folder: string;
  /** The folder that keeps previews for the next build. */
  cacheFolder: string;
  /** The ground of the site's card and of upright pictures, as an SVG. */
  ground: string;
  read: ReadPicture;
  warn: (message: string) => void;
}

/**
 * Resolves to the address of the preview of a picture; of the site's card without a picture. Never rejects for a
 * picture.
 */
export type MakePreview = (picture: string | undefined) => Promise<string>;

/**
 * Makes the pictures that other programs show beside a link: each once, as a JPEG in `assets/`, and kept for the next
 * build. A picture that cannot be had or read is told by `warn`, and the site's card stands for it.
 */
export function previews({ folder, cacheFolder, ground, read, warn }: Options): MakePreview {
  const known = new Map<string, Promise<string>>();
  const make = async (picture: Buffer | undefined) => {
    const key = createHash('sha256')
      .update(`${drawingVersion} ${ground}`)
      .update(picture ?? '');
    const name = `preview-${key.digest('hex').slice(0, 16)}.jpg`;
    const kept = join(cacheFolder, name);
    const isKept = existsSync(kept);
    const bytes = isKept ? await readFile(kept) : await drawPreview(Buffer.from(ground), picture);
    if (!isKept) {
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(kept, bytes);
    }
    await mkdir(join(folder, 'assets'), { recursive: true });
    await writeFile(join(folder, 'assets', name), bytes);
    return `/assets/${name}`;
  };
  let card: Promise<string> | undefined;
  const makeCard = async () => {
    const icon = join(folder, 'favicon.svg');
    return make(existsSync(icon) ? await asLogo(await readFile(icon)) : undefined);
  };
  const makeOf = async (url: string) => {
    try {
      const picture = await read(url);
      if (picture) return await make(picture);
    } catch (error) {
      warn(`${url}: expected a picture for previews, found: ${(error as Error).message}`);
    }
    return (card ??= makeCard());
  };
  return (url) => {
    if (url === undefined) return (card ??= makeCard());
    const preview = known.get(url) ?? makeOf(url);
    known.set(url, preview);
    return preview;
  };
}

/** Loaded when it is needed: development and builds without an address need no native library. */
const sharp = () => createRequire(import.meta.url)('sharp') as typeof Sharp;

/** The icon of the site as a square in the middle of the card. */
const asLogo = (icon: Buffer): Promise<Buffer> =>
  sharp()(icon, { density: 400 }).resize(300, 300, { fit: 'inside' }).png().toBuffer();

/** A picture that fills the preview; an upright or small one stands before the ground. */
export async function drawPreview(ground: Buffer, picture: Buffer | undefined): Promise<Buffer> {
  const { width, height } = previewSize;
  if (!picture) return encode(ground);
  // Pictures of others may be anything: no more than 100 megapixels are decoded.
  const upright = sharp()(picture, { limitInputPixels: 100_000_000 }).rotate();
  const { autoOrient } = await upright.metadata();
  const isWide = autoOrient.width >= width / 2 && autoOrient.width > autoOrient.height * 1.2;
  if (isWide) return encode(await upright.resize(width, height, { fit: 'cover' }).png().toBuffer());
  const fitted = upright.resize(width, height, {
    fit: 'inside',
    withoutEnlargement: autoOrient.width <= 300,
  });
  return encode(
    await sharp()(ground)
      .composite([{ input: await fitted.png().toBuffer() }])
      .png()
      .toBuffer(),
  );
}

/** The best JPEG that is small enough. Rejects if none is, which no picture of this size comes near. */
async function encode(picture: Buffer): Promise<Buffer> {
  for (const quality of [80, 65, 50, 35]) {
    const bytes = await sharp()(picture).flatten().jpeg({ quality }).toBuffer();
    if (bytes.length < maxPreviewBytes) return bytes;
  }
  throw new Error(`a picture of more than ${maxPreviewBytes} bytes`);
}

/** Resolves to the bytes of a picture; undefined if it is left out. Rejects if it cannot be had. */
type ReadPicture = (url: string) => Promise<Buffer | undefined>;

/** The pictures that a build has written, by their address from the root of the site. */
export const picturesOfFolder =
  (folder: string): ReadPicture =>
  (url) =>
    readFile(join(folder, decodeURI(new URL(url, 'http://localhost').pathname)));

interface Limits {
  /** So many pictures are fetched in one build; the others are left out. */
  count: number;
  /** From the start of one call to the start of the next (ms). */
  interval: number;
  /** For one picture, with its body (ms). */
  time: number;
  bytes: number;
}

const usualLimits: Limits = { count: 200, interval: 200, time: 15_000, bytes: 12_000_000 };

/**
 * The pictures of an external API: one call at a time and at most five a second, and as late as the server asks; `tell`
 * is called for each such wait.
 */
export function picturesOfApi(tell: TellWait, limits: Limits = usualLimits): ReadPicture {
  let queue: Promise<unknown> = Promise.resolve();
  let count = 0;
  let nextAt = 0;
  const fetchPicture = async (url: string) => {
    await pause(Math.max(0, nextAt - Date.now()));
    nextAt = Date.now() + limits.interval;
    const init = () => ({ signal: AbortSignal.timeout(limits.time) });
    const response = await fetchPatiently(url, init, tell);
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    if (bytes.length > limits.bytes) throw new Error(`${bytes.length} bytes`);
    return bytes;
  };
  return (url) => {
    count += 1;
    if (count > limits.count) return Promise.resolve(undefined);
    const picture = queue.then(() => fetchPicture(url));
    // Its caller is told.
    queue = picture.catch(() => undefined);
    return picture;
  };
}
