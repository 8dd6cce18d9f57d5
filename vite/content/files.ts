import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { attempt, show, type Report } from './faults';
import { hintOf } from '../nearest';
import { inMegabytes, isText, largestFile, readContentFile, decodeText } from './files/disk';
import type { Folder } from './files/folder';
import type { MadePicture } from './pictures';
import { documentTypes } from '../../sw/contract/media-types';
import { endingOf, imageTypes, linkedTypes, mediaType } from './files/names';
import { svgFlaw } from './files/svg';
import { headLength, isOfItsKind } from '../../sw/contract/file-signatures';

/** A content file with its published address. */
export interface PublishedFile {
  url: string;
  /** Those of the file in the folder. */
  bytes: Buffer;
  /** As it is published. */
  type: string;
  /** What is published in its place. */
  made?: MadePicture;
}

/** Files to publish: path below the site's root (`files/vacancies/a.pdf`) → real path on disk. */
export type Files = Map<string, string>;

/** An SVG larger than this (bytes) usually embeds a bitmap. */
const maxSvgBytes = 500_000;
const maxPixels = 10_000;

/** Publishes a document of the folder by its name, and adds it to `files`. */
export function takeDocument(value: unknown, folder: Folder, files: Files, report: Report) {
  return take(value, folder, files, report, documentTypes, 'the name of a file');
}

/**
 * Publishes a file that prose links to: a document or an image. An SVG would open as a page of this origin,
 * and is rejected.
 */
export function takeLinked(value: unknown, folder: Folder, files: Files, report: Report) {
  return take(value, folder, files, report, linkedTypes, 'the name of a file');
}

/**
 * Publishes an image of the folder by its name, or what was made of it, adds that to `files`, and measures it in pixels.
 */
export function takeImage(value: unknown, folder: Folder, files: Files, report: Report) {
  const image = take(value, folder, files, report, imageTypes, 'the name of an image');
  if (!image) return undefined;
  const { made } = image;
  const name = nameOf(value);
  const small = made?.small && {
    url: publish(folder, `${name}.small.avif`, made.small.path, files),
    width: made.small.width,
  };
  const { width, height } = made ?? measure(image.bytes) ?? {};
  return { ...image, width, height, ...(small && { small }), ...(made && { colour: made.colour }) };
}

/** The checksum that the API has for a document, in hexadecimal. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

function take(
  value: unknown,
  folder: Folder,
  files: Files,
  report: Report,
  types: Readonly<Record<string, string>>,
  expectedName: string,
): PublishedFile | undefined {
  const name = nameOf(value);
  const type = mediaType(name);
  if (!type || !Object.values(types).includes(type)) {
    return report(`${expectedName} beside the record (${Object.keys(types).join(', ')})`, show(value));
  }
  const path = folder.paths.get(folder.beside.get(name) ?? '');
  if (path === undefined) {
    const hint = hintOf(name, folder.beside.keys());
    return report(`${expectedName} beside the record`, `no ${show(name)} in ${folder.label}${hint}`);
  }
  folder.taken.add(name);
  const bytes = readPublishable(name, path, report);
  if (!bytes) return undefined;
  const made = folder.pictures.get(path);
  if (made === 'unreadable') return report(wholePicture, show(name));
  if (!made) return { url: publish(folder, name, path, files), bytes, type };
  return { url: publish(folder, `${name}.avif`, made.path, files), bytes, type: imageTypes.avif!, made };
}

/** What is expected of a picture that breaks off, or that is none. */
export const wholePicture = 'a whole picture: this one is damaged or half copied, so copy it again';

const nameOf = (value: unknown) => (typeof value === 'string' ? value.trim().normalize('NFC') : '');

/** Adds a file to those of the site, and returns its address. */
function publish({ name: folder }: Folder, name: string, path: string, files: Files): string {
  files.set(`files/${folder}/${name}`, path);
  return `/files/${folder}/${encodeURIComponent(name)}`;
}

/**
 * The bytes of a document or image that matches its extension and that every host accepts; reports a fault
 * otherwise.
 */
