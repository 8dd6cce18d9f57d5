const pictureTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

export const imageTypes: Readonly<Record<string, string>> = { ...pictureTypes, svg: 'image/svg+xml' };

/** Allowed documents. Other types (HTML, SVG, scripts) would open as a page of this origin. */
export const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  rtf: 'application/rtf',
  csv: 'text/csv',
  zip: 'application/zip',
};

/** Types that prose may link to: documents and images, except SVG. */
export const linkedTypes: Readonly<Record<string, string>> = { ...documentTypes, ...pictureTypes };

const types = new Map(Object.entries({ ...imageTypes, ...documentTypes }));

/** The extension of a name in lower case, without the dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The MIME type of a file beside a record, by its name; undefined for a type that no field accepts. */
export const mediaType = (name: string): string | undefined => types.get(endingOf(name));
