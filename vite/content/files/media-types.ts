import { documentTypes } from '../../../sw/contract/media-types';

const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

export const imageTypes: Readonly<Record<string, string>> = { ...pictureTypes, svg: 'image/svg+xml' };

/** Types that prose may link to: documents and images, except SVG. */
export const linkedTypes: Readonly<Record<string, string>> = { ...documentTypes, ...pictureTypes };

const types = new Map(Object.entries({ ...imageTypes, ...documentTypes }));

/** The extension of a name in lower case, without the dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The MIME type of a file beside a record, by its name; undefined for a type that no field accepts. */
export const mediaType = (name: string): string | undefined => types.get(endingOf(name));