export function readPublishable(name: string, path: string, report: Report): Buffer | undefined {
  const ending = endingOf(name);
  const limit = ending === 'svg' ? maxSvgBytes : largestFile;
  const read = readContentFile(path, limit);
  if ('flaw' in read) return report(`a file of at most ${inMegabytes(limit)}`, `${show(name)}: ${read.flaw}`);
  const bytes = read.value;
  if (bytes.length === 0) return report('a file with content', `that ${show(name)} is empty`);
  if (!(ending in imageTypes)) {
    const flaw = signatureFlaw(ending, bytes);
    return flaw === undefined ? bytes : report(kindOf(ending), `that ${show(name)} ${flaw}`);
  }
  if (ending === 'svg') {
    const flaw = svgFlaw(bytes);
    if (flaw)
      return report('an SVG without scripts and without references to elsewhere', `${flaw} in ${show(name)}`);
  }
  return checkImage(name, bytes, report);
}

const kindOf = (ending: string) => (ending === 'pdf' ? 'a PDF document' : `a .${ending} document`);

function checkImage(name: string, bytes: Buffer, report: Report): Buffer | undefined {
  const size = measure(bytes);
  if (!size && isText(bytes)) return report('a picture', `that ${show(name)} is a text`);
  if (!size || (size.kind === 'avif' && breaksOff(bytes))) return report(wholePicture, show(name));
  if (mediaType(`a.${size.kind}`) !== mediaType(name)) {
    return report(`a ${endingOf(name)} image`, `${size.kind} inside ${show(name)}`);
  }
  if (size.width > maxPixels || size.height > maxPixels) {
    return report(`an image of at most ${maxPixels} pixels a side`, `${size.width} × ${size.height}`);
  }
  return bytes;
}

/** The bytes of the length of a box, and of its name. */
const boxHead = 8;

/** Whether an AVIF, which goes out without being decoded, breaks off: the boxes that it consists of say how long they are. */
function breaksOff(bytes: Buffer): boolean {
  let at = 0;
  while (at + boxHead * 2 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    // The last box may go on to the end of the file, and a long one has its length behind its name.
    if (length === 0) return false;
    at += length === 1 ? Number(bytes.readBigUInt64BE(at + boxHead)) : Math.max(length, boxHead);
  }
  return at > bytes.length;
}

/** Width and height as displayed (EXIF orientation may swap them), and the image format. */
function measure(bytes: Buffer) {
  const measured = attempt(() => imageSize(bytes));
  if ('flaw' in measured) return undefined;
  const { width, height, orientation = 1, type: kind = '' } = measured.value;
  if (!(width > 0 && height > 0)) return undefined;
  return orientation < 5 ? { kind, width, height } : { kind, width: height, height: width };
}

/** What a file with the wrong extension is: the extensions that may be so, one of them alone, and what to say. */
const otherFormats: readonly (readonly [kinds: readonly string[], alone: string, sentence: string])[] = [
  [['pdf'], 'pdf', 'a PDF'],
  [['rtf', 'doc'], 'rtf', 'an RTF file'],
  [
    ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'],
    'zip',
    'a newer Word or Excel file, or a zip archive',
  ],
  [['doc', 'xls', 'ppt'], 'doc', 'an old Word or Excel file (.doc, .xls): export it as a PDF'],
];

/**
 * Why the bytes of a document do not match its extension, as the end of "found that …"; undefined if they do.
 * The worker uses the same signatures, so it can store whatever is published.
 */
export function signatureFlaw(ending: string, bytes: Buffer): string | undefined {
  if (ending === 'csv') return 'flaw' in decodeText(bytes) ? 'is not text in UTF-8' : undefined;
  const head = bytes.subarray(0, headLength);
  if (isOfItsKind(ending, head)) return undefined;
  const own = ending === 'pdf' ? 'does not begin with %PDF-' : `does not begin as a .${ending} file does`;
  const other = otherFormats.find(([kinds, begins]) => !kinds.includes(ending) && isOfItsKind(begins, head));
  return other ? `${own}: it is ${other[2]}` : own;
}
