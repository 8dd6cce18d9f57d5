import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { default as Sharp } from 'sharp';
import { settings } from '../../src/schemas/settings';
import { markUsed, trimFolderHourly, unlessGone, writeWhole } from '../cache/files.ts';
import { isText } from './files/disk';
import { endingOf, pictureTypes } from './files/names';

/** Below the project's root: where pictures are kept between builds, by the content that they were made of. */
export const picturesFolder = 'node_modules/.cache/pictures';

/** A file that the build made of a picture. */
interface Made {
  /** Where it is kept. */
  path: string;
  width: number;
  height: number;
}

/** What is published in place of a picture that cannot go out as it is: an AVIF, turned, without metadata. */
export interface MadePicture extends Made {
  /** For small screens, if the picture is much wider than those. */
  small?: Made;
  /** The colour (`#a1b2c3`) that stands in its place until it has loaded. */
  colour: string;
}

/** By the path of the picture; what cannot be read is `unreadable`, and must not go out as it is. */
export type Pictures = ReadonlyMap<string, MadePicture | 'unreadable'>;

/** The longest side (px) of a picture that a page draws: a slide of the home page. */
const longestSide = 1_600;

/** The width (px) for phones: a card at three pixels to a point is not much wider. */
const smallWidth = 720;

/** Only a picture that is wider than this (px) gets a file for phones. */
const wideEnough = 960;

/** Phones show the slides of the home page in a frame that is nearly square. */
const slideOnPhones = { width: 800, height: 720, fit: 'cover', position: 'attention' } as const;

/** A higher effort takes seven times as long for files that are 8 % smaller. */
const encoding = { quality: 50, effort: 2 } as const;

/** A change of what `make` does makes kept pictures outdated. */
const version = 1;

/** Formats that go out as they are, if they are small enough and carry no metadata. */
const published = ['avif', 'webp'];

/** Loaded when it is needed: most commands of the project need no native library. */
const sharp = () => createRequire(import.meta.url)('sharp') as typeof Sharp;

/**
 * Makes of each picture in a folder, and in those below it, that a phone or a camera wrote what pages draw: turned as it was held, no
 * larger than needed, without metadata, which may say where a house is. What was made before is taken from
 * `cacheFolder`. Rejects if the disk fails.
 */
export async function makePictures(folder: string, cacheFolder: string): Promise<Pictures> {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && Object.hasOwn(pictureTypes, endingOf(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const made = new Map<string, MadePicture | 'unreadable'>();
  for (const path of paths) {
    const picture = await keptOrMade(path, cacheFolder);
    if (picture) made.set(path, picture);
  }
  await trimFolderHourly(cacheFolder);
  return made;
}

/** Undefined for a picture that goes out as it is. */
async function keptOrMade(
  path: string,
  cacheFolder: string,
): Promise<MadePicture | 'unreadable' | undefined> {
  const bytes = await readFile(path);
  const isSlide = basename(dirname(path)) === settings.name;
  const hash = createHash('sha256').update(`${version} ${isSlide}`).update(bytes).digest('hex');
  const note = join(cacheFolder, `${hash}.json`);
  const kept = await unlessGone(readFile(note, 'utf8'));
  if (kept !== undefined) {
    const picture = located(JSON.parse(kept) as MadePicture | null, cacheFolder);
    const files = picture ? [picture.path, ...(picture.small ? [picture.small.path] : [])] : [];
    if (files.every((file) => existsSync(file))) {
      for (const file of [note, ...files]) await markUsed(file);
      return picture;
    }
  }
  let picture: Awaited<ReturnType<typeof make>>;
  try {
    picture = await make(bytes, isSlide);
  } catch (error) {
    // The record that names a text as its picture has a fault, which says so in its line.
    if (!isText(bytes)) console.warn(`${path} cannot be read as a picture: ${String(error)}`);
    return 'unreadable';
  }
  await mkdir(cacheFolder, { recursive: true });
  const keep = async (drawn: Drawn): Promise<Made> => {
    const name = `${hash}-${drawn.width}x${drawn.height}.avif`;
    await writeWhole(join(cacheFolder, name), drawn.bytes);
    return { path: name, width: drawn.width, height: drawn.height };
  };
  const entry = picture && {
    ...(await keep(picture.full)),
    ...(picture.small && { small: await keep(picture.small) }),
    colour: picture.colour,
  };
  await writeWhole(note, Buffer.from(JSON.stringify(entry ?? null)));
  return located(entry ?? null, cacheFolder);
}

/** The cache may be copied to another folder: its notes have only the names of files. */
function located(picture: MadePicture | null, folder: string): MadePicture | undefined {
  if (!picture) return undefined;
  const at = (made: Made): Made => ({ ...made, path: join(folder, made.path) });
  return { ...picture, ...at(picture), ...(picture.small && { small: at(picture.small) }) };
}

interface Drawn {
  bytes: Buffer;
  width: number;
  height: number;
}

/** What a picture is published as; undefined if it goes out as it is. */
async function make(
  bytes: Buffer,
  isSlide: boolean,
): Promise<{ full: Drawn; small?: Drawn; colour: string } | undefined> {
  // Decoding more than 100 megapixels needs more memory than a small server has.
  // Some phones write what libraries warn of; a picture that breaks off is none.
  const open = () => sharp()(bytes, { limitInputPixels: 100_000_000, failOn: 'truncated' }).autoOrient();
  const { format, mediaType = '', exif, xmp, iptc, orientation = 1, autoOrient } = await open().metadata();
  const { width, height } = autoOrient;
  const isBare = !exif && !xmp && !iptc && orientation === 1;
  const isFit = Math.max(width, height) <= longestSide;
  if (published.includes(mediaType.replace('image/', '') || format) && isBare && isFit) return undefined;
  const draw = async (size: object): Promise<Drawn> => {
    const { data, info } = await open()
      .resize({ withoutEnlargement: true, ...size })
      .avif(encoding)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  };
  const full = await draw({ width: longestSide, height: longestSide, fit: 'inside' });
  const isWide = full.width > wideEnough;
  const small = isWide ? await draw(isSlide ? slideOnPhones : { width: smallWidth }) : undefined;
  const { dominant } = await open().flatten({ background: 'white' }).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { full, ...(small && { small }), colour };
}
