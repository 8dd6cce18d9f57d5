import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { isPdf } from '../../sw/file-marks';
import { show, type Report } from './faults';
import type { Folder } from './folder';
import { documentTypes, imageTypes, mediaType } from './media-types';

/** A file of the content, by the address under which it is published. */
export interface PublishedFile {
  url: string;
  bytes: Buffer;
  type: string;
}

/** Files to publish: path below the site's root (`files/vacancies/a.pdf`) → path on the disk. */
export type Files = Map<string, string>;

const anything = { ...documentTypes, ...imageTypes };

/** Takes any document or image of the folder by its name, and notes it in `files`. */
export function takeFile(value: unknown, folder: Folder, files: Files, report: Report) {
  return take(value, folder, files, report, anything, 'the name of a file');
}

/** Takes an image of the folder by its name, notes it in `files`, and measures it in pixels. */
export function takeImage(value: unknown, folder: Folder, files: Files, report: Report) {
  const image = take(value, folder, files, report, imageTypes, 'the name of an image');
  const size = image && measure(image.bytes);
  if (image && !size) return report('an image whose width and height can be read', show(value));
  return image && size && { ...image, ...size };
}

/** The checksum that the API gives beside a document, in hexadecimal digits. */
export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

function take(
  value: unknown,
  folder: Folder,
  files: Files,
  report: Report,
  types: Readonly<Record<string, string>>,
  wanted: string,
): PublishedFile | undefined {
  const name = typeof value === 'string' ? value.trim().normalize('NFC') : '';
  const type = mediaType(name);
  if (!type || !Object.values(types).includes(type)) {
    return report(`${wanted} beside the record (${Object.keys(types).join(', ')})`, show(value));
  }
  const nameOnDisk = folder.beside.get(name);
  if (nameOnDisk === undefined) {
    return report(`${wanted} beside the record`, `no ${show(name)} in ${folder.label}`);
  }
  folder.taken.add(name);
  const path = join(folder.path, nameOnDisk);
  const bytes = readFileSync(path);
  if (bytes.length === 0) return report('a file with content', `that ${show(name)} is empty`);
  if (type === 'application/pdf' && !isPdf(bytes)) {
    return report('a PDF document', `that ${show(name)} does not begin with %PDF-`);
  }
  files.set(`files/${folder.name}/${name}`, path);
  return { url: `/files/${folder.name}/${encodeURIComponent(name)}`, bytes, type };
}

function measure(bytes: Buffer) {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < 5 ? { width, height } : { width: height, height: width };
  } catch (error) {
    // It throws TypeErrors for an image that it cannot read, RangeErrors for one that was cut off.
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}
